import { expect, test } from 'vitest'
import { sparkline, SPARKLINE_POINTS } from './sparkline.ts'

test('repeats the last price for a half hour without trades', () => {
  const line = sparkline(10, [
    { place: 1, price: 12 },
    { place: 47, price: 9 },
  ])
  expect(line).toHaveLength(SPARKLINE_POINTS)
  expect([line[0], line[1], line[2], line[46], line[47]]).toEqual([10, 12, 12, 12, 9])
})

test('a day without trades gives a flat line, and a market without any trade gives none', () => {
  expect(new Set(sparkline(10, []))).toEqual(new Set([10]))
  expect(sparkline(undefined, [])).toEqual([])
})

test('has no point before the first trade of the market', () => {
  expect(sparkline(undefined, [{ place: 45, price: 7 }])).toEqual([7, 7, 7])
})
