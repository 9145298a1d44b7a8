import { invitations } from '@tessera/contract/partners/invitations/invitations.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn, user } from '#frame/testing.tsx'

const LIST = invitations.list.path
const INFO = 'ex/api/v1/user/info'
const SUMMARY = 'ex/agent/summary'
const none = { clients: 0, coins: [], rows: [] }
const page20 = (rows: readonly object[]) => ({ rows, total: rows.length, page: 1, pageSize: 20, next: null })
const answer = (rows: readonly object[], rewardRate = '0') => ({ ...page20(rows), rewardRate })
const [APPLICATIONS, CODES] = [invitations.applications.path, invitations.codes.path]
const noCodes = { [APPLICATIONS]: page20([]), [CODES]: page20([]) }
const row = (id: string, account: string | null, status: string) => ({
  id,
  account,
  status,
  registeredAt: '2026-11-20T00:00:00.000Z',
  class: null,
  earned: [],
  noReward: 'off',
})

test('shows the code, the link and the invited people', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const rows = [
    row('1', 'a***@mail.example', 'verified'),
    row('2', '+65****4567', 'registered'),
    row('3', null, 'closed'),
  ]
  serve({ ...signedIn('approved'), [LIST]: answer(rows), [SUMMARY]: none, ...noCodes })
  await openApp('/en_US/personal/invitations', 'token')
  await expect.element(page.getByRole('row', { name: /a\*{3}@mail\.example.*Verified/u })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /\+65\*{4}4567.*Not verified/u })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /--.*Closed/u })).toBeVisible()
  await page.getByRole('button', { name: 'Copy invitation code' }).click()
  await page.getByRole('button', { name: 'Copy invitation link' }).click()
  expect(write.mock.calls).toEqual([['C4C812984C'], [`${location.origin}/en_US/register?invite=C4C812984C`]])
})

test('an empty list offers to copy the invitation link', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  serve({ ...signedIn('approved'), [LIST]: answer([]), [SUMMARY]: none, ...noCodes })
  await openApp('/zh_CN/personal/invitations', 'token')
  await expect.element(page.getByText('暂无邀请记录')).toBeVisible()
  await page.getByRole('button', { name: '复制链接' }).click()
  expect(write.mock.calls).toEqual([[`${location.origin}/zh_CN/register?invite=C4C812984C`]])
})

test('a sub-account reads that it cannot invite, and sends no requests for it', async () => {
  const calls = serve({ ...signedIn('approved'), [INFO]: { ...user('approved'), type: 'sub', inviteCode: null } })
  await openApp('/en_US/personal/invitations', 'token')
  await expect.element(page.getByText('Sub-accounts cannot invite people', { exact: false })).toBeVisible()
  expect(calls.some(({ path }) => path === LIST)).toBe(false)
})

test('shows the rewards below, once there are any', async () => {
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
  serve({
    ...signedIn('approved'),
    [LIST]: answer([]),
    [SUMMARY]: summary,
    ...noCodes,
    'ex/agent/commission': page20([reward]),
  })
  await openApp('/en_US/personal/invitations', 'token')
  await expect.element(page.getByRole('row', { name: /2026-11-20.*0\.02.*Held/u })).toBeVisible()
})

test('sends an application for codes with number and description, and shows its state and the codes', async () => {
  const application = {
    id: '1',
    number: 'IA-7',
    quantity: 3,
    description: 'Members of our club',
    status: 'rejected',
    reason: 'We do not give codes for this purpose.',
    customerMessage: null,
    createdAt: '2026-11-20T00:00:00.000Z',
    decidedAt: '2026-11-21T00:00:00.000Z',
  }
  const code = {
    id: '2',
    code: 'ABCDEFGH23',
    maxUses: 10,
    usesLeft: 9,
    createdAt: '2026-11-20T00:00:00.000Z',
    expiresAt: '2027-02-20T00:00:00.000Z',
    state: 'usable',
    endedAt: null,
  }
  const calls = serve({
    ...signedIn('approved'),
    [LIST]: answer([]),
    [SUMMARY]: none,
    [APPLICATIONS]: page20([application]),
    [CODES]: page20([code]),
    [invitations.apply.path]: application,
  })
  await openApp('/en_US/personal/invitations', 'token')
  await expect.element(page.getByRole('row', { name: /IA-7.*Rejected.*We do not give codes/u })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /ABCDEFGH23.*9 of 10.*Usable/u })).toBeVisible()
  await expect.element(page.getByText('Invitation rewards are turned off', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Apply for codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Number of codes' }).fill('3')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Members of our club')
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect.element(page.getByText('Application sent. Number: IA-7.')).toBeVisible()
  expect(JSON.parse(calls.find(({ path }) => path === invitations.apply.path)?.body ?? '')).toEqual({
    quantity: 3,
    description: 'Members of our club',
  })
})

test('the list shows the reward from the fees of each account, or why there is none', async () => {
  const rows = [
    {
      ...row('1', 'a***@mail.example', 'verified'),
      class: 'ai',
      noReward: null,
      earned: [{ coin: 'SGD', feePaid: '0.25', reward: '0.02' }],
    },
    { ...row('2', 'b***@mail.example', 'verified'), class: 'ri', noReward: 'class' },
  ]
  serve({ ...signedIn('approved'), [LIST]: answer(rows, '0.1'), [SUMMARY]: none, ...noCodes })
  await openApp('/en_US/personal/invitations', 'token')
  await expect.element(page.getByRole('row', { name: /Accredited.*0\.02 SGD of 0\.25 SGD in fees/u })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Retail.*not allowed for this investor class/u })).toBeVisible()
  await expect.element(page.getByText('You earn 10.00% of the fees', { exact: false })).toBeVisible()
})

test('AUT-27 a withdrawn code shows its date, and the owner can end a usable one', async () => {
  const code = {
    id: '2',
    code: 'ABCDEFGH23',
    maxUses: 10,
    usesLeft: 9,
    createdAt: '2026-11-20T00:00:00.000Z',
    expiresAt: '2027-02-20T00:00:00.000Z',
    state: 'usable',
    endedAt: null,
  }
  const withdrawn = { ...code, id: '3', code: 'ABCDEFGH45', state: 'withdrawn', endedAt: '2026-11-21T12:00:00.000Z' }
  const calls = serve({
    ...signedIn('approved'),
    [LIST]: answer([]),
    [SUMMARY]: none,
    ...noCodes,
    [CODES]: page20([code, withdrawn]),
    [invitations.endCode.path]: { ...code, state: 'ended' },
  })
  await openApp('/en_US/personal/invitations', 'token')
  await expect.element(page.getByRole('row', { name: /ABCDEFGH45.*Withdrawn.*2026-11-21/u })).toBeVisible()
  await page.getByRole('button', { name: 'Turn off code ABCDEFGH23' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off code' }).click()
  await expect.element(page.getByText('Code turned off.')).toBeVisible()
  expect(JSON.parse(calls.find(({ path }) => path === invitations.endCode.path)?.body ?? '')).toEqual({ id: '2' })
})
