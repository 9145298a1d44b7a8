import { expect, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { newcomer } from './steps/newcomers.ts'
import { customerBrowser } from './steps/sessions.ts'
import { withCode } from './steps/withdraw.ts'

test('a customer requests a copy of their data with a code and downloads it as JSON and PDF', async ({
  browser,
  baseURL,
  request,
}) => {
  const who = await newcomer(request, baseURL ?? '')
  const page = await (await customerBrowser(browser, baseURL ?? '', who.token)).newPage()
  await page.goto('/en_US/personal/userManagement')
  await page.getByRole('link', { name: 'Personal data' }).first().click()
  await expect(page.getByRole('table', { name: 'Your consents' })).toContainText('Terms of service')
  await page.getByRole('button', { name: 'Request a copy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a copy of your data?' })
  await withCode(page, dialog, who.email, 'Request copy')
  await expect(dialog).toHaveCount(0)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download JSON' }).click()
  const json = await readFile(await (await saved).path(), 'utf8')
  expect(JSON.parse(json)).toMatchObject({ sections: { account: { rows: [{ email: who.email }] } } })
  const printed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await readFile(await (await printed).path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.context().close()
})
