import { expect, type Page, test } from '@playwright/test'
import { investors } from '../world/src/stories/cast.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { readMailedCode } from './steps/outbox.ts'
import { closeReceipt } from './steps/receipt.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { enterCode } from './steps/enter-code.ts'

const { phone } = investors.chen
const mailbox = `desk-${String(Date.now())}@tessera.example`

/** Sends the six-digit code to one address and enters it. */
async function sendAndEnterCode(page: Page, to: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const code = await readMailedCode(page.request, to, () => dialog.getByRole('button', { name: 'Send code' }).click())
  await enterCode(dialog, code)
}

test('AZ-08 an owner opens a sub-account, sends it money, turns its switches off, and creates a login for it', async ({
  browser,
  baseURL,
}) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('chen'))
  const page = await context.newPage()
  const reports = collectBrowserErrors(page)
  await page.goto('/en_US/personal/subAccounts')
  await page.getByRole('button', { name: 'New sub-account' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Bond desk')
  await checkScreen(page, 'sub-account-new.en_US')
  await sendAndEnterCode(page, phone)
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  const row = page.getByRole('row', { name: /Bond desk/ })
  await expect(row).toContainText('None')

  await row.getByRole('button', { name: 'Transfer' }).click()
  const transfer = page.getByRole('dialog', { name: 'Transfer between your accounts' })
  await transfer.getByRole('textbox', { name: 'Amount' }).fill('10')
  await checkScreen(page, 'sub-account-transfer.en_US')
  await transfer.getByRole('button', { name: 'Transfer' }).click()
  await closeReceipt(page, /Transferred 10/)

  await row.getByRole('switch', { name: 'Deposits, Bond desk' }).click({ force: true })
  await expect(row.getByRole('switch', { name: 'Deposits, Bond desk' })).not.toBeChecked()
  await row.getByRole('button', { name: 'Transfer' }).click()
  await transfer.getByRole('textbox', { name: 'Amount' }).fill('10')
  await transfer.getByRole('button', { name: 'Transfer' }).click()
  await expect(transfer).toContainText(
    'The main account has turned off deposits for this sub-account. Ask its owner to turn them on.',
  )
  await transfer.getByRole('button', { name: 'Close' }).click()

  await row.getByRole('button', { name: 'Actions for Bond desk' }).click()
  await page.getByRole('menuitem', { name: 'Enable login' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(mailbox)
  await sendAndEnterCode(page, phone)
  await sendAndEnterCode(page, mailbox)
  await page.getByRole('dialog').getByRole('button', { name: 'Enable login' }).click()
  await expect(row).toContainText('d***@tessera.example')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await checkScreen(page, 'sub-accounts.en_US')

  await page.goto('/en_US/assets/tokenAccount')
  await expect(page.getByRole('region', { name: 'Including sub-accounts' })).toContainText('Bond desk')
  // The one refused transfer.
  expect(reports).toEqual([expect.stringContaining('403 (Forbidden)')])
  await context.close()
})
