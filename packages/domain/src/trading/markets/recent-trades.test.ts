import { expect, test } from 'vitest'
import { PRICE_FIGURES } from './price-figures.ts'
import { RecentTrades } from './recent-trades.ts'

test('weights prices by their lots, and drops trades that are older than the window', () => {
  const trades = new RecentTrades()
  expect(trades.price(0)).toBeUndefined()
  trades.add(1, 100, 1)
  trades.add(2, 200, 3)
  expect(trades.price(3)).toBe(175)
  expect(trades.price(1 + PRICE_FIGURES.dynamicWindowMs)).toBe(200)
  expect(trades.price(2 + PRICE_FIGURES.dynamicWindowMs)).toBeUndefined()
  trades.add(3 + PRICE_FIGURES.dynamicWindowMs, 50, 2)
  expect(trades.price(4 + PRICE_FIGURES.dynamicWindowMs)).toBe(50)
})
