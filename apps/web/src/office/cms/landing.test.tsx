import { cms } from '@tessera/contract/office/cms/cms.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp } from '#frame/testing.tsx'
import { card, pageWith } from '#issuance/products/testing.ts'

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

test('every section is drawn before the reader scrolls to it, and the height of the page stays', async () => {
  serve({
    'ex/api/v1/site/facts': facts('100.00'),
    'ex/api/v1/products/list': pageWith([card('AAA'), card('BBB'), card('CCC')]),
  })
  await openApp('/en_US', undefined, 1440)
  await expect.poll(() => document.querySelectorAll('main article').length).toBe(3)
  const parts = [...document.querySelectorAll('main section, main article, footer')]
  const undrawn = parts.filter((part) => !part.checkVisibility({ contentVisibilityAuto: true }))
  expect(undrawn.map((part) => part.textContent?.slice(0, 40))).toEqual([])
  expect(parts.filter((part) => part.getBoundingClientRect().height === 0)).toEqual([])
  const height = document.documentElement.scrollHeight
  window.scrollTo({ top: height, behavior: 'instant' })
  await new Promise(requestAnimationFrame)
  expect(document.documentElement.scrollHeight).toBe(height)
  window.scrollTo({ top: 0, behavior: 'instant' })
})

test('the columns of the footer are side by side, as many as the text has', async () => {
  const links = [{ href: '/fees', text: 'Fees' }]
  const columns = ['Invest', 'Trade', 'Raise', 'Company'].map((title) => ({ title, links }))
  serve({ [cms.footer.path]: { footer: { tagline: 'The exchange.', columns, notes: [], links: [] } } })
  await openApp('/en_US', undefined, 1440)
  const heading = (name: string) => page.getByRole('contentinfo').getByRole('heading', { name })
  await expect.element(heading('Company')).toBeVisible()
  const tops = columns.map(({ title }) => heading(title).element().getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
})
