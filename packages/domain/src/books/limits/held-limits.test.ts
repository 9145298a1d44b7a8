import { expect, test } from 'vitest'
import { amount, type Amount } from '#books/money/amount.ts'
import { heldConflict, loweredWindow, lowestAccepted } from './held-limits.ts'
import type { WithdrawalLimits } from './withdrawal-limits.ts'

const minor = (value: number | null): Amount | null => (value === null ? null : amount(BigInt(value)))
test.each([
  ['covers what is held exactly', 100, { before: 200, after: 100 }, undefined],
  ['is lowered one unit below what is held', 100, { before: 200, after: 99 }, 100n],
  ['is new, and below what is held', 100, { before: null, after: 99 }, 100n],
  ['was below what is held before, and is raised', 100, { before: 50, after: 60 }, undefined],
  ['was below what is held before, and stays', 100, { before: 50, after: 50 }, undefined],
  ['was below what is held before, and is lowered further', 100, { before: 50, after: 40 }, 100n],
  ['ends', 100, { before: 200, after: null }, undefined],
  ['is zero while nothing is held', 0, { before: 200, after: 0 }, undefined],
])('a limit that %s', (_, held, { before, after }, lowest) =>
  expect(lowestAccepted(amount(BigInt(held)), { before: minor(before), after: minor(after) })).toBe(lowest),
)

const limits = (day: number, calendarDay: number | null, month: number): WithdrawalLimits => ({
  day: amount(BigInt(day)),
  calendarDay: minor(calendarDay),
  month: amount(BigInt(month)),
})
const used = (last24Hours: number, calendarDay: number, month: number) => ({
  last24Hours: amount(BigInt(last24Hours)),
  calendarDay: amount(BigInt(calendarDay)),
  month: amount(BigInt(month)),
})
const held = [used(10, 5, 40), used(30, 20, 30)]

test.each([
  ['of 24 hours', limits(29, 10, 10), { window: 'day', lowest: 30n }],
  ['of the calendar day', limits(30, 19, 10), { window: 'calendarDay', lowest: 20n }],
  ['of the month', limits(30, 20, 39), { window: 'month', lowest: 40n }],
])('a limit %s must cover the customer who holds the most', (_, after, conflict) =>
  expect(heldConflict(held, { before: limits(100, null, 100), after })).toEqual(conflict),
)

test('accepts limits that cover every customer, and any limit while nothing is held', () => {
  expect(heldConflict(held, { before: limits(100, 100, 100), after: limits(30, 20, 40) })).toBeUndefined()
  expect(heldConflict([], { before: undefined, after: limits(0, 0, 0) })).toBeUndefined()
})

test('names the first period whose limit is lowered', () => {
  expect(loweredWindow({ before: limits(5, null, 5), after: limits(6, null, 5) })).toBeUndefined()
  expect(loweredWindow({ before: limits(5, null, 5), after: limits(6, 9, 5) })).toBe('calendarDay')
  expect(loweredWindow({ before: limits(5, 9, 5), after: limits(5, null, 4) })).toBe('month')
  expect(loweredWindow({ before: undefined, after: limits(5, null, 5) })).toBe('day')
})
