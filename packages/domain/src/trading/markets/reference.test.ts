import { expect, test } from 'vitest'
import { HOUR_MS } from '#platform/clock/durations.ts'
import { chooseReference, median, nearestTicks, type ReferenceInput } from './reference.ts'

const now = new Date(1_000 * HOUR_MS)
const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS)
const auction = (hours: number, ticks: number, over = {}) => ({
  at: ago(hours),
  ticks,
  pairs: 3,
  value: 1_000n,
  before: 100,
  ...over,
})
const day = (ticks: number, over = {}) => ({ ticks, pairs: 3, value: 1_000n, ...over })
const whole: ReferenceInput = {
  auctions: [auction(1, 110)],
  days: [day(90), day(95), day(99)],
  valuation: { asOf: ago(24 * 90), ticks: 80 },
  set: [{ at: ago(9_999), ticks: 70 }],
  figures: {
    leastPairs: 3,
    auctionAgeMs: 24 * HOUR_MS,
    valuationAgeMs: 90 * 24 * HOUR_MS,
    auctionMovePpm: 200_000,
  },
  leastValue: 1_000n,
  now,
}
const none = { auctions: [], days: [], valuation: undefined, set: [] }

test.each<[string, Partial<ReferenceInput>, number | undefined, string | undefined]>([
  ['the last auction', {}, 110, 'auction'],
  ['the last of two auctions', { auctions: [auction(1, 105), auction(2, 110)] }, 105, 'auction'],
  ['an auction of 24 hours ago', { auctions: [auction(24, 110)] }, 110, 'auction'],
  ['no older auction', { auctions: [auction(24.01, 110)] }, 95, 'days'],
  ['no auction of two pairs', { auctions: [auction(1, 110, { pairs: 2 })] }, 95, 'days'],
  ['no auction below the least value', { auctions: [auction(1, 110, { value: 999n })] }, 95, 'days'],
  ['no trades without an agreed rate', { leastValue: undefined }, 80, 'valuation'],
  ['an auction that moves by 20 %', { auctions: [auction(1, 120)] }, 120, 'auction'],
  ['no auction that moves further', { auctions: [auction(1, 121)] }, 95, 'days'],
  [
    'an auction that moves further, once two operators set its price',
    { auctions: [auction(1, 121)], set: [{ at: ago(0.5), ticks: 121 }] },
    121,
    'auction',
  ],
  [
    'no auction that moves further, by a price that was set before it',
    { auctions: [auction(1, 121)], set: [{ at: ago(2), ticks: 121 }] },
    95,
    'days',
  ],
  ['the median of three days', { auctions: [] }, 95, 'days'],
  ['the median of two days that count', { auctions: [], days: [day(90), day(10, { pairs: 2 }), day(99)] }, 94, 'days'],
  ['no single day', { auctions: [], days: [day(90)] }, 80, 'valuation'],
  ['a valuation of 90 days ago', { ...none, valuation: { asOf: ago(24 * 90), ticks: 80 } }, 80, 'valuation'],
  [
    'no older valuation',
    { ...none, valuation: { asOf: ago(24 * 90 + 1), ticks: 80 }, set: whole.set },
    70,
    'operators',
  ],
  [
    'no price that two operators withdrew',
    { ...none, set: [{ at: ago(1), ticks: undefined }, ...whole.set] },
    undefined,
    undefined,
  ],
  ['nothing', none, undefined, undefined],
])('PRC-01 the reference price: %s', (_name, changed, ticks, source) =>
  expect(chooseReference({ ...whole, ...changed })).toEqual(ticks === undefined ? undefined : { ticks, source }),
)

test('rounds the median of an even number of values down', () => expect(median([4, 1, 3, 2])).toBe(2))
test.each([
  [14n, 10n, 1],
  [15n, 10n, 2],
  [4n, 10n, 1],
])('%i minor units at %i units per tick are rounded to the nearest tick, at least one', (price, tick, ticks) =>
  expect(nearestTicks(price, tick)).toBe(ticks),
)
