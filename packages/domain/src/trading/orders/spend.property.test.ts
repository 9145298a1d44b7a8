import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MarketTerms } from '#trading/markets/market.ts'
import { emptyBook } from '#trading/matching/book.ts'
import { apply } from '#trading/matching/apply.ts'
import { amount, feeOf, ppm } from '#books/money/amount.ts'
import { oppositeOrders } from './opposite-orders.ts'
import { fillMoney } from './postings.ts'
import { type Across, cashHold, spend } from './spend.ts'
import type { OrderSide } from './terms.ts'

const marketOf = (rate: number): MarketTerms => ({
  symbol: 'B-Q',
  base: 'B',
  quote: 'Q',
  baseScale: 0,
  quoteScale: 2,
  tick: amount(1n),
  lot: amount(1n),
  priceTicks: 1,
  quantityLots: 1,
  makerFee: ppm(0),
  takerFee: ppm(rate),
  minValue: amount(1n),
  maxValue: amount(10n ** 20n),
  band: ppm(1_000_000),
})

type Case = { rate: number; side: OrderSide; cash: number; worst: number; across: Across[] }
const cases: fc.Arbitrary<Case> = fc
  .record({
    rate: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000 }), fc.constant(1_000_000)),
    side: fc.constantFrom<OrderSide[]>('buy', 'sell'),
    cash: fc.nat(3_000),
    worst: fc.integer({ min: 1, max: 40 }),
    across: fc.array(fc.record({ ticks: fc.integer({ min: 1, max: 40 }), lots: fc.integer({ min: 1, max: 12 }) }), {
      maxLength: 12,
    }),
  })
  .map((each) => ({
    ...each,
    across: each.across.toSorted((a, b) => (each.side === 'buy' ? a.ticks - b.ticks : b.ticks - a.ticks)),
  }))

/** Returns the money of the first `lots` of opposite orders, fill by fill as they are settled. */
function tradedFor(terms: MarketTerms, across: readonly Across[], lots: number) {
  let [left, cost, fee] = [lots, 0n, 0n]
  for (const each of across) {
    const took = Math.min(left, each.lots)
    if (took === 0) break
    const money = fillMoney(terms, each.ticks, took, { buyer: terms.takerFee, seller: ppm(0) })
    cost += money.cash
    fee += money.buyerFee
    left -= took
  }
  return { cost, fee }
}

/** Counts lot after lot, until the next one is too expensive, beyond the worst price, or missing. */
function slowly({ rate, side, cash, worst, across }: Case): number {
  const terms = marketOf(rate)
  const reach = across.filter(({ ticks }) => (side === 'buy' ? ticks <= worst : ticks >= worst))
  const there = reach.reduce((sum, { lots }) => sum + lots, 0)
  const covers = (lots: number): boolean => {
    const { cost, fee } = tradedFor(terms, reach, lots)
    return (
      cost <= BigInt(cash) && (side === 'sell' || cost + fee <= BigInt(cash) + feeOf(amount(BigInt(cash)), ppm(rate)))
    )
  }
  let lots = 0
  while (lots < there && covers(lots + 1)) lots++
  return lots
}

test('TRD-06 a cash quantity buys the same lots as counted one by one, and a buy stays within its hold', () =>
  fc.assert(
    fc.property(cases, (each) => {
      const terms = marketOf(each.rate)
      const cash = amount(BigInt(each.cash))
      const found = spend(terms, { side: each.side, cash, worst: each.worst }, each.across)
      expect(found.lots).toBe(slowly(each))
      const { cost, fee } = tradedFor(terms, each.across, found.lots)
      expect([found.cost, found.fee]).toEqual([cost, fee])
      expect(cost).toBeLessThanOrEqual(cash)
      const covered = cost + fee <= cashHold(cash, terms.takerFee)
      expect(covered || each.side === 'sell').toBe(true)
    }),
    { numRuns: 2_000 },
  ))

test('the book matches opposite orders in the order in which they were counted', () =>
  fc.assert(
    fc.property(cases, (each) => {
      const book = emptyBook()
      const [side, across] = each.side === 'buy' ? ([0, 1] as const) : ([1, 0] as const)
      each.across.forEach(({ ticks, lots }, at) =>
        apply(book, { kind: 'place', order: at + 1, person: 1, side: across, price: ticks, lots, flag: 'gtc' }),
      )
      const counted = [...oppositeOrders(book, each.side)]
      const price = each.side === 'buy' ? 40 : 1
      const lots = counted.reduce((sum, order) => sum + order.lots, 0)
      if (lots === 0) return
      const events = apply(book, { kind: 'place', order: 1_000, person: 2, side, price, lots, flag: 'ioc' })
      const filled = events.flatMap((event) =>
        event.kind === 'filled' ? [{ order: event.maker, ticks: event.price, lots: event.lots }] : [],
      )
      expect(filled).toEqual(counted)
    }),
  ))
