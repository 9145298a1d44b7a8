import type { Level, Side } from './command.ts'

/**
 * The prices of one side, sorted so that the best is last: most changes happen near the end, so a new price moves few
 * numbers. Each level is the head and tail of a queue of order slots and the lots in it.
 */
export type Levels = {
  readonly side: Side
  prices: Float64Array
  heads: Int32Array
  tails: Int32Array
  lots: Float64Array
  count: number
}

export const levels = (side: Side): Levels => ({
  side,
  prices: new Float64Array(64),
  heads: new Int32Array(64),
  tails: new Int32Array(64),
  lots: new Float64Array(64),
  count: 0,
})

/** Where `price` is, or where it belongs: the first position that is not worse. */
export function positionOf(of: Levels, price: number): number {
  const { prices, side } = of
  let low = 0
  let high = of.count
  while (low < high) {
    const middle = (low + high) >>> 1
    const at = prices[middle]!
    if (side === 0 ? at < price : at > price) low = middle + 1
    else high = middle
  }
  return low
}

export const holdsPrice = (of: Levels, at: number, price: number): boolean => at < of.count && of.prices[at] === price

/** Opens an empty level at `at`; -1 in head and tail says that nobody queues there yet. */
export function openLevel(of: Levels, at: number, price: number): void {
  if (of.count === of.prices.length) widen(of)
  of.prices.copyWithin(at + 1, at, of.count)
  of.heads.copyWithin(at + 1, at, of.count)
  of.tails.copyWithin(at + 1, at, of.count)
  of.lots.copyWithin(at + 1, at, of.count)
  of.prices[at] = price
  of.heads[at] = -1
  of.tails[at] = -1
  of.lots[at] = 0
  of.count++
}

export function closeLevel(of: Levels, at: number): void {
  const last = --of.count
  if (at === last) return
  of.prices.copyWithin(at, at + 1, last + 1)
  of.heads.copyWithin(at, at + 1, last + 1)
  of.tails.copyWithin(at, at + 1, last + 1)
  of.lots.copyWithin(at, at + 1, last + 1)
}

/** Best first, at most `limit` prices. */
export function bestLevels(of: Levels, limit: number): Level[] {
  const best: Level[] = []
  for (let at = of.count - 1; at >= 0 && best.length < limit; at--)
    best.push({ price: of.prices[at]!, lots: of.lots[at]! })
  return best
}

function widen(of: Levels): void {
  const size = of.prices.length * 2
  const prices = new Float64Array(size)
  const heads = new Int32Array(size)
  const tails = new Int32Array(size)
  const lots = new Float64Array(size)
  prices.set(of.prices)
  heads.set(of.heads)
  tails.set(of.tails)
  lots.set(of.lots)
  Object.assign(of, { prices, heads, tails, lots })
}
