import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../lib/testing.ts'
import { openApp, signedIn, user } from '../shell/testing.tsx'

const owner = (about: object) => ({
  ...signedIn('approved'),
  'ex/api/v1/user/info': {
    ...user('approved'),
    phone: '+65****4567',
    security: { email: true, mobile: true, google: true, passkey: false },
    ...about,
  },
  'ex/api/v1/verification/demands': { demands: [['email']], masked: { email: 'l***@example.com', mobile: null } },
})

test.each([
  ['en_US', 'bindPhone', 'It is +65****4567. To use another one, change it.', 'Change phone', 'changePhone'],
  ['zh_CN', 'bindPhone', '当前手机号为 +65****4567，如需使用其他号码，请更换。', '更换手机号', 'changePhone'],
  ['en_US', 'bindEmail', 'It is l***@example.com. To use another one, change it.', 'Change email', 'changeEmail'],
  ['en_US', 'bindGoogle', 'To use another app, turn this one off first.', 'Turn off the authenticator', 'closeGoogle'],
])(
  'in %s %s of who has it says what there is, and leads to where it is changed',
  async (locale, at, told, go, next) => {
    serve(owner({}))
    const app = await openApp(`/${locale}/personal/${at}`, 'token')
    await expect.element(page.getByText(told)).toBeVisible()
    expect(page.getByRole('textbox').query()).toBeNull()
    await page.getByRole('link', { name: go, exact: true }).click()
    await expect.poll(app.path).toBe(`/${locale}/personal/${next}`)
  },
)

test.each([
  ['a phone', 'bindPhone', { phone: null }, 'New phone'],
  ['an email', 'bindEmail', { email: null }, 'New email'],
])('who has not got %s fills it in', async (_, at, about, field) => {
  serve(owner(about))
  await openApp(`/en_US/personal/${at}`, 'token')
  await expect.element(page.getByRole('textbox', { name: field })).toBeVisible()
})

test('who has not got an authenticator starts with one', async () => {
  serve(owner({ security: { email: true, mobile: true, google: false, passkey: false } }))
  await openApp('/en_US/personal/bindGoogle', 'token')
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible()
})
