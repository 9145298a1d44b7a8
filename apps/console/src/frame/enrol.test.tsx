import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { closeSession, sessionToken } from '#parts/session.ts'
import { openConsole } from './testing.tsx'

const start = {
  step: 'details',
  expiresAt: '2026-11-29T10:00:00.000Z',
  name: null,
  email: null,
  otpauth: null,
} as const
const last = {
  ...start,
  step: 'authenticator',
  name: 'Ana Lim',
  email: 'ana@exchange.internal',
  otpauth: 'otpauth://totp/Tessera:ana?secret=JBSWY3DPEHPK3PXP&issuer=Tessera',
} as const

const open = vi.spyOn(api.firstOperators, 'open')
const details = vi.spyOn(api.firstOperators, 'details')
const authenticator = vi.spyOn(api.firstOperators, 'authenticator')
beforeEach(async () => {
  await page.viewport(1440, 900)
  closeSession()
  open.mockReset().mockResolvedValue(start)
})

test('opens a link without a login, and goes on to the passkey after name and email, by keyboard alone', async () => {
  details.mockResolvedValue({ ...start, step: 'passkey' })
  await openConsole('/console/en_US/first#a-secret')
  await expect.element(page.getByRole('heading', { name: 'Enrol as an operator' })).toBeVisible()
  expect(open).toHaveBeenCalledWith({ link: 'a-secret' })
  await page.getByRole('textbox', { name: 'Name' }).click()
  await userEvent.keyboard('Ana Lim{Tab}ana@exchange.internal{Enter}')
  await expect.element(page.getByRole('button', { name: 'Create a passkey' })).toBeVisible()
  expect(details).toHaveBeenCalledWith({ link: 'a-secret', name: 'Ana Lim', email: 'ana@exchange.internal' })
})

test('shows a message at the email field if the other person already has this email', async () => {
  details.mockRejectedValue(new ApiError('OPERATOR_EMAIL_EXISTS', 'Taken.', { field: 'email' }))
  await openConsole('/console/en_US/first#a-secret')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ben')
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@exchange.internal')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Taken\./u)
})

test('continues at the authenticator, and logs in after its code and a password', async () => {
  open.mockResolvedValue(last)
  authenticator.mockResolvedValue({ token: 'a-session', expiresAt: '', operatorId: 'ana' })
  const { history } = await openConsole('/console/en_US/first#a-secret')
  await expect.element(page.getByText('JBSWY3DPEHPK3PXP')).toBeVisible()
  await page.getByLabelText('Password, at least 12 characters', { exact: true }).fill('a password of my own')
  await page.getByRole('textbox', { name: 'Authenticator code' }).fill('123456')
  await page.getByRole('button', { name: 'Finish and log in' }).click()
  await expect.poll(() => history.location.pathname).toBe('/console/en_US/setup')
  expect(sessionToken()).toBe('a-session')
})

test('keeps the secret of the link when a language is added to the address or changed', async () => {
  const { history } = await openConsole('/console/first#a-secret')
  await expect.element(page.getByRole('heading', { name: 'Enrol as an operator' })).toBeVisible()
  expect(history.location.hash).toBe('#a-secret')
  await page.getByRole('button', { name: /Language/u }).click()
  await page.getByRole('menuitem', { name: '中文' }).click()
  await expect.element(page.getByRole('heading', { name: '登记为运营人员' })).toBeVisible()
  expect(history.location.hash).toBe('#a-secret')
})

test('says why a link does not work, and offers the login', async () => {
  open.mockRejectedValue(new ApiError('OPERATOR_LINK_EXPIRED', 'This link was valid until noon.', {}))
  await openConsole('/console/en_US/first#a-secret')
  await expect.element(page.getByText('This link was valid until noon.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Log in to the console' })).toBeVisible()
})

test('reports a link without its secret as incomplete', async () => {
  await openConsole('/console/en_US/first')
  await expect.element(page.getByText('This link is incomplete.', { exact: false })).toBeVisible()
  expect(open).not.toHaveBeenCalled()
})
