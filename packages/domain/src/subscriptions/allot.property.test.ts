import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allot, type Ask } from './allot.ts'

const book = fc
  .record({
    lot: fc.bigInt({ min: 1n, max: 1000n }),
    lots: fc.bigInt({ min: 0n, max: 1_000_000n }),
    asks: fc.array(fc.bigInt({ min: 1n, max: 1_000_000_000n }), { maxLength: 60 }),
  })
  .map(({ lot, lots, asks }) => ({
    lot,
    supply: lots * lot,
    asks: asks.map((units, index): Ask => ({ subscription: String(index), units: units * lot })),
  }))

const sum = (all: Iterable<bigint>): bigint => [...all].reduce((total, each) => total + each, 0n)
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)

test('SUB-04 an allotment gives out every unit it can, and nobody more than they asked', () => {
  fc.assert(
    fc.property(book, ({ supply, asks, lot }) => {
      const got = allot(supply, asks, lot)
      expect(sum(got.values())).toBe(smaller(supply, sum(asks.map(({ units }) => units))))
      for (const { subscription, units } of asks) expect(got.get(subscription)).toBeLessThanOrEqual(units)
    }),
    { numRuns: 10_000 },
  )
})

test('SUB-04 nobody is a whole lot away from the exact share', () => {
  fc.assert(
    fc.property(book, ({ supply, asks, lot }) => {
      const demand = sum(asks.map(({ units }) => units))
      fc.pre(demand > supply)
      for (const [subscription, units] of allot(supply, asks, lot)) {
        const exact = supply * (asks.find((ask) => ask.subscription === subscription)?.units ?? 0n)
        const away = units * demand - exact
        expect(away < 0n ? -away : away).toBeLessThan(lot * demand)
      }
    }),
    { numRuns: 1000 },
  )
})

test('whoever asks for more never gets less', () => {
  fc.assert(
    fc.property(book, ({ supply, asks, lot }) => {
      const got = allot(supply, asks, lot)
      const unitsOf = ({ subscription }: Ask): bigint => got.get(subscription) ?? 0n
      const wronged = asks.filter((less) =>
        asks.some((more) => more.units > less.units && unitsOf(more) < unitsOf(less)),
      )
      expect(wronged).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['enough for all', 100n, [30n, 20n], [30n, 20n]],
  ['the largest remainder first', 7n, [6n, 3n, 1n], [4n, 2n, 1n]],
  ['a tie goes to the earliest', 5n, [3n, 3n, 3n], [2n, 2n, 1n]],
  ['more askers than units', 2n, [1n, 1n, 1n], [1n, 1n, 0n]],
  ['nothing to give', 0n, [1n], [0n]],
])('%s', (_name, supply, asks, expected) => {
  const got = allot(
    supply,
    asks.map((units, index) => ({ subscription: String(index), units })),
    1n,
  )
  expect([...got.values()]).toEqual(expected)
})
