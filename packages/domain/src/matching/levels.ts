import type { Side } from './command.ts'

const FIRST_CAPACITY = 256

/** The better a price is for whoever trades with it, the higher its rank: bids by price, asks by its negative. */
export const rankOf = (side: Side, price: number): number => (side === 0 ? price : -price)
export const priceOf = (rank: number): number => (rank < 0 ? -rank : rank)

/**
 * The prices that have orders: how good the price is, the lots at it, first and last order of its queue. Three levels are
 * no prices: level 0 is worse than any, so that a side without orders needs no question of its own, and the lots of level
 * 1 and 2 are those of all bids and of all asks.
 */
export class Levels {
  ranks = new Float64Array(FIRST_CAPACITY).fill(-Infinity, 0, 1)
  lots = new Float64Array(FIRST_CAPACITY)
  first = new Int32Array(FIRST_CAPACITY)
  last = new Int32Array(FIRST_CAPACITY)
  sides = new Uint8Array(FIRST_CAPACITY)
  /** Levels that were given back, chained by `first`. */
  private free = 0
  private used = 3

  /** A level without orders. */
  take(side: Side, rank: number): number {
    let level = this.free
    if (level !== 0) this.free = this.first[level]!
    else {
      if (this.used === this.ranks.length) this.grow()
      level = this.used++
    }
    this.ranks[level] = rank
    this.lots[level] = 0
    this.first[level] = 0
    this.last[level] = 0
    this.sides[level] = side
    return level
  }

  give(level: number): void {
    this.first[level] = this.free
    this.free = level
  }

  private grow(): void {
    const capacity = this.ranks.length * 2
    const { ranks, lots, first, last, sides } = this
    this.ranks = new Float64Array(capacity)
    this.lots = new Float64Array(capacity)
    this.first = new Int32Array(capacity)
    this.last = new Int32Array(capacity)
    this.sides = new Uint8Array(capacity)
    this.ranks.set(ranks)
    this.lots.set(lots)
    this.first.set(first)
    this.last.set(last)
    this.sides.set(sides)
  }
}
