import type { Level, Phase, SelfTrade, Side } from './command.ts'
import { EventLog } from './event-log.ts'
import { type Expiries, noExpiries } from './expiries.ts'
import { priceOf, rankOf } from './records.ts'
import { Queues } from './queues.ts'
import { Stops } from './stops.ts'

/** Rules in which books differ. */
export type BookRules = {
  readonly selfTrade: SelfTrade
  /** Maximum distance of a market order from the best price, in parts per million of it. */
  readonly protection: number | 'none'
  /**
   * Stops are triggered by every trade at once, or only by the trades that the caller names, because trades between
   * connected people trigger none.
   */
  readonly elects: 'at_once' | 'when_told'
}

export type Book = {
  readonly rules: BookRules
  readonly resting: Queues
  readonly stops: Stops
  readonly expiries: Expiries
  readonly log: EventLog
  phase: Phase
  /** The price of the last trade, 0 before the first. */
  last: number
  /** The highest order number so far. */
  lastOrder: number
  /** Upper bounds of the lots on each side, of resting and waiting orders together. */
  readonly admitted: [bids: number, asks: number]
}

/** Returns an empty, open book, by default with the rules of decision G46. */
export const emptyBook = (rules: Partial<BookRules> = {}): Book => ({
  rules: { selfTrade: 'cancel_taker', protection: 50_000, elects: 'at_once', ...rules },
  resting: new Queues(),
  stops: new Stops(),
  expiries: noExpiries(),
  log: new EventLog(),
  phase: 'open',
  last: 0,
  lastOrder: 0,
  admitted: [0, 0],
})

/** Returns the levels of a side, best prices first, at most `limit`. */
export function depthOf({ resting }: Book, side: Side, limit: number): Level[] {
  const of = resting.ladder(side)
  const best: Level[] = []
  let level = of.best
  while (level !== 0 && best.length < limit) {
    const rank = resting.records.rankOf(level)
    best.push({ price: priceOf(rank), lots: resting.records.lotsOf(level) })
    level = of.levelBelow(rank)
  }
  return best
}

/** Returns the lots that rest at one price; 0 if there are none. */
export const lotsAt = ({ resting }: Book, side: Side, price: number): number =>
  resting.records.lotsOf(resting.ladder(side).levelAt(rankOf(side, price)))

/** Returns the remaining lots of a resting or waiting order; 0 for any other. */
export function lotsLeft({ resting, stops }: Book, order: number): number {
  const slot = resting.find(order)
  if (slot !== 0) return resting.records.lotsOf(slot)
  const waiting = stops.queues.find(order)
  return waiting === 0 ? 0 : stops.queues.records.lotsOf(waiting)
}
