import { expect, test } from 'vitest'
import type { Holding } from './accounts.queries.ts'
import { allocation, colorOf } from './allocation.ts'

const holding = (assetClass: Holding['assetClass'], value: string | null) => ({ assetClass, value }) as Holding

test('divides a hundred tiles by value, whatever the rounding', () => {
  const shares = allocation([holding('bonds', '1.00'), holding('stocks', '1.00'), holding('cash', '1.00')], 2)
  expect(shares.map(({ tiles }) => tiles)).toEqual([34, 33, 33])
})

test('holdings of one class are one share, and those without a price have none', () => {
  const shares = allocation(
    [holding('bonds', '60.00'), holding('bonds', '30.00'), holding('cash', '10.00'), holding('funds', null)],
    2,
  )
  expect(shares).toEqual([
    { of: 'bonds', tiles: 90 },
    { of: 'cash', tiles: 10 },
  ])
})

test('an empty account has no tiles', () => {
  expect(allocation([holding('cash', '0.00')], 2)).toEqual([])
})

test('no two classes have the same color', () => {
  const colors = Object.values(colorOf)
  expect(new Set(colors).size).toBe(colors.length)
})
