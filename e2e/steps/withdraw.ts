import { expect, type Locator, type Page } from '@playwright/test'
import { choose } from './form.ts'
import { codeMailed } from './outbox.ts'

/** Asks for the code of what an open dialog shows, types it and presses `submit`. */
export async function withCode(page: Page, dialog: Locator, phone: string, submit: string): Promise<void> {
  const code = await codeMailed(page.request, phone, () => dialog.getByRole('button', { name: 'Send code' }).click())
  await dialog.getByLabel('Digit 1 of 6').pressSequentially(code)
  await dialog.getByRole('button', { name: submit }).click()
}

export async function addAddress(page: Page, phone: string, entry: { address: string; remark: string }): Promise<void> {
  await page.goto('/en_US/assets/withdraw')
  await page.getByRole('button', { name: 'Add a new address' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add an address' })
  await dialog.getByRole('textbox', { name: 'Address' }).fill(entry.address)
  await dialog.getByRole('textbox', { name: 'Remark' }).fill(entry.remark)
  await withCode(page, dialog, phone, 'Add address')
  await expect(page.getByRole('table', { name: 'Address book' }).getByText(entry.remark)).toBeVisible()
}

export type Wish = { readonly to: string; readonly amount: string; readonly remark: string }

export async function withdraw(page: Page, phone: string, { to, amount, remark }: Wish): Promise<void> {
  await page.goto('/en_US/assets/withdraw')
  await choose(page, 'To address', to)
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await page.getByRole('textbox', { name: 'Remark' }).fill(remark)
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm withdrawal' })
  await withCode(page, dialog, phone, 'Withdraw')
  await expect(page.getByText('Your withdrawal is in review.')).toBeVisible()
}
