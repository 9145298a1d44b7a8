import { priceAlerts } from '@tessera/contract/trading/price-alerts/price-alerts.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeSession, openSession } from '#parts/session.ts'
import { serve } from '#parts/testing.ts'
import { showPart } from '#frame/testing.tsx'
import type { Market } from '#trading/markets/markets.queries.ts'
import { en_US } from './price-alerts.messages.en_US.ts'
import { zh_CN } from './price-alerts.messages.zh_CN.ts'
import { PriceAlerts } from './price-alerts.tsx'

const { list, create, remove } = priceAlerts
const market = { symbol: 'AURB-tUSD', base: 'AURB', quote: 'tUSD', pricePrecision: 2 } as Market
const waiting = {
  id: '018f8f3e-0000-7000-8000-000000000001',
  symbol: 'AURB-tUSD',
  quote: 'tUSD',
  side: 'above',
  price: '13.00',
  createdAt: '2026-11-20T00:00:00.000Z',
  reachedAt: null,
  reachedPrice: null,
}

test('a customer adds an alert, sees it in the list, and removes it', async () => {
  openSession('token')
  const answers: Record<string, unknown> = { [list.path]: { rows: [], max: 20 }, [create.path]: {}, [remove.path]: {} }
  const calls = serve(answers)
  await showPart(<PriceAlerts market={market} />, { 'price-alerts': en_US })
  await page.getByRole('button', { name: 'Price alerts' }).click()
  await expect.element(page.getByText('No price alerts for this pair.')).toBeVisible()
  await page.getByRole('tab', { name: 'falls to' }).click()
  await page.getByRole('textbox', { name: 'Price' }).fill('12.5')
  answers[list.path] = { rows: [waiting], max: 20 }
  await page.getByRole('button', { name: 'Add alert' }).click()
  await expect.element(page.getByText('Rises to 13.00 tUSD')).toBeVisible()
  const price = page.getByRole('textbox', { name: 'Price' })
  await expect.element(price).toHaveFocus()
  await expect.element(price).not.toHaveAttribute('aria-invalid', 'true')
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ body }): unknown => JSON.parse(body))
  expect(sent(create.path)).toEqual([{ symbol: 'AURB-tUSD', side: 'below', price: '12.5' }])
  answers[list.path] = { rows: [], max: 20 }
  await page.getByRole('button', { name: 'Remove the alert at 13.00' }).click()
  await expect.element(page.getByText('No price alerts for this pair.')).toBeVisible()
  expect(sent(remove.path)).toEqual([{ id: waiting.id }])
})

test('a refused price is explained at its field', async () => {
  openSession('token')
  serve({ [list.path]: { rows: [], max: 20 }, [create.path]: 'PRICE_ALERTS_FULL' })
  await showPart(<PriceAlerts market={market} />, { 'price-alerts': en_US })
  await page.getByRole('button', { name: 'Price alerts' }).click()
  await page.getByRole('textbox', { name: 'Price' }).fill('12.5')
  await page.getByRole('button', { name: 'Add alert' }).click()
  await expect.element(page.getByRole('alert').getByText('PRICE_ALERTS_FULL')).toBeVisible()
})

test('a reached alert shows the price and the time, in Chinese', async () => {
  openSession('token')
  const reached = { ...waiting, reachedAt: '2026-11-20T01:00:00.000Z', reachedPrice: '13.02' }
  serve({ [list.path]: { rows: [reached], max: 20 } })
  await showPart(<PriceAlerts market={market} />, { 'price-alerts': zh_CN }, 'zh_CN')
  await page.getByRole('button', { name: '价格提醒' }).click()
  await expect.element(page.getByText('涨至 13.00 tUSD')).toBeVisible()
  await expect.element(page.getByText(/触发，成交价 13\.02/u)).toBeVisible()
})

test('a visitor is asked to log in', async () => {
  closeSession()
  serve({})
  await showPart(<PriceAlerts market={market} />, { 'price-alerts': en_US })
  await page.getByRole('button', { name: 'Price alerts' }).click()
  await expect.element(page.getByText('Log in to set price alerts.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add alert' })).not.toBeInTheDocument()
})
