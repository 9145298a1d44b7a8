import { expect, type Page } from '@playwright/test'
import { appCode } from '../../world/src/people/app-codes.ts'
import { giveDevice } from './passkey.ts'
import type { Production } from './production.ts'

export type FirstOperator = { readonly name: string; readonly email: string }
const enrolPassword = 'Harbour-desk-2026'

/** Enters name and email on the page of an open link. */
export async function enterDetails(page: Page, { name, email }: FirstOperator): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'Create a passkey' })).toBeVisible()
}

/** Creates a passkey on a virtual device of this page. */
export async function createPasskey(page: Page): Promise<void> {
  await giveDevice(page)
  await page.getByRole('textbox', { name: 'Device name' }).fill('Laptop')
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await expect(page.getByRole('img', { name: 'Authenticator QR code' })).toBeVisible()
}

/** Sets up the authenticator with the key that the page shows, and finishes. */
export async function finishEnrolment(page: Page): Promise<void> {
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/u).textContent()) ?? ''
  await page.getByLabel('Password, at least 12 characters', { exact: true }).fill(enrolPassword)
  await page.getByLabel('Authenticator code').fill(appCode(secret, new Date()))
  await page.getByRole('button', { name: 'Finish and log in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Setup' })).toBeVisible()
}

/** Runs the command for the first operators, and returns the path of each printed link. */
export async function firstLinks({ command }: Production): Promise<string[]> {
  const { output } = await command('operator', 'first')
  return [...output.matchAll(/\/console\/first#\S+/gu)].map(([path]) => path)
}
