import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn, user } from '#frame/testing.tsx'

const owner = (about: object) => ({
  ...signedIn('approved'),
  'ex/api/v1/user/info': {
    ...user('approved'),
    mobile: '+65****4567',
    security: { email: true, mobile: true, google: true, passkeys: false },
    ...about,
  },
  'ex/api/v1/verification/demands': { demands: [['email']], masked: { email: 'l***@example.com', mobile: null } },
})

test.each([
  [
    'en_US',
    'bindPhone',
    'Your phone number is +65****4567. To use another one, change it.',
    'Change phone',
    'changePhone',
  ],
  ['zh_CN', 'bindPhone', '当前手机号为 +65****4567，如需使用其他号码，请更换。', '更换手机号', 'changePhone'],
  [
    'en_US',
    'bindEmail',
    'Your email is l***@example.com. To use another one, change it.',
    'Change email',
    'changeEmail',
  ],
  ['en_US', 'bindGoogle', 'To use another app, turn this one off first.', 'Turn off the authenticator', 'closeGoogle'],
])('in %s, %s shows the existing factor and a link to where it is changed', async (locale, at, message, go, next) => {
  serve(owner({}))
  const app = await openApp(`/${locale}/personal/${at}`, 'token')
  await expect.element(page.getByText(message)).toBeVisible()
  expect(page.getByRole('textbox').query()).toBeNull()
  await page.getByRole('link', { name: go, exact: true }).click()
  await expect.poll(app.path).toBe(`/${locale}/personal/${next}`)
})

test.each([
  ['a phone', 'bindPhone', { mobile: null }, 'New phone'],
  ['an email', 'bindEmail', { email: null }, 'New email'],
])('without a factor, %s shows its form', async (_, at, about, field) => {
  serve(owner(about))
  await openApp(`/en_US/personal/${at}`, 'token')
  await expect.element(page.getByRole('textbox', { name: field })).toBeVisible()
})

test('without an authenticator, the form to add one is shown', async () => {
  serve(owner({ security: { email: true, mobile: true, google: false, passkeys: false } }))
  await openApp('/en_US/personal/bindGoogle', 'token')
  await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible()
})

test.each([
  ['changePhone', { mobile: null }, 'Phone codes are turned off for your account', 'Add a phone'],
  ['changeEmail', { email: null }, 'Your account has no email', 'Add an email'],
])('without the factor, %s shows a message and links to where it is added', async (at, about, expected, go) => {
  serve(owner(about))
  await openApp(`/en_US/personal/${at}`, 'token')
  await expect.element(page.getByText(expected)).toBeVisible()
  await expect.element(page.getByRole('link', { name: go })).toBeVisible()
})

test.each([
  [
    'en_US',
    'l***@example.com no longer receives codes. Change it to an email that you can use.',
    'Change',
    'New email',
  ],
  ['zh_CN', 'l***@example.com 已不再接收验证码，请更换为您可以使用的邮箱。', '修改', '新邮箱'],
])('in %s an account whose email no longer takes codes is led to change it', async (locale, text, go, field) => {
  serve(owner({ security: { email: false, mobile: true, google: true, passkeys: false } }))
  await openApp(`/${locale}/personal/userManagement`, 'token')
  await expect.element(page.getByText(text)).toBeVisible()
  await page.getByRole('link', { name: go, exact: true }).first().click()
  await expect.element(page.getByRole('textbox', { name: field })).toBeVisible()
})
