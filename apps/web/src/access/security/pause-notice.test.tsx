import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeFieldKey, serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn, user } from '#frame/testing.tsx'

const security = { email: true, mobile: true, google: true, passkeys: false }
const owner = (about: object = {}) => ({
  ...signedIn('approved'),
  'ex/api/v0/public': publicInfo({ freezeHours: 24 }),
  'ex/api/v1/user/info': { ...user('approved'), mobile: '+65****4567', security, ...about },
  'ex/api/v1/verification/demands': { demands: [['google']], masked: { email: null, mobile: null } },
})

test.each([
  ['en_US', 'bindPhone', 'If your account has ever held money, withdrawals pause for 24 hours after this change.'],
  ['zh_CN', 'bindPhone', '如账户曾有过资金，操作完成后提现将暂停 24 小时。'],
  ['en_US', 'bindEmail', 'If your account has ever held money, withdrawals pause for 24 hours after this change.'],
  ['en_US', 'closeGoogle', 'After this change, withdrawals pause for 24 hours.'],
  ['en_US', 'backupCodes', 'After this change, withdrawals pause for 24 hours.'],
  [
    'en_US',
    'changeEmail',
    'After this change, withdrawals pause for 24 hours. We notify both your old and your new email or phone.',
  ],
  ['zh_CN', 'changePhone', '操作完成后提现将暂停 24 小时，我们会同时通知原联系方式和新联系方式。'],
])('in %s, %s states the correct pause and notices', async (locale, at, text) => {
  serve(owner(at.startsWith('bind') ? { mobile: null, email: null } : {}))
  await openApp(`/${locale}/personal/${at}`, 'token')
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})

test('a finished change confirms success and does not mention a pause, which may not have begun', async () => {
  const [expiresAt, verifyToken] = ['2026-11-20T00:00:00.000Z', 'a token of sixteen letters']
  serve({
    ...owner(),
    'ex/api/v0/public': publicInfo({ fieldKey: await makeFieldKey() }),
    'ex/api/v1/verification/prove_authenticator': { verifyToken, expiresAt, missing: [] },
    'ex/api/v1/user/google/unbind': {},
  })
  await openApp('/en_US/personal/closeGoogle', 'token')
  await page.getByRole('textbox', { name: 'Login password' }).fill('a password 1')
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
  await userEvent.keyboard('428105')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect.element(page.getByText('Done.', { exact: true }).first()).toBeVisible()
})
