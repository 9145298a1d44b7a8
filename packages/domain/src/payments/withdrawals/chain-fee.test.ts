import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Amount, amount } from '#books/money/amount.ts'
import { agreedCost, costTo, type FeeRule, feeFor } from './chain-fee.ts'

const rule: FeeRule = { mode: 'chain', marginPpm: 200_000, min: amount(100_000n), max: amount(2_000_000n) }
/** SOL costs 150 dollars, the coin one dollar. */
const prices = { native: amount(150_0000000000n), coin: amount(1_0000000000n) }

test.each<[string, bigint, Partial<FeeRule>, bigint]>([
  // 2,044,280 lamports are 0.306642 dollars.
  ['adds the margin', 2_044_280n, {}, 367_971n],
  ['rounds up to the smallest unit', 2_044_280n, { marginPpm: 0 }, 306_642n],
  ['rounds one part more up', 2_044_281n, { marginPpm: 0 }, 306_643n],
  ['takes at least the minimum', 5_000n, {}, 100_000n],
  ['takes at most the maximum', 200_000_000n, {}, 2_000_000n],
  ['ignores the cost for a fixed fee', 5_000n, { mode: 'fixed' }, 2_000_000n],
])('%s', (_name, lamports, about, fee) => {
  expect(feeFor({ ...rule, ...about }, lamports, prices, 6)).toBe(fee)
})

test('charges the maximum without a cost or a price', () => {
  expect(feeFor(rule, undefined, prices, 6)).toBe(rule.max)
  expect(feeFor(rule, 5_000n, undefined, 6)).toBe(rule.max)
  expect(feeFor(rule, 5_000n, { ...prices, coin: amount(0n) }, 6)).toBe(rule.max)
})

test('the fee exceeds the cost with its margin by less than one minor unit, and stays within its bounds', () => {
  const price = fc.bigInt({ min: 1n, max: 10n ** 15n }).map(amount)
  const figure = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(amount)
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.record({ native: price, coin: price }),
      fc.nat({ max: 1_000_000 }),
      fc.tuple(figure, figure),
      fc.nat({ max: 9 }),
      (lamports, each, marginPpm, bounds, scale) => {
        const [min, max] = bounds.toSorted((a, b) => (a < b ? -1 : 1)) as [Amount, Amount]
        const fee = feeFor({ mode: 'chain', marginPpm, min, max }, lamports, each, scale)
        expect(fee >= min && fee <= max).toBe(true)
        const cost = lamports * each.native * (1_000_000n + BigInt(marginPpm)) * 10n ** BigInt(scale)
        const unit = 1_000_000_000n * each.coin * 1_000_000n
        expect(fee === max || fee * unit >= cost).toBe(true)
        expect(fee === min || (fee - 1n) * unit < cost).toBe(true)
      },
    ),
  )
})

const cost = (payment: bigint, account = 2_039_280n) => ({ payment, account })
test.each([
  ['takes the larger of two that agree', [cost(5_000n), cost(10_000n)], cost(10_000n)],
  ['has no cost if one is more than twice the other', [cost(5_000n), cost(10_001n)], undefined],
  ['has no cost if the rents differ too much', [cost(5_000n, 1_000n), cost(5_000n, 2_001n)], undefined],
  ['takes that of a single node', [cost(5_000n)], cost(5_000n)],
  ['has no cost without a node', [], undefined],
])('NODE-01 %s', (_name, readings, expected) => {
  expect(agreedCost(readings)).toEqual(expected)
})

test('a receiver without a token account also costs the rent of one', () => {
  expect([costTo(cost(5_000n), true), costTo(cost(5_000n), false)]).toEqual([5_000n, 2_044_280n])
})
