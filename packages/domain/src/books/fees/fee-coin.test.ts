import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, feeOf, ppm } from '#books/money/amount.ts'
import { ONE } from '#books/rates/rate.ts'
import { type FeeCoin, inFeeCoin, MAX_COIN_DISCOUNT } from './fee-coin.ts'

const coin: FeeCoin = { coin: 'TSR', scale: 8, discount: ppm(250_000) }
const prices = { coin: amount(25_000_000_000n), quote: ONE }

test.each([
  ['takes the discount off, at the price of the coin', 1_000_000n, coin, prices, 30_000_000n],
  ['takes the whole fee without a discount', 1_000_000n, { ...coin, discount: ppm(0) }, prices, 40_000_000n],
  ['rounds up', 1n, { ...coin, scale: 0 }, prices, 1n],
  ['compares both prices', 1_000_000n, coin, { ...prices, quote: amount(5_000_000_000n) }, 15_000_000n],
  ['charges nothing for a fee of zero', 0n, coin, prices, 0n],
] as const)('%s', (_, fee, of, at, expected) => {
  expect(inFeeCoin(amount(fee), 6, of, at)).toBe(expected)
})

const fees = fc.bigInt({ min: 0n, max: 10n ** 18n }).map(amount)
const scales = fc.integer({ min: 0, max: 9 })
const discounts = fc.integer({ min: 0, max: MAX_COIN_DISCOUNT }).map(ppm)
const price = fc.bigInt({ min: 1n, max: 10n ** 18n }).map(amount)

test('TRD-06 the coin amount is worth the discounted fee, and at most one unit more', () =>
  fc.assert(
    fc.property(fees, scales, scales, discounts, price, price, (fee, quoteScale, scale, discount, coinPrice, quote) => {
      const paid = inFeeCoin(fee, quoteScale, { coin: 'TSR', scale, discount }, { coin: coinPrice, quote })
      // Both sides are in the currency of the prices, multiplied by 10^(scales) and one million.
      const owed = fee * (1_000_000n - BigInt(discount)) * quote * 10n ** BigInt(scale)
      const worth = (units: bigint) => units * 1_000_000n * coinPrice * 10n ** BigInt(quoteScale)
      expect(worth(paid)).toBeGreaterThanOrEqual(owed)
      expect(paid === 0n || worth(paid - 1n) < owed).toBe(true)
    }),
  ))

test('TRD-06 splitting a trade never lowers the fee in the fee coin', () =>
  fc.assert(
    fc.property(fees, fees, discounts, (a, b, discount) => {
      const fee = (value: bigint) => inFeeCoin(feeOf(amount(value), ppm(1_500)), 6, { ...coin, discount }, prices)
      expect(fee(a) + fee(b)).toBeGreaterThanOrEqual(fee(a + b))
    }),
  ))
