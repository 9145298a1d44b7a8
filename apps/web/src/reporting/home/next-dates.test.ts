import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { expect, test } from 'vitest'
import { nextDates } from './next-dates.ts'

const now = Date.parse('2026-03-01T00:00:00.000Z')
const day = (n: number): string => new Date(now + n * DAY_MS).toISOString()
const due = (symbol: string, n: number) => ({
  product: { symbol, name: symbol },
  payAt: day(n),
  status: 'due' as const,
})

test('the earliest date comes first, and dates in the past are left out', () => {
  const pending = [
    { symbol: 'SLW31', closesAt: day(9), type: 'bond' as const },
    { symbol: 'AURB', closesAt: day(-1), type: 'token_sale' as const },
  ]
  expect(nextDates({ pending, distributions: [due('HCCL', 3)], freezes: [] }, now, 5)).toEqual([
    { kind: 'payment', at: day(3), about: 'HCCL', isSale: false },
    { kind: 'close', at: day(9), about: 'SLW31', isSale: false },
  ])
})

test('two subscriptions to one offer give one date', () => {
  const pending = [
    { symbol: 'SLW31', closesAt: day(9), type: 'bond' as const },
    { symbol: 'SLW31', closesAt: day(9), type: 'bond' as const },
  ]
  expect(nextDates({ pending, distributions: [], freezes: [] }, now, 5)).toHaveLength(1)
})

test('withdrawals resume at the end of the last pause, whatever else is paused longer', () => {
  const freezes = [
    { scope: 'withdraw' as const, until: day(2) },
    { scope: 'withdraw' as const, until: day(1) },
    { scope: 'transferOut' as const, until: day(5) },
  ]
  expect(nextDates({ pending: [], distributions: [], freezes }, now, 5)).toEqual([
    { kind: 'resumes', at: day(2), about: undefined, isSale: false },
  ])
})

test('a paid distribution has no next date, and the list has at most the limit', () => {
  const distributions = [{ ...due('HCCL', 3), status: 'paid' as const }, due('SLW31', 1), due('AURB', 2)]
  expect(nextDates({ pending: [], distributions, freezes: [] }, now, 1).map(({ about }) => about)).toEqual(['SLW31'])
})
