import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock/durations.ts'
import { conflictOf, mayEnd, type OrderFlag, type OrderType } from './kinds.ts'

const until = new Date('2026-03-19T00:00:00Z')

test.each<[OrderType, OrderFlag, string, string | undefined]>([
  ['limit', 'gtc', 'price quantity', undefined],
  ['limit', 'gtc', 'price until quantity', undefined],
  ['limit', 'post_only', 'price until quantity', undefined],
  ['limit', 'fok', 'price quantity', undefined],
  ['limit', 'gtc', 'quantity', 'price'],
  ['limit', 'gtc', 'price stop quantity', 'stop'],
  ['limit', 'ioc', 'price until quantity', 'until'],
  ['limit', 'fok', 'price until quantity', 'until'],
  ['market', 'ioc', 'quantity', undefined],
  ['market', 'ioc', 'price quantity', 'price'],
  ['market', 'ioc', 'stop quantity', 'stop'],
  ['market', 'gtc', 'quantity', 'flag'],
  ['market', 'fok', 'quantity', 'flag'],
  ['market', 'ioc', 'until quantity', 'until'],
  ['stop_limit', 'gtc', 'price stop quantity', undefined],
  ['stop_limit', 'ioc', 'price stop quantity', undefined],
  ['stop_limit', 'gtc', 'price stop until quantity', undefined],
  ['stop_limit', 'gtc', 'price quantity', 'stop'],
  ['stop_limit', 'gtc', 'stop quantity', 'price'],
  ['limit', 'gtc', 'price', 'quantity'],
  ['limit', 'gtc', 'price cash', 'quantity'],
  ['limit', 'gtc', 'price quantity cash', 'cashQuantity'],
  ['stop_limit', 'gtc', 'price stop quantity cash', 'cashQuantity'],
  ['market', 'ioc', 'cash', undefined],
  ['market', 'ioc', 'quantity cash', 'cashQuantity'],
  ['market', 'ioc', '', 'quantity'],
])('TRD-05 %s %s with %j: conflicting term %s', (type, flag, given, conflict) =>
  expect(
    conflictOf({
      type,
      flag,
      ...(given.includes('price') && { price: '1' }),
      ...(given.includes('stop') && { stop: '1' }),
      ...(given.includes('until') && { until }),
      ...(given.includes('quantity') && { quantity: '1' }),
      ...(given.includes('cash') && { cashQuantity: '1' }),
    }),
  ).toBe(conflict),
)

test('a good-till date is at least one minute and at most 366 days away', () => {
  const before = (ms: number) => new Date(until.getTime() - ms)
  expect([60_000, 59_999, 0, -1].map((ms) => mayEnd(before(ms), until))).toEqual([true, false, false, false])
  expect([366 * DAY_MS, 366 * DAY_MS + 1].map((ms) => mayEnd(before(ms), until))).toEqual([true, false])
})
