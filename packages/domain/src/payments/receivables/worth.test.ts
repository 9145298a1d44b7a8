import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { hasMoved, mustWait } from './worth.ts'

const value = (minor: bigint | undefined) => (minor === undefined ? undefined : amount(minor))

test.each([
  ['the same value', 1_000n, 1_000n, false],
  ['one percent more', 1_000n, 1_010n, false],
  ['more than one percent more', 1_000n, 1_011n, true],
  ['one percent less', 1_010n, 1_000n, false],
  ['more than one percent less', 1_011n, 1_000n, true],
  ['no price on both sides', undefined, undefined, false],
  ['a price that is no longer known', 1_000n, undefined, true],
  ['a price that was unknown', undefined, 1_000n, true],
])('ADM-03 compares the value with the one that the maker saw: %s', (_, seen, now, moved) => {
  expect(hasMoved(value(seen), value(now))).toBe(moved)
})

test.each([
  ['below the threshold', [9_999n], false],
  ['at the threshold', [10_000n], true],
  ['one of two values at the threshold', [9_999n, 10_000n], true],
  ['an unknown value', [9_999n, undefined], true],
])('ADM-03 delays large adjustments: %s', (_, values, waits) => {
  expect(mustWait(values.map(value), amount(10_000n))).toBe(waits)
})
