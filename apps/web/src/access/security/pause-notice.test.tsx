import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeFieldKey, serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn, user } from '#frame/testing.tsx'

const security = { email: true, mobile: true, google: true, passkeys: false }
const owner = (about: object = {}) => ({
  ...signedIn('approved'),
  'ex/api/v1/user/info': { ...user('approved'), mobile: '+65****4567', security, ...about },
  'ex/api/v1/verification/demands': {
    demands: [['google']],
    masked: { email: null, mobile: null },
    pause: { hours: 24, scopes: ['withdraw', 'transferOut', 'p2pSell'] },
  },
})

const pauses = 'After this change, withdrawals, transfers to other customers and OTC sales pause for 24 hours.'
const pausesZh = '操作完成后，提现、向其他客户转账和场外交易出售将暂停 24 小时。'
const nothing = 'This change pauses nothing: withdrawals, transfers and OTC sales keep working.'
test.each([
  ['en_US', 'bindPhone', pauses],
  ['zh_CN', 'bindPhone', pausesZh],
  ['en_US', 'closeGoogle', pauses],
  ['en_US', 'backupCodes', pauses],
  ['en_US', 'changeEmail', `${pauses} We notify both your old and your new email or phone.`],
  ['zh_CN', 'changePhone', `${pausesZh} 我们会同时通知原联系方式和新联系方式。`],
])('in %s, %s names everything that pauses, and the notices', async (locale, at, text) => {
  serve(owner(at.startsWith('bind') ? { mobile: null, email: null } : {}))
  await openApp(`/${locale}/personal/${at}`, 'token')
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})

test.each([
  ['en_US', nothing],
  ['zh_CN', '此操作不会暂停任何功能，提现、转账和场外交易出售均可照常使用。'],
])('in %s, states that a first factor pauses nothing', async (locale, text) => {
  serve({
    ...owner({ email: null }),
    'ex/api/v1/verification/demands': { demands: [['mobile']], masked: { email: null, mobile: null }, pause: null },
  })
  await openApp(`/${locale}/personal/bindEmail`, 'token')
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
