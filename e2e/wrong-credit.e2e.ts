import { expect, type Locator, type Page, test } from '@playwright/test'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { receivables } from '@tessera/contract/payments/receivables/receivables.ts'
import { grouped } from '@tessera/domain/books/money/amount-text.ts'
import { fileOrder, subscribe } from './steps/by-api.ts'
import { confirmLines } from './steps/claims.ts'
import { clientOf, once } from './steps/client-of.ts'
import { desk } from './steps/input-modes.ts'
import { approvedCustomer } from './steps/kyc.ts'
import { checkScreen } from './steps/check-screen.ts'
import { publishOffer } from './steps/offer.ts'
import { payByBank } from './steps/external-payments.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { operatorPage } from './steps/shared-page.ts'

// A forged line credits a customer who puts part of the money on hold. Two people reverse it; the rest is owed, and a
// deposit repays it.

test.describe.configure({ mode: 'serial' })

const run = Date.now().toString(36).toUpperCase().slice(-6)
const lineId = `WRONG-${run}`
const CREDIT = '400000.00'

let priya: Page
let arjun: Page
let owner: { readonly page: Page; readonly token: string; readonly email: string }

test.beforeAll(async ({ browser, baseURL, request }) => {
  const base = baseURL ?? ''
  const pageOf = (who: string) => operatorPage(browser, who)
  priya = await pageOf('priya')
  arjun = await pageOf('arjun')
  for (const page of [priya, arjun]) await page.setViewportSize(desk)
  const { token, email } = await approvedCustomer(browser, base, 'phone')
  owner = { page: await (await customerBrowser(browser, base, token)).newPage(), token, email }
  await owner.page.setViewportSize(desk)
  const order = await fileOrder(base, token, CREDIT)
  const day = new Date().toISOString().slice(0, 10)
  const text = [
    'line_id,booked_on,account_number,direction,currency,amount,payer_name,text',
    `${lineId},${day},${order.accountNumber},in,SGD,${CREDIT},${order.payer},${order.reference}`,
  ].join('\n')
  const operator = clientOf(base, await storedToken('priya'), bank)
  const { statements } = await operator.importStatement(
    { bank: order.bank, file: Buffer.from(text).toString('base64') },
    once(),
  )
  for (const id of statements) await confirmLines(base, id)
  // The jobs execute the confirmed line.
  const lines = async () => (await operator.lines({ pageSize: 100 })).rows.find((row) => row.lineId === lineId)?.status
  await expect.poll(lines).toBe('credited')
  const offer = await publishOffer({ request, baseUrl: base }, 3600)
  await subscribe(base, token, offer.symbol, '150')
})
test.afterAll(() => owner.page.context().close())

const owed = async (baseURL: string | undefined) =>
  (await clientOf(baseURL ?? '', owner.token, receivables).list({})).rows[0]

/** Goes from the list of lines to the case that reverses the credit. */
async function openReversal(page: Page): Promise<Locator> {
  await page.goto('/console/en_US/bank?status=credited')
  const row = page.getByRole('row').filter({ hasText: lineId })
  await row.click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Reverse credit' }).click()
  await expect(page).toHaveURL(/credit_reversal/u)
  await expect(drawer.getByRole('table', { name: 'Case details' })).toContainText(lineId)
  return drawer
}

test('STM-03 two people reverse a wrong credit from its bank line, and the customer reads the debt and its reason', async ({
  baseURL,
}) => {
  const drawer = await openReversal(priya)
  await drawer.getByLabel('Additional note to the customer').fill('Please ask your bank.')
  await checkScreen(priya, 'console-credit-reversal.en_US')
  await priya.setViewportSize(desk)
  await drawer.getByLabel('Internal note').fill('The bank has no such payment.')
  await drawer.getByRole('button', { name: 'Propose approval', exact: true }).click()
  await expect(priya.getByRole('dialog')).toHaveCount(0)

  const theirs = await openReversal(arjun)
  await expect(theirs).toContainText('Our bank did not receive this payment.')
  await theirs.getByLabel('Internal note').fill('I asked the bank too.')
  await theirs.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(arjun.getByRole('dialog')).toHaveCount(0)
  await arjun.goto('/console/en_US/bank?tab=receivables')
  const debt = await owed(baseURL)
  await expect(arjun.getByRole('row').filter({ hasText: debt?.number ?? '?' })).toContainText('Withdrawals blocked')
  await checkScreen(arjun, 'console-receivables.en_US')
  await arjun.setViewportSize(desk)

  await owner.page.goto('/en_US/assets/fiatAccount')
  const text = `You owe ${grouped(debt?.outstanding ?? '')} SGD`
  await expect(owner.page.getByText(text)).toBeVisible()
  await expect(owner.page.getByText(/Our bank did not receive this payment\. Please ask your bank\./u)).toBeVisible()
  await checkScreen(owner.page, 'receivable.en_US')
  await owner.page.setViewportSize(desk)
  const sent = { coin: 'SGD', amount: '1.00', to: { type: 'email', value: 'nobody@example.com' } } as const
  const preview = clientOf(baseURL ?? '', owner.token, internalTransfers).preview(sent)
  await expect(preview).rejects.toMatchObject({ code: 'RECEIVABLE_OUTSTANDING' })
})

test('STM-03 a deposit repays the debt first, and withdrawals are open again', async ({ baseURL }) => {
  const debt = await owed(baseURL)
  const order = await fileOrder(baseURL ?? '', owner.token, '50000.00')
  const payment = { currency: 'SGD', amount: '50000.00', reference: order.reference, payer: order.payer ?? '' }
  await payByBank(owner.page, payment)
  await expect.poll(async () => (await owed(baseURL))?.closedAt).not.toBeNull()
  expect(await owed(baseURL)).toMatchObject({ repaid: debt?.outstanding, outstanding: '0.00', blocks: false })
  await owner.page.goto('/en_US/assets/fiatAccount')
  // The message asks for an acknowledgement in a dialog, and the account names the debt.
  await expect(owner.page.locator('#main').getByText('A credit of 400,000.00 SGD was reversed')).toBeVisible()
  await arjun.goto('/console/en_US/bank?tab=receivables')
  await expect(arjun.getByRole('row').filter({ hasText: debt?.number ?? '?' })).toContainText('Repaid')
})
