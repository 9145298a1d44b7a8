import { expect, test } from '@playwright/test'
import { newcomer } from './steps/newcomers.ts'
import { customerBrowser } from './steps/sessions.ts'

test('an account is blocked with a note and unblocked; a second block and a block of the own account are refused', async ({
  browser,
  baseURL,
  request,
}) => {
  const who = await newcomer(request, baseURL ?? '')
  const page = await (await customerBrowser(browser, baseURL ?? '', who.token)).newPage()
  await page.goto('/en_US/personal/blacklist')
  await expect(page.getByText('No blocked accounts')).toBeVisible()
  await page.getByRole('button', { name: 'Block an account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Block an account' })
  const block = dialog.getByRole('button', { name: 'Block', exact: true })
  await dialog.getByRole('textbox', { name: 'Account ID' }).fill(who.account)
  await block.click()
  await expect(dialog.getByRole('textbox', { name: 'Account ID' })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: 'Account ID' }).fill('987654')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Never paid.')
  await block.click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: '987654' })
  await expect(row).toContainText('Never paid.')
  await row.getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText('No blocked accounts')).toBeVisible()
  await page.context().close()
})
