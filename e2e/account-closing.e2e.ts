import { expect, test } from '@playwright/test'
import { newcomer } from './steps/newcomers.ts'
import { customerBrowser } from './steps/sessions.ts'
import { withCode } from './steps/withdraw.ts'

test('a request to close an account needs password and code, and its owner cancels it', async ({
  browser,
  baseURL,
  request,
}) => {
  const who = await newcomer(request, baseURL ?? '')
  const page = await (await customerBrowser(browser, baseURL ?? '', who.token)).newPage()
  await page.goto('/en_US/personal/userManagement')
  const card = page.getByRole('region', { name: 'Close account' })
  await card.getByRole('button', { name: 'Close', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Close your account?' })
  await dialog.getByLabel('Login password').fill(who.password)
  await withCode(page, dialog, who.email, 'Close account')
  await expect(dialog).toHaveCount(0)
  await expect(card.getByText(/^Your account will close at \d{4}-/u)).toBeVisible()
  await page.reload()
  await card.getByRole('button', { name: 'Keep account open' }).click()
  await expect(card.getByRole('button', { name: 'Close', exact: true })).toBeVisible()
  await page.context().close()
})
