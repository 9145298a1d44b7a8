import type { Level, Phase, SelfTrade, Side } from './command.ts'
import { EventLog } from './event-log.ts'
import { type Expiries, noExpiries } from './expiries.ts'
import { priceOf, rankOf } from './records.ts'
import { Queues } from './queues.ts'
import { Stops } from './stops.ts'

/** What differs from book to book. */
export type BookRules = {
  readonly selfTrade: SelfTrade
  /** How far beyond the best price a market order may trade, in parts per million of it. */
  readonly protection: number | 'none'
  /** Ticks of a side that are found at once; a power of two from 32 to 32,768. */
  readonly window: number
  /** Trades elect stops at once, or only the trades that the caller tells of: those between connected people move no stop. */
  readonly elects: 'at_once' | 'when_told'
}

const WINDOW = 32_768
const STOP_WINDOW = 1024

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
  /** No side has more lots, resting and waiting, than these. */
  readonly admitted: [bids: number, asks: number]
}

/** An empty, open book, by the rules of decision G46 where nothing else is said. */
export const emptyBook = (rules: Partial<BookRules> = {}): Book => {
  const window = rules.window ?? WINDOW
  return {
    rules: { selfTrade: 'cancel_taker', protection: 50_000, elects: 'at_once', ...rules, window },
    resting: new Queues(window),
    stops: new Stops(Math.min(window, STOP_WINDOW)),
    expiries: noExpiries(),
    log: new EventLog(),
    phase: 'open',
    last: 0,
    lastOrder: 0,
    admitted: [0, 0],
  }
}

/** Best prices first, at most `limit` of them. */
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

/** The lots resting at one price, 0 when there are none. */
export const lotsAt = ({ resting }: Book, side: Side, price: number): number =>
  resting.records.lotsOf(resting.ladder(side).levelAt(rankOf(side, price)))

/** Lots left of an order that rests, or waits for its stop; 0 when it does neither. */
export function lotsLeft({ resting, stops }: Book, order: number): number {
  const slot = resting.find(order)
  if (slot !== 0) return resting.records.lotsOf(slot)
  const waiting = stops.queues.find(order)
  return waiting === 0 ? 0 : stops.queues.records.lotsOf(waiting)
}
