import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp } from '#frame/testing.tsx'

const facts = (amount: string) => ({
  products: 3,
  issuers: 2,
  regions: 2,
  investors: 5,
  raised: '0.00',
  volume24h: '0.00',
  currency: 'SGD',
  lowestMinimum: { amount, currency: 'SGD' },
  asOf: '2026-11-20T00:00:00.000Z',
})

test.each([
  ['99.50', 'from 99.50 SGD.'],
  ['0.75', 'from 0.75 SGD.'],
  ['5000.00', 'from 5,000 SGD.'],
])('shows a lowest minimum of %s as %s, never less', async (amount, text) => {
  serve({ 'ex/api/v1/site/facts': facts(amount) })
  await openApp('/en_US')
  await expect.element(page.getByText(text, { exact: false })).toBeVisible()
})
