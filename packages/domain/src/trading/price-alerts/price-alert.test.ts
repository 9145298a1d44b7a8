import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { alertPriceOf, isReached } from './price-alert.ts'

const terms = { quoteScale: 6, tick: amount(10_000n) }

test.each([
  ['12.45', 12_450_000n],
  ['0.01', 10_000n],
  ['0', undefined],
  ['12.455', undefined],
  ['-1', undefined],
  ['', undefined],
])('reads the price %o as %o minor units', (text, price) => {
  expect(alertPriceOf(terms, text)).toBe(price)
})

test.each([
  ['above', 99n, false],
  ['above', 100n, true],
  ['above', 101n, true],
  ['below', 101n, false],
  ['below', 100n, true],
  ['below', 99n, true],
] as const)('an alert %s 100, trade at %o: reached %o', (side, traded, reached) => {
  expect(isReached(side, amount(100n), amount(traded))).toBe(reached)
})
