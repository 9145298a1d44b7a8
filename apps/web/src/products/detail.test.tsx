import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../lib/testing.ts'
import { openApp } from '../shell/testing.tsx'
import { pair, product } from './testing.ts'

const DETAIL = 'ex/api/v1/products/detail'
const open = (about: Parameters<typeof product>[1] = {}) => {
  serve({ [DETAIL]: product('LBR3', about) })
  return openApp('/en_US/investmentDetail/LBR3')
}
const main = () => page.getByRole('main').element().textContent ?? ''

/** Specification §3, investment product: what is shown, and as what. */
const fields: readonly (readonly [field: string, term: string, value: string])[] = [
  ['issuer', 'Issued by', 'Lantern Bay Trust'],
  ['expected return', 'Expected return', '6.20%'],
  ['minimum investment amount', 'Minimum investment', '5,000'],
  ['minimum quantity', 'Minimum quantity', '5'],
  ['issue unit price', 'Issue unit price', '1,000.00'],
  ['number issued', 'Units issued', '18,000'],
  ['total amount issued', 'Total amount', '18,000,000.00'],
  ['ticker', 'Ticker', 'LBR3'],
  ['network', 'Network', 'Solana Devnet'],
  ['decimal digits', 'Decimal digits', '0'],
  ['contract address', 'Contract address', '7hKq2v…wHrB'],
  ['protocol', 'Protocol', 'SPL Token-2022'],
  ['total supply', 'Total supply', '18,000'],
  ['listing date', 'Listing date', '--'],
  ['creation time', 'Created', '2026-01-05'],
  ['completion time', 'Completion', '2023-08-31'],
  ['dividend yield', 'Dividend yield', '4.80%'],
  ['gross margin', 'Gross margin', '61.20%'],
  ['equity multiple', 'Equity multiple', '--'],
  ['profit', 'Profit', '1,240,000.00'],
  ['leverage', 'Leverage', '38.00%'],
  ['investment period', 'Investment period', '5 years'],
  ['investment fee', 'Investment fee', '0.50%'],
  ['sub-trust name', 'Sub-trust', 'Lantern Bay ST-3'],
  ['capital structure', 'Capital structure', 'Equity'],
  ['product type', 'Product type', 'Real estate'],
  ['distribution frequency', 'Distribution', 'Semi-annually'],
  ['investor category', 'Investor class', 'Retail'],
  ['company members', 'Members', 'Helena Voss'],
  ['documents', 'Documents', 'Information memorandum'],
  ['videos', 'Video', 'Watch the video'],
  ['FAQ', 'FAQ', 'When are distributions paid?'],
]

test('§3 every field of an investment product stands on its page', async () => {
  await open()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lantern Bay LBR3' })).toBeVisible()
  const text = main()
  const missing = fields.filter(([, term, value]) => !text.includes(term) || !text.includes(value))
  expect(missing).toEqual([])
})

const states = [
  ['published', 'Opens soon', 'The subscription is not open yet.'],
  ['in_subscription', 'In subscription', 'You can cancel until the subscription closes.'],
  ['subscription_ended', 'Subscription ended', 'The subscription has ended. Units are being shared out'],
  ['allotted', 'Allotted', 'The units have been shared out.'],
  ['trading', 'Trading', 'Units are bought and sold on our market.'],
  ['closed', 'Closed', 'This product is closed.'],
] as const
test.each(states)('§4 a product that is %s says so, and what that means', async (status, badge, note) => {
  await open({ status })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lantern Bay LBR3' })).toBeVisible()
  expect(main()).toContain(badge)
  expect(main()).toContain(note)
})

test('what trades shows its price and leads to its market', async () => {
  await open({ status: 'trading', market: pair() })
  const trade = page.getByRole('main').getByRole('link', { name: 'Trade' })
  await expect.element(trade).toHaveAttribute('href', '/en_US/trade/LBR3-tUSD')
  expect(main()).toContain('12.48')
  expect(main()).toContain('+2.13%')
  expect(main()).toContain('318.4K')
})

test('the way back leads through the tab of its kind', async () => {
  await open()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect
    .element(crumbs.getByRole('link', { name: 'Real estate' }))
    .toHaveAttribute('href', '/en_US/investments?tab=real_estate')
})

test('a symbol that nobody has says so and leads to the list', async () => {
  serve({ [DETAIL]: 'NOT_FOUND' })
  await openApp('/en_US/investmentDetail/NONE')
  await expect.element(page.getByText('It may have been renamed or taken off the list.')).toBeVisible()
})
