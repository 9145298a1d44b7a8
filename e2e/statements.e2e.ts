import { expect, type Page, test } from '@playwright/test'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { fileOrder } from './steps/by-api.ts'
import { decideClaim } from './steps/claims.ts'
import { clientOf } from './steps/client-of.ts'
import { chooseStatement } from './steps/form.ts'
import { desk } from './steps/input-modes.ts'
import { checkScreen } from './steps/check-screen.ts'
import { storedToken } from './steps/sessions.ts'
import { operatorPage } from './steps/shared-page.ts'

// Files that one operator forges. Each is dropped in the end, because lines that the bank does not have stop all
// withdrawals.

test.describe.configure({ mode: 'serial' })

const run = Date.now().toString(36).toUpperCase().slice(-6)
const day = new Date().toISOString().slice(0, 10)

let priya: Page
test.beforeAll(async ({ browser }) => {
  priya = await operatorPage(browser, 'priya')
  await priya.setViewportSize(desk)
})

async function importText(text: string): Promise<void> {
  await priya.goto('/console/en_US/bank')
  await priya.getByRole('button', { name: 'Import a statement' }).click()
  const dialog = priya.getByRole('dialog', { name: 'Import a statement' })
  await expect(dialog.getByRole('button', { name: /Account$/u })).toBeVisible()
  await chooseStatement(dialog, text)
  await expect(dialog.getByRole('table', { name: 'Lines of this file' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(priya.getByText('1 line read: 1 to confirm, 0 already recorded.')).toBeVisible()
  await expect(priya).toHaveURL(/tab=statements/u)
}

const caseId = (): string => new URL(priya.url()).searchParams.get('case')?.split(':')[1] ?? ''

test('STM-01 a line typed by one operator credits nobody, and two people drop it', async ({ baseURL }) => {
  const base = baseURL ?? ''
  const token = await storedToken('harbor')
  const order = await fileOrder(base, token, '400.00')
  const head = 'line_id,booked_on,account_number,direction,currency,amount,payer_name,text'
  await importText(
    `${head}\nFORGED-${run},${day},${order.accountNumber},in,SGD,400.00,${order.payer},${order.reference}`,
  )
  const row = priya.getByRole('row').filter({ hasText: 'Line by line' }).first()
  await row.click()
  const drawer = priya.getByRole('dialog')
  const lines = drawer.getByRole('table', { name: 'Lines of this file' })
  await expect(lines).toContainText('Credits the customer')
  await checkScreen(priya, 'console-statement.en_US')
  await priya.setViewportSize(desk)
  await lines
    .getByRole('row')
    .filter({ hasText: `FORGED-${run}` })
    .click()
  await expect(priya).toHaveURL(/bank_claim/u)
  await expect(drawer.getByRole('table', { name: 'Case details' })).toContainText('Credits the customer')
  const orders = clientOf(base, token, fiatOrders)
  expect((await orders.get({ id: order.id })).status).toBe('to_be_paid')
  await decideClaim(base, 'bank_claim', caseId(), 'refuse')
  expect((await orders.get({ id: order.id })).status).toBe('to_be_paid')
})
