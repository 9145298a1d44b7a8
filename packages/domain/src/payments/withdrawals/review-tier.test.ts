import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { reviewersOf } from './review-tier.ts'

const tiers = { automaticUpTo: amount(100n), onePersonUpTo: amount(500n) }

test.each([
  ['exactly the automatic tier', 100n, false, 0],
  ['one millionth more', 101n, false, 1],
  ['exactly the tier of one person', 500n, false, 1],
  ['one millionth above it', 501n, false, 2],
  ['an amount over the limit', 1n, true, 2],
  ['an unknown value', undefined, false, 2],
] as const)('returns the number of reviewers for %s', (_case, value, isOverLimit, reviewers) => {
  expect(reviewersOf(value === undefined ? undefined : amount(value), tiers, isOverLimit)).toBe(reviewers)
})

test('with tiers of zero, two people review every withdrawal', () => {
  const none = { automaticUpTo: amount(0n), onePersonUpTo: amount(0n) }
  expect([1n, 1_000_000n].map((value) => reviewersOf(amount(value), none, false))).toEqual([2, 2])
})
