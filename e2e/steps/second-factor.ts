import { expect, type Page } from '@playwright/test'
import { readMailedCode } from './outbox.ts'

/** Enters a code into the six boxes. */
async function enter(page: Page, label: string, code: string): Promise<void> {
  await page.getByRole('group', { name: label }).locator('input:enabled').first().click()
  await page.keyboard.type(code)
}
export const prove = async (page: Page, label: string, to: string): Promise<void> => {
  await page.getByRole('group', { name: label }).waitFor()
  await enter(
    page,
    label,
    await readMailedCode(page.request, to, () => page.getByRole('button', { name: 'Send code' }).click()),
  )
}

// Numbers of Singapore that begin with 90 to 98 are valid with any further digits.
const VALID = 9_000_000
let phones = Number(String(Date.now()).slice(-7)) % VALID

/** Adds an unused phone, on the English screens. */
export async function addPhone(page: Page, me: { readonly email: string; readonly password: string }): Promise<string> {
  phones = (phones + 1) % VALID
  const phone = `+659${String(phones).padStart(7, '0')}`
  await page.goto('/en_US/personal/bindPhone')
  await page.getByRole('button', { name: 'Area code' }).click()
  await page.keyboard.type('Singapore')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'New phone' }).fill(phone.slice(3))
  await page.getByLabel('Login password').fill(me.password)
  await prove(page, 'Email code', me.email)
  await prove(page, 'Code sent to the new email or phone', phone)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText(`+65****${phone.slice(-4)}`)).toBeVisible()
  return phone
}
