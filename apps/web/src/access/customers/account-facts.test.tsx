import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn, user } from '#frame/testing.tsx'

const KYC = 'ex/api/v1/kyc/get'
const verification = { status: 'pending', step: 'review', case: null, medianReviewHours: null }
const badge = (words: string) => page.getByText(words, { exact: true })

test.each([
  ['en_US', 'unverified', 'unknown', 'Unverified'],
  ['en_US', 'to be improved', 'pending', 'To be improved'],
  ['en_US', 'pending', 'pending', 'Pending'],
  ['en_US', 'rejected', 'rejected', 'Rejected'],
  ['en_US', 'completed', 'approved', 'Completed'],
  ['zh_CN', 'to be improved', 'pending', '待完善'],
] as const)('in %s the identity shows the label of its verification, %s', async (locale, label, status, words) => {
  serve({ ...signedIn(status), [KYC]: { ...verification, status, label } })
  await openApp(`/${locale}/personal/userManagement`, 'token')
  await expect.element(badge(words)).toBeVisible()
})

test("a sub-account shows its owner's verification and offers no separate one", async () => {
  const calls = serve({ ...signedIn('approved'), 'ex/api/v1/user/info': { ...user('approved'), type: 'sub' } })
  await openApp('/en_US/personal/userManagement', 'token')
  await expect.element(badge('Completed')).toBeVisible()
  expect(calls.some(({ path }) => path === KYC)).toBe(false)
})

test('copies the invitation code, or a link to registration in the current language', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  serve(signedIn('approved'))
  await openApp('/zh_CN/personal/userManagement', 'token')
  await page.getByRole('button', { name: '复制邀请码' }).click()
  await page.getByRole('button', { name: '复制链接' }).click()
  const link = `${location.origin}/zh_CN/register?invite=C4C812984C`
  expect(write.mock.calls).toEqual([['C4C812984C'], [link]])
})

test('shows no invitation row without an invitation code', async () => {
  serve({ ...signedIn('approved'), 'ex/api/v1/user/info': { ...user('approved'), type: 'sub', inviteCode: null } })
  await openApp('/en_US/personal/userManagement', 'token')
  await expect.element(badge('Completed')).toBeVisible()
  await expect.element(page.getByText('Invitation code')).not.toBeInTheDocument()
})
