import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allot, type AllotmentRequest, type AllotmentRule, type Band } from './allot.ts'

const offer = fc
  .record({
    lot: fc.bigInt({ min: 1n, max: 100n }),
    lots: fc.bigInt({ min: 0n, max: 200n }),
    min: fc.bigInt({ min: 1n, max: 12n }),
    requests: fc.array(fc.record({ lots: fc.bigInt({ min: 1n, max: 40n }), ticket: fc.uuid() }), { maxLength: 40 }),
    bands: fc.array(fc.record({ from: fc.bigInt({ min: 0n, max: 50n }), lots: fc.bigInt({ min: 0n, max: 20n }) }), {
      maxLength: 3,
    }),
  })
  .map(({ lot, lots, min, requests, bands }) => ({
    lot,
    min: min * lot,
    supply: lots * lot,
    subscriptions: requests.map((request, index): AllotmentRequest => ({
      subscription: String(index),
      subscriber: String(index),
      units: (min - 1n + request.lots) * lot,
    })),
    tickets: requests.map(({ ticket }) => ticket),
    bands: bands.map((band): Band => ({ from: band.from * lot, units: (min + band.lots) * lot })),
  }))
type Offer = Parameters<Parameters<typeof offer.map>[0]>[0]

const firstCome: AllotmentRule = { method: 'first_come' }
const proRata: AllotmentRule = { method: 'pro_rata' }
const ballot = ({ tickets, bands }: Pick<Offer, 'tickets' | 'bands'>): AllotmentRule => ({
  method: 'ballot',
  ticketOf: (subscriber) => tickets[Number(subscriber)] ?? '',
  bands,
})
const given = ({ supply, subscriptions, lot, min }: Offer, rule: AllotmentRule): bigint[] => [
  ...allot(supply, subscriptions, { lot, min, ...rule }).values(),
]
const sum = (all: readonly bigint[]): bigint => all.reduce((total, each) => total + each, 0n)
/** Returns the indexes of the subscriptions in the order of their tickets. */
const drawn = ({ tickets }: Offer): number[] =>
  tickets.map((_, index) => index).toSorted((a, b) => ((tickets[a] ?? '') < (tickets[b] ?? '') ? -1 : 1))

const methods: readonly (readonly [string, (offer: Offer) => AllotmentRule])[] = [
  ['first come', () => firstCome],
  ['ballot', ballot],
]

test.each(methods)('%s gives nobody more than requested or less than the minimum', (_name, ruleOf) => {
  fc.assert(
    fc.property(offer, (one) => {
      const got = given(one, ruleOf(one))
      expect(sum(got) <= one.supply).toBe(true)
      for (const [index, units] of got.entries()) {
        expect(units % one.lot).toBe(0n)
        expect(units === 0n || units >= one.min).toBe(true)
        expect(units <= (one.subscriptions[index]?.units ?? 0n)).toBe(true)
      }
    }),
    { numRuns: 3000 },
  )
})

test.each(methods)('%s leaves fewer units than the minimum, or serves every request in full', (_name, ruleOf) => {
  fc.assert(
    fc.property(offer, (one) => {
      const got = given(one, ruleOf(one))
      const requested = sum(one.subscriptions.map(({ units }) => units))
      const left = one.supply - sum(got)
      expect(left < one.min || sum(got) === requested).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('first come serves a request only if every earlier one is served in full', () => {
  fc.assert(
    fc.property(offer, (one) => {
      const got = given(one, firstCome)
      const cut = got.findIndex((units, index) => units < (one.subscriptions[index]?.units ?? 0n))
      expect(cut === -1 ? [] : got.slice(cut + 1).filter((units) => units > 0n)).toEqual([])
    }),
    { numRuns: 3000 },
  )
})

test('a ballot without bands equals first come in the order of the tickets', () => {
  fc.assert(
    fc.property(offer, (one) => {
      const order = drawn(one)
      const subscriptions = order.flatMap((index) => one.subscriptions[index] ?? [])
      const inOrder = allot(one.supply, subscriptions, { lot: one.lot, min: one.min, ...firstCome })
      const got = allot(one.supply, one.subscriptions, { ...one, ...ballot({ ...one, bands: [] }) })
      expect(inOrder).toEqual(got)
    }),
    { numRuns: 3000 },
  )
})

test('a ballot with one band gives less than the minimum above it while a request is below it', () => {
  fc.assert(
    fc.property(offer, (one) => {
      const band = one.bands[0] ?? { from: 0n, units: one.min }
      const got = given(one, ballot({ ...one, bands: [{ ...band, from: 0n }] }))
      const first = one.subscriptions.map(({ units }) => (units < band.units ? units : band.units))
      const above = sum(got.map((units, index) => units - (first[index] ?? 0n)).filter((more) => more > 0n))
      expect(above < one.min || got.every((units, index) => units >= (first[index] ?? 0n))).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('a request that would get less than the minimum gets nothing', () => {
  const subscriptions = ['7', '6', '5'].map((units, index) => ({
    subscription: String(index),
    subscriber: String(index),
    units: BigInt(units),
  }))
  expect([...allot(10n, subscriptions, { lot: 1n, min: 4n, ...firstCome }).values()]).toEqual([7n, 0n, 0n])
})

test('a band limits the requests that reach it, and the rest follows in the drawn order', () => {
  const subscriptions = ['50', '10', '30'].map((units, index) => ({
    subscription: String(index),
    subscriber: String(index),
    units: BigInt(units),
  }))
  const rule = ballot({ tickets: ['c', 'a', 'b'], bands: [{ from: 20n, units: 15n }] })
  expect([...allot(60n, subscriptions, { lot: 1n, min: 5n, ...rule }).values()]).toEqual([20n, 10n, 30n])
})

const everyMethod: typeof methods = [['pro rata', () => proRata], ...methods]

/** Returns the offer in which each subscriber splits the request into minimums and adds the rest to the last part. */
function split({ subscriptions, min, ...one }: Offer): Offer {
  const parts = subscriptions.flatMap(({ subscriber, units }) => {
    const count = Number(units / min)
    return Array.from({ length: count }, (_, at) => ({
      subscription: `${subscriber}/${at}`,
      subscriber,
      units: at === count - 1 ? units - min * BigInt(count - 1) : min,
    }))
  })
  return { ...one, min, subscriptions: parts }
}
/** Returns the units of each subscriber, in the order of the first subscription. */
const bySubscriber = (one: Offer, rule: AllotmentRule): bigint[] => {
  const got = given(one, rule)
  const own = Map.groupBy(got.entries(), ([index]) => one.subscriptions[index]?.subscriber)
  return [...own.values()].map((each) => sum(each.map(([, units]) => units)))
}

test.each(everyMethod)('%s gives nobody more units for a request that is split into many', (_name, ruleOf) => {
  fc.assert(
    fc.property(offer, (one) => {
      const whole = given(one, ruleOf(one))
      for (const [index, units] of bySubscriber(split(one), ruleOf(one)).entries())
        expect(units <= (whole[index] ?? 0n)).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('the subscriptions of one subscriber share one ticket and one band, and are served in order', () => {
  const subscriptions = ['a', 'b', 'a', 'a'].map((subscriber, index) => ({
    subscription: String(index),
    subscriber,
    units: 10n,
  }))
  const rule: AllotmentRule = {
    method: 'ballot',
    ticketOf: (subscriber) => subscriber,
    bands: [{ from: 20n, units: 15n }],
  }
  expect([...allot(25n, subscriptions, { lot: 1n, min: 5n, ...rule }).values()]).toEqual([10n, 10n, 5n, 0n])
})
