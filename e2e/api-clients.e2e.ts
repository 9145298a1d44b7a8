import { expect, test } from '@playwright/test'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { investors, OPERATOR_PASSWORD, operators, PASSWORD } from '../world/src/stories/cast.ts'

const run = promisify(execFile)

test('a plain Python client built from the documents alone calls one endpoint of each kind', async ({ baseURL }) => {
  const { email, phone } = investors.meridian
  const options = {
    '--email': email,
    '--phone': phone,
    '--password': PASSWORD,
    '--staff-email': operators.wen.email,
    '--staff-password': OPERATOR_PASSWORD,
  }
  const words = ['tools/api-clients/call.py', baseURL ?? '', ...Object.entries(options).flat()]
  const { stdout } = await run('python3', words)
  const kinds = stdout.split('\n').map((line) => line.split(/ {2,}/).slice(0, 2).join(': '))
  expect(kinds).toEqual([
    'public read: markets.list',
    'signed-in read: accounts.overview',
    'idempotent command: transfers.create',
    'upload: uploads.create',
    'signed program: orders.history',
    'staff read: products-manage.list',
    '',
  ])
})

test("the page of the API shows the customers' document and the operators' document", async ({ page }) => {
  await page.goto('/docs/')
  const title = page.locator('.info .title')
  await expect(title).toContainText(/^Tessera API\s/u)
  await page.getByRole('combobox', { name: 'Select a definition' }).selectOption('Staff')
  await expect(title).toContainText('Tessera API for operators')
})
