import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { withdrawalMail } from '@tessera/contract/payments/withdrawals/withdrawal-mail.ts'
import { choose } from './form.ts'
import { readMailedCode, withdrawalSecretMailed } from './outbox.ts'
import { closeReceipt } from './receipt.ts'
import { enterCode } from './enter-code.ts'

/** Requests the code for the content of an open dialog, enters it and presses `submit`. */
export async function withCode(page: Page, dialog: Locator, phone: string, submit: string): Promise<void> {
  const code = await readMailedCode(page.request, phone, () =>
    dialog.getByRole('button', { name: 'Send code' }).click(),
  )
  await enterCode(dialog, code)
  await dialog.getByRole('button', { name: submit }).click()
}

/** Presses `submit`, which asks the page's device for a passkey; there is no code. */
export async function withPasskey(dialog: Locator, submit: string): Promise<void> {
  await expect(dialog.getByText('Your device asks for your passkey when you confirm.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send code' })).toHaveCount(0)
  await dialog.getByRole('button', { name: submit }).click()
}

type Entry = { readonly address: string; readonly remark: string; readonly tag?: string }

/** Declares in an open dialog that the address is the customer's self-hosted wallet. */
export async function ownWallet(dialog: Locator): Promise<void> {
  for (const name of ['Myself', 'Self-hosted: I hold the keys'])
    await dialog.getByRole('radio', { name }).press('Space')
}

/** Adds an address with the code to `phone`, or with a passkey if there is no phone. */
export async function addAddress(page: Page, phone: string | undefined, entry: Entry): Promise<void> {
  await page.goto('/en_US/assets/withdraw')
  await page.getByRole('button', { name: 'Add address' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add address' })
  await dialog.getByRole('textbox', { name: 'Address' }).fill(entry.address)
  if (entry.tag !== undefined) await dialog.getByRole('textbox', { name: 'Tag (memo)' }).fill(entry.tag)
  await dialog.getByRole('textbox', { name: 'Note' }).fill(entry.remark)
  await ownWallet(dialog)
  if (phone === undefined) await withPasskey(dialog, 'Add address')
  else await withCode(page, dialog, phone, 'Add address')
  await expect(page.getByRole('table', { name: 'Address book' }).getByText(entry.remark)).toBeVisible()
}

export type WithdrawalInput = { readonly to: string; readonly amount: string; readonly remark: string }

/** Fills in a withdrawal up to the dialog that confirms it. */
export async function fillWithdrawal(page: Page, { to, amount, remark }: WithdrawalInput): Promise<Locator> {
  await page.goto('/en_US/assets/withdraw')
  await choose(page, 'To address', to)
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await page.getByRole('textbox', { name: 'Note' }).fill(remark)
  await page.getByRole('button', { name: 'Continue' }).click()
  return page.getByRole('dialog', { name: 'Confirm withdrawal' })
}

type Owner = { readonly phone: string; readonly email: string }

/** Requests a withdrawal with a code and confirms it by its email. */
export async function withdraw(page: Page, { phone, email }: Owner, input: WithdrawalInput): Promise<void> {
  await confirmByMail(page.request, email, async () => {
    await withCode(page, await fillWithdrawal(page, input), phone, 'Withdraw')
    await closeReceipt(page, 'Check your email to confirm the withdrawal.')
  })
}

/** Confirms the withdrawal that `act` requests, as the page of its email does. */
export async function confirmByMail(
  request: APIRequestContext,
  email: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const token = await withdrawalSecretMailed(request, email, act)
  const answer = await request.post(withdrawalMail.confirm.path, { data: { token } })
  expect(await answer.json()).toMatchObject({ code: 'SUCCESS' })
}
