import { invitations } from '@tessera/contract/invitations.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../lib/testing.ts'
import { openApp, signedIn, user } from '../shell/testing.tsx'

const LIST = invitations.list.path
const INFO = 'ex/api/v1/user/info'
const SUMMARY = 'ex/agent/summary'
const none = { clients: 0, coins: [], rows: [] }
const answer = (rows: readonly object[]) => ({ rows, total: rows.length, page: 1, pageSize: 20, next: null })
const row = (id: string, account: string | null, status: string) => ({
  id,
  account,
  status,
  registeredAt: '2026-11-20T00:00:00.000Z',
})

test('who invited sees the code, the link and whom they invited', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const rows = [
    row('1', 'a***@mail.example', 'verified'),
    row('2', '+65****4567', 'registered'),
    row('3', null, 'closed'),
  ]
  serve({ ...signedIn('approved'), [LIST]: answer(rows), [SUMMARY]: none })
  await openApp('/en_US/personal/invitations', 'token')
  await expect.element(page.getByRole('row', { name: /a\*{3}@mail\.example.*Verified/u })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /\+65\*{4}4567.*Not verified/u })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /--.*Closed/u })).toBeVisible()
  await page.getByRole('button', { name: 'Copy the invitation code' }).click()
  await page.getByRole('button', { name: 'Copy the invitation link' }).click()
  expect(write.mock.calls).toEqual([['C4C812984C'], [`${location.origin}/en_US/register?invite=C4C812984C`]])
})

test('where nobody was invited yet the list offers the link', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  serve({ ...signedIn('approved'), [LIST]: answer([]), [SUMMARY]: none })
  await openApp('/zh_CN/personal/invitations', 'token')
  await expect.element(page.getByText('暂无邀请记录')).toBeVisible()
  await page.getByRole('button', { name: '复制链接' }).click()
  expect(write.mock.calls).toEqual([[`${location.origin}/zh_CN/register?invite=C4C812984C`]])
})

test('a sub-account is told that it invites nobody, and nothing is asked for it', async () => {
  const calls = serve({ ...signedIn('approved'), [INFO]: { ...user('approved'), type: 'sub', inviteCode: null } })
  await openApp('/en_US/personal/invitations', 'token')
  await expect.element(page.getByText('A sub-account invites nobody', { exact: false })).toBeVisible()
  expect(calls.some(({ path }) => path === LIST)).toBe(false)
})

test('what inviting earned stands below, once it earned anything', async () => {
  const sums = { accrued: '0.02', held: '0.02', paid: '0.00' }
  const reward = {
    id: '1',
    day: '2026-11-20',
    account: 'a***@mail.example',
    level: 1,
    coin: 'SGD',
    fee: '0.25',
    rate: '0.1',
    amount: '0.02',
    status: 'held',
    payableOn: '2027-01-01',
    paidAt: null,
  }
  const summary = { clients: 0, coins: [{ coin: 'SGD', ...sums }], rows: [] }
  serve({ ...signedIn('approved'), [LIST]: answer([]), [SUMMARY]: summary, 'ex/agent/commission': answer([reward]) })
  await openApp('/en_US/personal/invitations', 'token')
  await expect.element(page.getByRole('row', { name: /2026-11-20.*0\.02.*Held/u })).toBeVisible()
})
