import { expect, test } from 'vitest'
import { conflictOf, mayEnd, type OrderFlag, type OrderType } from './kinds.ts'

const until = new Date('2026-03-19T00:00:00Z')

test.each<[OrderType, OrderFlag, string, string | undefined]>([
  ['limit', 'gtc', 'price', undefined],
  ['limit', 'gtc', 'price until', undefined],
  ['limit', 'post_only', 'price until', undefined],
  ['limit', 'fok', 'price', undefined],
  ['limit', 'gtc', '', 'price'],
  ['limit', 'gtc', 'price stop', 'stop'],
  ['limit', 'ioc', 'price until', 'until'],
  ['limit', 'fok', 'price until', 'until'],
  ['market', 'ioc', '', undefined],
  ['market', 'ioc', 'price', 'price'],
  ['market', 'ioc', 'stop', 'stop'],
  ['market', 'gtc', '', 'flag'],
  ['market', 'fok', '', 'flag'],
  ['market', 'ioc', 'until', 'until'],
  ['stop_limit', 'gtc', 'price stop', undefined],
  ['stop_limit', 'ioc', 'price stop', undefined],
  ['stop_limit', 'gtc', 'price stop until', undefined],
  ['stop_limit', 'gtc', 'price', 'stop'],
  ['stop_limit', 'gtc', 'stop', 'price'],
])('TRD-05 %s %s with %j: conflict %s', (type, flag, given, conflict) =>
  expect(
    conflictOf({
      type,
      flag,
      ...(given.includes('price') && { price: '1' }),
      ...(given.includes('stop') && { stop: '1' }),
      ...(given.includes('until') && { until }),
    }),
  ).toBe(conflict),
)

test('an order runs for a minute at least and for 366 days at most', () => {
  const before = (ms: number) => new Date(until.getTime() - ms)
  const day = 24 * 60 * 60_000
  expect([60_000, 59_999, 0, -1].map((ms) => mayEnd(before(ms), until))).toEqual([true, false, false, false])
  expect([366 * day, 366 * day + 1].map((ms) => mayEnd(before(ms), until))).toEqual([true, false])
})
