import { expect, type Page } from '@playwright/test'

/** Pays the exchange from a bank; returns the line that it booked. */
export async function payByBank(
  page: Page,
  payment: { currency: string; amount: string; reference: string; payer: string },
): Promise<string> {
  const bank = await page.context().newPage()
  await bank.goto('/bank?lang=en_US')
  await bank.getByLabel('Currency').selectOption(payment.currency)
  await bank.getByLabel('Reference').fill(payment.reference)
  await bank.getByLabel('Amount').fill(payment.amount)
  await bank.getByLabel('Name of the payer').fill(payment.payer)
  await bank.getByRole('button', { name: 'Pay', exact: true }).click()
  const status = bank.getByRole('status')
  await expect(status).toContainText('Booked')
  const line = /[A-Z]{3}-\d{6}/u.exec((await status.textContent()) ?? '')?.[0] ?? ''
  await bank.close()
  return line
}

/** Sends stablecoins on the chain. */
export async function sendOnChain(page: Page, address: string, amount: string): Promise<void> {
  const wallet = await page.context().newPage()
  await wallet.goto('/wallet?lang=en_US')
  await wallet.getByLabel('Address').fill(address)
  await wallet.getByLabel('Amount').fill(amount)
  await wallet.getByRole('button', { name: 'Send' }).click()
  await expect(wallet.getByRole('status')).toContainText('Sent in transaction')
  await wallet.close()
}

/** The external address to which the tests withdraw, and its balance in millionths. */
export async function externalWallet(page: Page): Promise<{ address: string; holds: bigint }> {
  const text = await (await page.request.get('/wallet?lang=en_US')).text()
  const [, address = '', whole = '', part = ''] =
    /<pre>([1-9A-HJ-NP-Za-km-z]{32,44})\nholds ([\d,]+)(?:\.(\d+))? tUSD/u.exec(text) ?? []
  return { address, holds: BigInt(`${whole.replaceAll(',', '')}${part.padEnd(6, '0')}`) }
}

/** Signs a line with the external wallet; returns the signature in base58. */
export async function signExternally(page: Page, line: string): Promise<string> {
  const wallet = await page.context().newPage()
  await wallet.goto('/wallet?lang=en_US')
  await wallet.getByLabel('Text to sign').fill(line)
  await wallet.getByRole('button', { name: 'Sign', exact: true }).click()
  const status = (await wallet.getByRole('status').textContent()) ?? ''
  await wallet.close()
  return status.replace('Signature: ', '')
}
