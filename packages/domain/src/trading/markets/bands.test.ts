import { expect, test } from 'vitest'
import { collarRange, dynamicBand, everyPrice, isWithin, noPrice, rangeAround, staticBand } from './bands.ts'

test.each([
  ['a static band of 20 %', staticBand(1_000, 200_000), { low: 800, high: 1_200 }],
  ['a dynamic band of 10 % around recent trades', dynamicBand(1_100, 1_000, 100_000), { low: 990, high: 1_210 }],
  [
    'a dynamic band around the reference without recent trades',
    dynamicBand(undefined, 1_000, 100_000),
    { low: 900, high: 1_100 },
  ],
  ['a collar of 3 %', collarRange(1_000), { low: 970, high: 1_030 }],
  ['a distance that is rounded down', rangeAround(1_009, 100_000), { low: 909, high: 1_109 }],
  ['a static band without a reference', staticBand(undefined, 200_000), everyPrice],
  ['a collar without a reference', collarRange(undefined), noPrice],
])('PRC-01 computes the allowed price range of %s', (_name, range, expected) => expect(range).toEqual(expected))

test.each([
  [1, { low: 1, high: 3 }],
  [4, { low: 2, high: 6 }],
  [19, { low: 17, high: 21 }],
])(
  'PRC-04 a dynamic band around %i ticks has at least two ticks on each side, and no price below one',
  (centre, expected) => expect(dynamicBand(undefined, centre, 100_000)).toEqual(expected),
)

test('an empty range contains no price', () => {
  expect(isWithin(1, noPrice)).toBe(false)
  expect(isWithin(Number.MAX_SAFE_INTEGER, noPrice)).toBe(false)
})
