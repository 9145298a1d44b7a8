import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp } from '#frame/testing.tsx'
import { card, pageWith, product } from './testing.ts'

const amounts = [
  ['5000.00', '5,000 SGD'],
  ['10.50', '10.50 SGD'],
  ['0.50', '0.50 SGD'],
  ['0.500000', '0.50 SGD'],
  ['1234567890123.45', '1,234,567,890,123.45 SGD'],
] as const

test.each(amounts)(
  'a minimum of %s is shown as %s on the page of its product and in its bar on phones',
  async (minAmount, expected) => {
    await page.viewport(390, 800)
    serve({ 'ex/api/v1/products/detail': product('LBR3', { minAmount }) })
    await openApp('/en_US/investmentDetail/LBR3')
    await expect
      .poll(() => page.getByText(expected, { exact: true }).elements().length, { timeout: 8000 })
      .toBeGreaterThanOrEqual(2)
  },
)

test.each(amounts)('a minimum of %s is shown as %s on a card and in the table', async (minAmount, text) => {
  await page.viewport(1280, 800)
  serve({ 'ex/api/v1/products/list': pageWith([card('LBR3', { minAmount })]) })
  await openApp('/en_US/investments')
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Table' }).click()
  await expect.element(page.getByRole('cell', { name: text })).toBeVisible()
})
