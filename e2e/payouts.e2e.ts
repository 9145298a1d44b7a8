import { type Browser, expect, type Page, test } from '@playwright/test'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { addBankAccount } from './steps/bank-account.ts'
import { fileOrder } from './steps/by-api.ts'
import { clientOf } from './steps/client-of.ts'
import { desk, keys, phone } from './steps/input-modes.ts'
import { approvedCustomer } from './steps/kyc.ts'
import { checkScreen } from './steps/check-screen.ts'
import { readMailedCode } from './steps/outbox.ts'
import { payByBank } from './steps/external-payments.ts'
import { openCase, proposeAndConfirm } from './steps/review.ts'
import { closeReceipt } from './steps/receipt.ts'
import { customerBrowser } from './steps/sessions.ts'
import { withCode } from './steps/withdraw.ts'
import { operatorPage } from './steps/shared-page.ts'

test.describe.configure({ mode: 'serial' })

type Payee = { readonly page: Page; readonly email: string; readonly name: string }

/** A customer with 500 SGD from their bank and their own account there. */
async function payee(browser: Browser, baseUrl: string, viewport: { width: number; height: number }): Promise<Payee> {
  const { token, email, name } = await approvedCustomer(browser, baseUrl, 'phone')
  const page = await (await customerBrowser(browser, baseUrl, token, { viewport })).newPage()
  await addBankAccount({ request: page.request, baseUrl, token, phone: email })
  const order = await fileOrder(baseUrl, token, '500.00')
  await page.goto('/en_US')
  await payByBank(page, { currency: 'SGD', amount: '500.00', reference: order.reference, payer: name })
  await expect
    .poll(async () => (await clientOf(baseUrl, token, fiatOrders).get({ id: order.id })).status)
    .toBe('completed')
  return { page, email, name }
}

test('fiat is withdrawn by mouse on a desktop in English: requested, approved by two, exported to the bank, paid', async ({
  browser,
  baseURL,
}) => {
  const { page, email, name } = await payee(browser, baseURL ?? '', desk)
  await page.goto('/en_US/assets/withdraw?kind=fiat')
  await page.getByRole('button', { name: 'Currency' }).click()
  await page.getByRole('option', { name: 'SGD' }).click()
  await expect(page.getByText('Harbour Bank …2047')).toBeVisible()
  await page.getByRole('textbox', { name: 'Amount' }).fill('9000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('The amount is more than your available balance.').first()).toBeVisible()
  await checkScreen(page, 'withdraw-fiat-wrong.en_US')
  await page.setViewportSize(desk)
  await page.getByRole('textbox', { name: 'Amount' }).fill('120')
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm fiat withdrawal' })
  await checkScreen(page, 'withdraw-fiat-dialog.en_US')
  await page.setViewportSize(desk)
  await withCode(page, dialog, email, 'Withdraw')
  await closeReceipt(page, 'Your fiat withdrawal is being reviewed.')
  const row = page.getByRole('table', { name: 'Fiat withdrawals' }).getByRole('row').filter({ hasText: '120.00' })
  await row.click()
  await checkScreen(page, 'withdraw-fiat-row.en_US')
  await page.setViewportSize(desk)

  const [priya, arjun] = [await operatorPage(browser, 'priya'), await operatorPage(browser, 'arjun')]
  await openCase(priya, 'payouts', name)
  await checkScreen(priya, 'console-payout-case.en_US')
  await priya.setViewportSize(desk)
  await proposeAndConfirm([priya, arjun], 'payouts', name, 'Own account, usual amount.')

  await arjun.goto('/console/en_US/payouts')
  await checkScreen(arjun, 'console-payouts-ready.en_US')
  await arjun.setViewportSize(desk)
  await arjun.getByRole('button', { name: 'Create SGD file from SGD-main' }).first().click()
  const confirmDialog = arjun.getByRole('dialog', { name: 'Create SGD payment file from SGD-main?' })
  await confirmDialog.getByRole('button', { name: 'Create SGD file from SGD-main' }).click()
  await expect(confirmDialog).toHaveCount(0)
  await arjun.goto('/console/en_US/payouts?tab=batches')
  await checkScreen(arjun, 'console-payout-files-waiting.en_US')
  await arjun.setViewportSize(desk)
  const saved = arjun.waitForEvent('download')
  await arjun
    .getByRole('button', { name: /^Download PB/u })
    .first()
    .click()
  const file = await (await saved).path()

  const bank = await arjun.context().newPage()
  await bank.goto('/bank?lang=en_US')
  await bank.getByLabel('Payment file').setInputFiles(file)
  await bank.getByRole('button', { name: 'Carry out' }).click()
  await expect(bank.getByRole('status')).toContainText('Payments processed: 1')
  await bank.getByLabel('Payment file').setInputFiles(file)
  await bank.getByRole('button', { name: 'Carry out' }).click()
  await expect(bank.getByRole('status')).toContainText('Payments processed: 0')

  await page.goto('/en_US/assets/mnFait?kind=withdrawals')
  await expect(page.getByRole('row').filter({ hasText: '120.00' }).getByText('Succeeded')).toBeVisible()
  await checkScreen(page, 'fiat-orders-withdrawals.en_US')
  await page.context().close()
})

test('a fiat withdrawal is requested and cancelled by keyboard on a phone in Chinese', async ({ browser, baseURL }) => {
  const { page, email } = await payee(browser, baseURL ?? '', phone)
  await page.goto('/zh_CN/assets/withdraw?kind=fiat&coin=SGD')
  await keys.type(page, page.getByRole('textbox', { name: '提现金额' }), '60')
  await keys.press(page, page.getByRole('button', { name: '下一步' }))
  const dialog = page.getByRole('dialog', { name: '确认法币提现' })
  const send = dialog.getByRole('button', { name: '获取验证码' })
  const code = await readMailedCode(page.request, email, () => keys.press(page, send))
  const first = dialog.locator('input:enabled').first()
  await expect(first).toBeVisible()
  await first.focus()
  await page.keyboard.type(code)
  await keys.press(page, dialog.getByRole('button', { name: '提现', exact: true }))
  await closeReceipt(page, '您的法币提现正在审核中。', 'zh_CN')
  const row = page.getByRole('table', { name: '法币提现' }).getByRole('row').filter({ hasText: '60.00' })
  await keys.press(page, row.getByRole('button'))
  await checkScreen(page, 'withdraw-fiat-row.zh_CN')
  await page.setViewportSize(phone)
  await keys.press(page, page.getByRole('button', { name: '取消', exact: true }))
  const confirmDialog = page.getByRole('dialog', { name: '取消这笔法币提现？' })
  await keys.press(page, confirmDialog.getByRole('button', { name: '取消', exact: true }))
  await expect(row.getByText('已拒绝')).toBeVisible()
  await page.context().close()
})
