import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { makeFieldKey, serve } from '#parts/testing.ts'
import { openApp, publicInfo } from '#frame/testing.tsx'

const ticket = {
  ticket: 'a ticket of a login',
  expiresAt: '2026-11-20T00:05:00.000Z',
  factors: ['passkey'],
  masked: { email: null, mobile: null },
  challenge: null,
}

/** Opens the second step of a login that only a passkey can confirm. */
async function secondStep(passkeyOrigin: string | null, site: object = {}) {
  const fieldKey = await makeFieldKey()
  serve({ 'ex/api/v0/public': publicInfo({ fieldKey, passkeyOrigin, ...site }), 'ex/user/login_in': ticket })
  await openApp('/en_US/login')
  await page.getByRole('textbox', { name: 'Email' }).fill('lim@mail.example')
  await page.getByLabelText('Password', { exact: true }).fill('lanterns 2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Security verification' })).toBeVisible()
}
const boxes = () => page.getByRole('textbox').elements()

test('without working passkeys or another factor, the page explains why, links to the working address and shows no code boxes', async () => {
  await secondStep('https://there.example')
  await expect.element(page.getByText('Passkeys work at https://there.example, not at this address.')).toBeVisible()
  const there = page.getByRole('link', { name: 'Log in where passkeys work' })
  await expect.element(there).toHaveAttribute('href', 'https://there.example/en_US/login')
  await expect
    .element(page.getByText(/For 48 hours after a password reset by email code, only a passkey/))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en_US/cms/contact')
  expect(boxes()).toEqual([])
})

test('does not promise that email will suffice again if everybody needs a strong factor, and shows no address if there is none', async () => {
  await secondStep(null, { is_enforce_google_auth: 1 })
  await expect.element(page.getByText(/opened this site without one/)).toBeVisible()
  expect(page.getByText(/only a passkey can confirm/).query()).toBeNull()
  expect(page.getByRole('link', { name: 'Log in where passkeys work' }).query()).toBeNull()
  expect(boxes()).toEqual([])
})

test('if passkeys work here, the device is asked for a passkey', async () => {
  await secondStep(window.location.origin)
  await expect.element(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
})
