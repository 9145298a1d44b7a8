import { expect, test } from 'vitest'
import { HOUR_MS } from '#platform/clock/durations.ts'
import { breachOf, type VolatilityStart } from './volatility.ts'

const now = 100 * HOUR_MS
const crossing = { market: 'M', person: 'ada', isConnected: false, value: 1_000n, leastValue: 1_000n, now }
const started = (person: string, ago: number, market = 'M'): VolatilityStart => ({ market, person, at: now - ago })

test.each([
  ['between unconnected people and large enough', {}, [], 'auction'],
  ['between connected people', { isConnected: true }, [], 'band'],
  ['too small', { value: 999n }, [], 'band'],
  ['without an agreed rate', { leastValue: undefined }, [], 'band'],
  ['of a person who started one today', {}, [started('ada', 23 * HOUR_MS, 'N')], 'auction'],
  ['of a person who started two today', {}, [started('ada', 23 * HOUR_MS, 'N'), started('ada', 2 * HOUR_MS)], 'band'],
  [
    'of a person who started two, one of them a day ago',
    {},
    [started('ada', 24 * HOUR_MS), started('ada', 2 * HOUR_MS)],
    'auction',
  ],
  ['the third within an hour', {}, [started('bob', 1), started('cy', 2)], 'auction'],
  ['the fourth within an hour', {}, [started('bob', 1), started('cy', 2), started('dan', 3)], 'halt'],
  ['the fourth, the first an hour ago', {}, [started('bob', HOUR_MS), started('cy', 2), started('dan', 3)], 'auction'],
  ['the fourth, one in another market', {}, [started('bob', 1, 'N'), started('cy', 2), started('dan', 3)], 'auction'],
] as const)('PRC-04 the consequence of a fill outside the bands: %s', (_name, changed, starts, expected) =>
  expect(breachOf(starts, { ...crossing, ...changed })).toBe(expected),
)
