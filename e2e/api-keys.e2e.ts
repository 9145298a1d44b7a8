import { expect, type Page, test } from '@playwright/test'
import { investors } from '../world/src/stories/cast.ts'
import { collectBrowserErrors, checkScreen } from './steps/check-screen.ts'
import { readMailedCode } from './steps/outbox.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'
import { enterCode } from './steps/enter-code.ts'

const { phone } = investors.chen

async function confirm(page: Page, submit: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  const code = await readMailedCode(page.request, phone, () =>
    dialog.getByRole('button', { name: 'Send code' }).click(),
  )
  await enterCode(dialog, code)
  await dialog.getByRole('button', { name: submit }).click()
}

test('API-04 a key is created with a code, shown once, changed and deleted', async ({ browser, baseURL }) => {
  const context = await customerBrowser(browser, baseURL ?? '', await storedToken('chen'))
  const page = await context.newPage()
  const reports = collectBrowserErrors(page)
  await page.goto('/en_US/personal/apiKeys')
  await page.getByRole('button', { name: 'Create key' }).click()
  const dialog = page.getByRole('dialog', { name: 'New key' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Rebalancer')
  await dialog.getByText('Trade', { exact: true }).click()
  const ips = dialog.getByRole('textbox', { name: 'Allowed IPs' })
  await ips.fill('203.0.113.24/24')
  await dialog.getByRole('textbox', { name: 'Name' }).focus()
  await expect(dialog.getByText('Enter a network by its first address, such as 198.51.100.0/24.').first()).toBeVisible()
  await ips.fill('203.0.113.24,198.51.100.0/24')
  await checkScreen(page, 'api-key-new.en_US')
  await confirm(page, 'Create key')
  await expect(page.getByText('“Rebalancer” is ready. Copy it now.')).toBeVisible()
  const secret = await page.getByText(/^sec_/).textContent()
  expect(secret).toMatch(/^sec_[\w-]{43}$/)
  await checkScreen(page, 'api-key-ready.en_US')
  await page.reload()
  const row = page.getByRole('row', { name: /Rebalancer/ })
  await expect(row).toContainText('203.0.113.24 +1')
  expect(await page.content()).not.toContain(secret)
  await page.getByRole('button', { name: 'Edit Rebalancer' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit key' })
  await edit.getByRole('textbox', { name: 'Allowed IPs' }).fill('203.0.113.24')
  await confirm(page, 'Save changes')
  await expect(row).not.toContainText('+1')
  await page.getByRole('button', { name: 'Delete Rebalancer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete key' }).click()
  await expect(page.getByText('No API keys yet')).toBeVisible()
  expect(reports).toEqual([])
  await context.close()
})
