import type { Book } from './book.ts'
import { type Level, opposite, type Side } from './command.ts'
import { priceOf } from './records.ts'

/**
 * The one price of an auction, the lots that would trade at it, and the lots that buyers (+) or sellers (-) would have
 * left.
 */
export type Indication = { readonly price: number; readonly lots: number; readonly imbalance: number }

/**
 * Returns the indicative result of the auction; undefined if no prices cross. It has the price with the most lots
 * traded, then with the smallest imbalance, then nearest to `reference`, then the lower one. Source: decision G46.
 */
export const indicate = (book: Book, reference: number): Indication | undefined =>
  indicateLevels(crossing(book, 0), crossing(book, 1), reference)

/**
 * Returns the indicative result for the levels of both sides, best first. Levels that do not cross the opposite side
 * have no effect.
 */
export function indicateLevels(
  allBids: readonly Level[],
  allAsks: readonly Level[],
  reference: number,
): Indication | undefined {
  const [bestBid, bestAsk] = [allBids[0]?.price ?? 0, allAsks[0]?.price ?? Number.MAX_SAFE_INTEGER]
  const bids = allBids.filter(({ price }) => price >= bestAsk)
  const asks = allAsks.filter(({ price }) => price <= bestBid)
  const prices = [...new Set([...bids, ...asks].map((level) => level.price))].toSorted((a, b) => a - b)
  let best: Indication | undefined
  let supply = 0
  let demand = bids.reduce((sum, level) => sum + level.lots, 0)
  const [bidLots, askLots] = [lotsByPrice(bids), lotsByPrice(asks)]
  const weigh = (price: number): void => {
    const found = { price, lots: Math.min(demand, supply), imbalance: demand - supply }
    if (best === undefined || isBetter(found, best, reference)) best = found
  }
  for (const [at, price] of prices.entries()) {
    supply += askLots.get(price) ?? 0
    weigh(price)
    demand -= bidLots.get(price) ?? 0
    const next = prices[at + 1]
    // All ticks between two prices have the same result, so the one nearest to the reference is weighed for all of
    // them.
    if (next !== undefined && next - price > 1) weigh(Math.min(Math.max(reference, price + 1), next - 1))
  }
  return best
}

const isBetter = (a: Indication, b: Indication, reference: number): boolean => {
  if (a.lots !== b.lots) return a.lots > b.lots
  const [ofA, ofB] = [Math.abs(a.imbalance), Math.abs(b.imbalance)]
  if (ofA !== ofB) return ofA < ofB
  // The lower one of two equally near prices was weighed first and wins.
  return Math.abs(a.price - reference) < Math.abs(b.price - reference)
}

/** Returns the levels of one side that cross the best price of the other, best first. */
function crossing({ resting }: Book, side: Side): Level[] {
  const { records } = resting
  const of = resting.ladder(side)
  const reach = -records.rankOf(resting.ladder(opposite(side)).best)
  const found: Level[] = []
  for (let level = of.best; level !== 0; level = of.levelBelow(records.rankOf(level))) {
    const rank = records.rankOf(level)
    if (rank < reach) break
    found.push({ price: priceOf(rank), lots: records.lotsOf(level) })
  }
  return found
}

const lotsByPrice = (levels: readonly Level[]): Map<number, number> =>
  new Map(levels.map(({ price, lots }) => [price, lots]))

/**
 * Trades all crossing orders at the one price, better prices first and then earlier orders. In each fill the earlier
 * order is the maker. Afterwards no orders cross.
 */
export function uncross(book: Book, reference: number): void {
  const indication = indicate(book, reference)
  if (indication === undefined) return
  const { resting, log } = book
  const { records } = resting
  const [bids, asks] = [resting.ladder(0), resting.ladder(1)]
  const { price } = indication
  for (let left = indication.lots; left > 0;) {
    const buy = records.nextOf(bids.best)
    const sell = records.nextOf(asks.best)
    const took = Math.min(left, records.lotsOf(buy), records.lotsOf(sell))
    const [a, b] = [records.numberOf(buy), records.numberOf(sell)]
    log.filled(Math.max(a, b), Math.min(a, b), price, took)
    resting.shrink(buy, took)
    resting.shrink(sell, took)
    left -= took
  }
  if (book.rules.elects === 'at_once') book.last = price
}
