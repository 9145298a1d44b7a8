import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allot, type AllotmentRequest } from './allot.ts'

const proRata = (
  supply: bigint,
  subscriptions: readonly AllotmentRequest[],
  { lot, min }: { readonly lot: bigint; readonly min: bigint },
): Map<string, bigint> => allot(supply, subscriptions, { lot, min, method: 'pro_rata' })

const bookOf = (max: { lots: bigint; request: bigint; min: bigint }) =>
  fc
    .record({
      lot: fc.bigInt({ min: 1n, max: 1000n }),
      lots: fc.bigInt({ min: 0n, max: max.lots }),
      min: fc.bigInt({ min: 1n, max: max.min }),
      subscriptions: fc.array(fc.bigInt({ min: 1n, max: max.request }), { maxLength: 60 }),
    })
    .map(({ lot, lots, min, subscriptions }) => ({
      lot,
      min: min * lot,
      supply: lots * lot,
      subscriptions: subscriptions.map((units, index): AllotmentRequest => ({
        subscription: String(index),
        subscriber: String(index),
        units: (min - 1n + units) * lot,
      })),
    }))
/** Offers of any size, and small ones in which minimum, requests and supply are close to each other. */
const book = fc.oneof(
  bookOf({ lots: 1_000_000n, request: 1_000_000_000n, min: 1_000_000n }),
  bookOf({ lots: 60n, request: 20n, min: 12n }),
)

const sum = (all: Iterable<bigint>): bigint => [...all].reduce((total, each) => total + each, 0n)
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)

test('SUB-04 allots as many units as possible, and nobody gets more than requested', () => {
  fc.assert(
    fc.property(book, ({ supply, subscriptions, lot, min }) => {
      const got = proRata(supply, subscriptions, { lot, min })
      expect(sum(got.values())).toBe(smaller(supply, sum(subscriptions.map(({ units }) => units))))
      for (const { subscription, units } of subscriptions) expect(got.get(subscription)).toBeLessThanOrEqual(units)
    }),
    { numRuns: 10_000 },
  )
})

test('SUB-04 every allotment is less than one lot away from the exact share', () => {
  fc.assert(
    fc.property(book, ({ supply, subscriptions, lot }) => {
      const demand = sum(subscriptions.map(({ units }) => units))
      fc.pre(demand > supply)
      for (const [subscription, units] of proRata(supply, subscriptions, { lot, min: lot })) {
        const exact = supply * (subscriptions.find((request) => request.subscription === subscription)?.units ?? 0n)
        const away = units * demand - exact
        expect(away < 0n ? -away : away).toBeLessThan(lot * demand)
      }
    }),
    { numRuns: 1000 },
  )
})

test('a larger request never gets less', () => {
  fc.assert(
    fc.property(book, ({ supply, subscriptions, lot, min }) => {
      const got = proRata(supply, subscriptions, { lot, min })
      const unitsOf = ({ subscription }: AllotmentRequest): bigint => got.get(subscription) ?? 0n
      const wronged = subscriptions.filter((less) =>
        subscriptions.some((more) => more.units > less.units && unitsOf(more) < unitsOf(less)),
      )
      expect(wronged).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

/**
 * True if all units can be allotted so that everybody gets nothing or at least the minimum: the largest requests can
 * take them all.
 */
function canSpareAll({
  supply,
  subscriptions,
  min,
}: {
  supply: bigint
  subscriptions: readonly AllotmentRequest[]
  min: bigint
}): boolean {
  let [sharedAtMin, sharedAtMax] = [0n, 0n]
  for (const { units } of subscriptions.toSorted((a, b) => (a.units > b.units ? -1 : 1))) {
    sharedAtMin += min
    if (sharedAtMin > supply) return sharedAtMax >= supply
    sharedAtMax += units
  }
  return true
}

test('nobody gets less than the minimum, unless every possible allotment leaves someone below it', () => {
  fc.assert(
    fc.property(book, (offer) => {
      const got = proRata(offer.supply, offer.subscriptions, offer)
      const short = offer.subscriptions.filter(({ subscription }) => {
        const own = got.get(subscription) ?? 0n
        return own > 0n && own < offer.min
      })
      expect(short.length).toBe(canSpareAll(offer) ? 0 : 1)
    }),
    { numRuns: 10_000 },
  )
})

test('shares in lots do not change if nobody is below the minimum', () => {
  fc.assert(
    fc.property(book, ({ supply, subscriptions, lot, min }) => {
      const plain = proRata(supply, subscriptions, { lot, min: lot })
      fc.pre(
        subscriptions.every(({ subscription }) => {
          const own = plain.get(subscription) ?? 0n
          return own === 0n || own >= min
        }),
      )
      expect(proRata(supply, subscriptions, { lot, min })).toEqual(plain)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  [
    'shares below it are allotted in minimums, the largest request first',
    100n,
    10n,
    [150n, 40n, 30n, 30n],
    [60n, 16n, 12n, 12n],
  ],
  [
    'two shares reach the minimum only together: the larger request gets it, and the rest goes to the others',
    100n,
    20n,
    [150n, 40n, 60n, 50n],
    [57n, 0n, 23n, 20n],
  ],
  [
    'of equal requests, the earliest get the minimum and the others nothing',
    10n,
    5n,
    [5n, 5n, 5n, 5n],
    [5n, 5n, 0n, 0n],
  ],
  [
    'larger allotments are reduced so that everybody gets the minimum',
    50n,
    10n,
    [10n, 10n, 10n, 10n, 12n],
    [10n, 10n, 10n, 10n, 10n],
  ],
  ['of five units, one person gets four, because two minimums of three do not fit', 5n, 3n, [4n, 3n], [4n, 1n]],
] as const)('allots at least the minimum: %s', (_name, supply, min, subscriptions, expected) => {
  const all = subscriptions.map((units, index) => ({ subscription: String(index), subscriber: String(index), units }))
  expect([...proRata(supply, all, { lot: 1n, min }).values()]).toEqual(expected)
})

test.each([
  ['everybody gets the request if there is enough', 100n, [30n, 20n], [30n, 20n]],
  ['the largest remainder gets the next unit', 7n, [6n, 3n, 1n], [4n, 2n, 1n]],
  ['a tie goes to the earliest', 5n, [3n, 3n, 3n], [2n, 2n, 1n]],
  ['with fewer units than requests, the earliest get one each', 2n, [1n, 1n, 1n], [1n, 1n, 0n]],
  ['without units, nobody gets any', 0n, [1n], [0n]],
])('%s', (_name, supply, subscriptions, expected) => {
  const got = proRata(
    supply,
    subscriptions.map((units, index) => ({ subscription: String(index), subscriber: String(index), units })),
    { lot: 1n, min: 1n },
  )
  expect([...got.values()]).toEqual(expected)
})
