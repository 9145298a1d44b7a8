import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdBack, makeFieldKey, serve } from './testing.ts'
import { openApp, publicInfo, signedIn, user } from '#frame/testing.tsx'

const at = '2026-11-20T00:00:00.000Z'
const [DEMANDS, PROVE, SEND] = ['demands', 'prove_authenticator', 'send_code'].map(
  (last) => `ex/api/v1/verification/${last}`,
)
const CREATE = 'ex/api/v1/sub_accounts/create'

/** The factors requested from an account with an authenticator, and those still missing after a correct code. */
const demandsOf = (demands: readonly string[][], missing: readonly string[][]) => ({
  ...signedIn('approved'),
  'ex/api/v1/user/info': {
    ...user('approved'),
    security: { email: true, mobile: true, google: true, passkeys: false },
  },
  [DEMANDS!]: { demands, masked: { email: 'l***@example.com', mobile: null } },
  [PROVE!]: { verifyToken: 'a token of sixteen letters', expiresAt: at, missing },
  [SEND!]: { challengeId: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b11', resendAt: at, expiresAt: at },
})
const typeCode = async () => {
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).click()
  await userEvent.keyboard('428105')
}

test('once everything is confirmed, the focus is on the next button, and Enter presses it', async () => {
  const calls = serve({
    ...demandsOf([['google']], []),
    'ex/api/v1/sub_accounts/list': { rows: [], max: 10 },
    [CREATE]: {},
  })
  await openApp('/en_US/personal/subAccounts', 'token')
  await page.getByRole('button', { name: 'New sub-account' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Savings')
  await typeCode()
  await expect.element(page.getByText('Confirmed.')).toBeVisible()
  await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('submit')
  expect(calls.filter(({ path }) => path === CREATE)).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => calls.filter(({ path }) => path === CREATE).length).toBe(1)
})

test.each([
  ['en_US', 'Login password', 'Authenticator code', 'Email code'],
  ['zh_CN', '登录密码', '身份验证器验证码', '邮箱验证码'],
])('in %s no code is mentioned before the factor is known', async (locale, password, right, other) => {
  serve(demandsOf([['google']], []))
  const answer = holdBack(DEMANDS!)
  await openApp(`/${locale}/personal/changeEmail`, 'token')
  await expect.element(page.getByRole('textbox', { name: password })).toBeVisible()
  const codes = () =>
    page
      .getByRole('group')
      .elements()
      .filter((group) => group.closest('nav') === null)
      .map((group) => group.textContent)
  expect(codes()).toEqual([])
  expect(page.getByText(other).query()).toBeNull()
  answer()
  await expect.element(page.getByRole('group', { name: right })).toBeVisible()
  expect(codes()).toHaveLength(1)
})

test('after one of two factors the focus moves to the next', async () => {
  serve(demandsOf([['google'], ['new']], [['new']]))
  await openApp('/en_US/personal/changeEmail', 'token')
  await page.getByRole('textbox', { name: 'New email' }).fill('new@example.com')
  await page.getByRole('textbox', { name: 'Login password' }).fill('a password 1')
  await typeCode()
  await expect.element(page.getByRole('group', { name: 'Code sent to the new email or phone' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send code' })).toHaveFocus()
})

test('after a code was sent the focus is on the code boxes', async () => {
  serve({ ...demandsOf([['email']], []), 'ex/api/v1/sub_accounts/list': { rows: [], max: 10 } })
  await openApp('/en_US/personal/subAccounts', 'token')
  await page.getByRole('button', { name: 'New sub-account' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Savings')
  const send = page.getByRole('button', { name: 'Send code' })
  await expect.element(send).toBeEnabled()
  send.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus()
})

test('Enter in an empty change shows an error at each incomplete field', async () => {
  serve(demandsOf([['google'], ['new']], []))
  await openApp('/en_US/personal/changeEmail', 'token')
  const email = page.getByRole('textbox', { name: 'New email' })
  await email.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('textbox', { name: 'Login password' })).toHaveAttribute('aria-invalid', 'true')
})

const [OPEN, CHANGE] = ['ex/api/v1/sub_accounts/open_login', 'ex/api/v1/user/change/email'] as const
const CLOSE = 'ex/api/v1/account_closings/request'
const desk = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
  userAccount: '80217735',
  name: 'Desk',
  email: null,
  depositsOpen: true,
  tradingOpen: true,
  status: 'active',
  createdAt: at,
}
const everywhere: readonly (readonly [what: string, path: string, begin: () => Promise<void>, submit: string])[] = [
  [
    CREATE,
    'subAccounts',
    async () => {
      await page.getByRole('button', { name: 'New sub-account' }).click()
      await page.getByRole('textbox', { name: 'Name' }).fill('Savings')
    },
    'Create',
  ],
  [
    OPEN,
    'subAccounts',
    async () => {
      await page.getByRole('button', { name: 'Actions for Desk' }).click()
      await page.getByRole('menuitem', { name: 'Enable login' }).click()
      await page.getByRole('textbox', { name: 'Email' }).fill('desk@example.com')
    },
    'Enable login',
  ],
  [
    CHANGE,
    'changeEmail',
    async () => {
      await page.getByRole('textbox', { name: 'New email' }).fill('new@example.com')
      await page.getByRole('textbox', { name: 'Login password' }).fill('a password 1')
    },
    'Confirm',
  ],
  [
    CLOSE,
    'userManagement',
    async () => {
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await page.getByRole('textbox', { name: 'Login password' }).fill('a password 1')
    },
    'Close account',
  ],
]

test.each(everywhere)(
  'once the confirmation of %s has expired, each factor is requested again',
  async (path, screen, begin, submit) => {
    const answers: Record<string, unknown> = {
      ...demandsOf([['google']], []),
      'ex/api/v0/public': publicInfo({ fieldKey: await makeFieldKey() }),
      'ex/api/v1/sub_accounts/list': { rows: [desk], max: 10 },
      'ex/api/v1/account_closings/get': { closesAt: null },
      [path]: 'VERIFY_TOKEN_INVALID',
    }
    const calls = serve(answers)
    const done = page.getByText('Confirmed.')
    const go = page.getByRole('button', { name: submit, exact: true }).last()
    await openApp(`/en_US/personal/${screen}`, 'token')
    await begin()
    await typeCode()
    await expect.element(done).toBeVisible()
    await go.click()
    await expect.element(page.getByText('VERIFY_TOKEN_INVALID')).toBeVisible()
    expect(done.query()).toBeNull()
    await typeCode()
    await expect.element(done).toBeVisible()
    expect(page.getByText('VERIFY_TOKEN_INVALID').query()).toBeNull()
    answers[path] = {}
    await go.click()
    await expect.poll(() => calls.filter((call) => call.path === path).length).toBe(2)
  },
)
