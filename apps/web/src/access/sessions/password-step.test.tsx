import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeFieldKey, serve } from '#parts/testing.ts'
import { openApp, publicInfo } from '#frame/testing.tsx'

const ticket = {
  ticket: 'a ticket of a login',
  expiresAt: '2026-11-20T00:05:00.000Z',
  factors: ['email'],
  masked: { email: 'l***@mail.example', mobile: null },
  challenge: { factor: 'email', resendAt: '2026-11-20T00:01:30.000Z', expiresAt: '2026-11-20T00:05:00.000Z' },
}
const email = () => page.getByRole('textbox', { name: 'Email' })
const password = () => page.getByLabelText('Password', { exact: true })
const submit = () => page.getByRole('button', { name: 'Log in', exact: true })

async function openLogin(answer: unknown) {
  const fieldKey = await makeFieldKey()
  serve({ 'ex/api/v0/public': publicInfo({ fieldKey }), 'ex/user/login_in': answer })
  await openApp('/en_US/login')
  // The pointer may rest where a former test left it, for example on a button whose tooltip covers the form.
  await email().hover()
  await email().fill('lim@mail.example')
}

test('going back from the code step keeps the typed email', async () => {
  await openLogin(ticket)
  await password().fill('lanterns 2026')
  await submit().click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(email()).toHaveValue('lim@mail.example')
  await expect.element(password()).toHaveValue('')
})

test('switching to another login method keeps the typed email', async () => {
  await openLogin(ticket)
  await page.getByRole('tab', { name: 'Phone' }).click()
  await expect.element(email()).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'Email' }).click()
  await expect.element(email()).toHaveValue('lim@mail.example')
})

test('clears an earlier refusal once the form reports its own error', async () => {
  await openLogin('LOGIN_FAILED')
  await password().fill('wrong 2026')
  await submit().click()
  await expect.element(page.getByText('LOGIN_FAILED')).toBeVisible()
  await password().fill('')
  await submit().click()
  await expect.element(page.getByText('Enter your password.')).toBeVisible()
  expect(page.getByText('LOGIN_FAILED').query()).toBeNull()
})
