import { expect, test } from 'vitest'
import { statusesAllowing } from '#platform/machine/machine.ts'
import { amount, ppm } from '#books/money/amount.ts'
import {
  cashOf,
  cashPerLotTick,
  marketMachine,
  type MarketTerms,
  precisionOf,
  priceOf,
  priceText,
  quantityOf,
  quantityText,
} from './market.ts'

const terms: MarketTerms = {
  symbol: 'AURB-tUSD',
  base: 'AURB',
  quote: 'tUSD',
  baseScale: 4,
  quoteScale: 6,
  tick: amount(10_000n),
  lot: amount(100n),
  priceTicks: 1,
  quantityLots: 1,
  makerFee: ppm(1_000),
  takerFee: ppm(1_500),
  minValue: amount(1n),
  maxValue: amount(10n ** 15n),
  band: ppm(200_000),
}

test('values a fill as a whole number of minor units: 0.01 AURB at 12.48 tUSD is 0.1248 tUSD', () => {
  expect(cashPerLotTick(terms)).toBe(100n)
  expect(cashOf(terms, 1_248, 1)).toBe(124_800n)
  expect(priceOf(terms, 1_248)).toBe(12_480_000n)
  expect(quantityOf(terms, 3)).toBe(300n)
})

test('throws for a market in which cash amounts would need rounding', () =>
  expect(() => cashPerLotTick({ tick: amount(1n), lot: amount(1n), baseScale: 1 })).toThrow(/broken invariant/))

test('a halted market opens only by way of cancel-only', () => {
  expect(statusesAllowing(marketMachine, 'open')).toEqual(['closed', 'cancel_only', 'auction'])
  expect(Object.entries(marketMachine.table.halted)).toEqual([['restrict', 'cancel_only']])
})

test('a market is halted only from cancel-only', () =>
  expect(statusesAllowing(marketMachine, 'halt')).toEqual(['cancel_only']))

test('formats prices and quantities with the decimals of their step', () => {
  expect(priceText(terms, 1_248)).toBe('12.48')
  expect(priceText(terms, 1_250)).toBe('12.50')
  expect(quantityText(terms, 15_300)).toBe('153.00')
  expect(precisionOf(amount(1n), 0)).toBe(0)
  expect(precisionOf(amount(10_000_000n), 6)).toBe(0)
})
