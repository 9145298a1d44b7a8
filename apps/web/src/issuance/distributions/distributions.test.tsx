import { distributions } from '@tessera/contract/issuance/distributions/distributions.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'

const LIST = distributions.list.path
const TOTALS = distributions.totals.path
const answer = (rows: readonly object[]) => ({ rows, total: rows.length, page: 1, pageSize: 20, next: null })
const row = (about: object) => ({
  id: '9b2f4c1e-0000-4000-8000-000000000001',
  number: 'DS2611280001',
  product: { symbol: 'AURB', name: 'Aurelle Bioworks' },
  type: 'dividend',
  period: '2026-H2',
  currency: 'SGD',
  perUnit: '0.185',
  recordAt: '2026-11-01T00:00:00.000Z',
  payAt: '2026-11-03T00:00:00.000Z',
  units: '100',
  gross: '18.50',
  tax: '1.85',
  taxRate: '0.1',
  net: '16.65',
  status: 'paid',
  paidAt: '2026-11-03T00:00:05.000Z',
  ...about,
})
const year = { year: 2026, currency: 'SGD', gross: '18.50', tax: '1.85', net: '16.65' }
const open = (rows: readonly object[], locale = 'en_US') => {
  serve({ ...signedIn('approved'), [LIST]: answer(rows), [TOTALS]: { rows: rows.length > 0 ? [year] : [] } })
  return openApp(`/${locale}/assets/distributions`, 'token')
}

test('a payment opens to show its calculation, and counts in the total of its year', async () => {
  await open([row({})])
  await page.getByRole('row', { name: /AURB 2026-H2/u }).click()
  await expect.element(page.getByText('Tax withheld (10.00%)')).toBeVisible()
  await expect.element(page.getByText('DS2611280001')).toBeVisible()
  await expect
    .element(page.getByRole('table', { name: 'By year' }).getByRole('row', { name: /2026.*16\.65/u }))
    .toBeVisible()
})

test('a withheld payment is marked, with a note that it needs no request', async () => {
  await open([row({ status: 'unclaimed', paidAt: null })])
  await page.getByRole('row', { name: /Held for you/u }).click()
  await expect
    .element(page.getByText('pay it automatically when your account is active again', { exact: false }))
    .toBeVisible()
})

test('a customer without payments gets a link to the products and the rule that says which units count', async () => {
  await open([], 'zh_CN')
  await expect.element(page.getByText('暂无分派')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '浏览产品' })).toHaveAttribute('href', '/zh_CN/investments')
  await expect.element(page.getByText('外部钱包中的份额因无法确认持有人而不计入', { exact: false })).toBeVisible()
  expect(page.getByRole('table', { name: '年度合计' }).elements()).toHaveLength(0)
})
