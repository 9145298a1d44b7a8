import type { Side } from './command.ts'

/** Words of 64 and of 32 bits that one level takes: it is 32 bytes long, half a line of the processor's cache. */
const WIDE = 4
const NARROW = 8
/** Where its parts are: the first two in wide words, the others in narrow ones, after those. */
const RANK = 0
const LOTS = 1
const FIRST = 4
const LAST = 5
const SIDE = 6

const FIRST_CAPACITY = 256

/** The better a price is for whoever trades with it, the higher its rank: bids by price, asks by its negative. */
export const rankOf = (side: Side, price: number): number => (side === 0 ? price : -price)
export const priceOf = (rank: number): number => (rank < 0 ? -rank : rank)

/**
 * The prices that have orders: how good the price is, the lots at it, first and last order of its queue. Level 0 is worse
 * than any price, so that a side without orders needs no question of its own.
 */
export class Levels {
  private wide: Float64Array
  private narrow: Int32Array
  /** Levels that were given back, chained by their first order. */
  private free = 0
  private used = 1

  constructor() {
    const buffer = new ArrayBuffer(FIRST_CAPACITY * WIDE * 8)
    this.wide = new Float64Array(buffer)
    this.narrow = new Int32Array(buffer)
    this.wide[RANK] = -Infinity
  }

  rankOf(level: number): number {
    return this.wide[level * WIDE + RANK]!
  }
  lotsOf(level: number): number {
    return this.wide[level * WIDE + LOTS]!
  }
  firstOf(level: number): number {
    return this.narrow[level * NARROW + FIRST]!
  }
  lastOf(level: number): number {
    return this.narrow[level * NARROW + LAST]!
  }
  sideOf(level: number): Side {
    return this.narrow[level * NARROW + SIDE] === 0 ? 0 : 1
  }

  /** Lets an order with its lots in as the last one. */
  append(level: number, slot: number, lots: number): void {
    const { narrow } = this
    const at = level * NARROW
    if (narrow[at + LAST] === 0) narrow[at + FIRST] = slot
    narrow[at + LAST] = slot
    this.add(level, lots)
  }

  /** Lots come, or go if they are negative. */
  add(level: number, lots: number): void {
    this.wide[level * WIDE + LOTS]! += lots
  }

  /** Lets the order between `prev` and `next` out with its lots; answers whether nobody is left. */
  leave(level: number, prev: number, next: number, lots: number): boolean {
    const { narrow } = this
    if (prev === 0) narrow[level * NARROW + FIRST] = next
    if (next === 0) narrow[level * NARROW + LAST] = prev
    this.add(level, -lots)
    return prev === 0 && next === 0
  }

  /** A level without orders. */
  take(side: Side, rank: number): number {
    let level = this.free
    if (level !== 0) this.free = this.firstOf(level)
    else {
      if (this.used * WIDE === this.wide.length) this.grow()
      level = this.used++
    }
    const { wide, narrow } = this
    wide[level * WIDE + RANK] = rank
    wide[level * WIDE + LOTS] = 0
    narrow[level * NARROW + FIRST] = 0
    narrow[level * NARROW + LAST] = 0
    narrow[level * NARROW + SIDE] = side
    return level
  }

  give(level: number): void {
    this.narrow[level * NARROW + FIRST] = this.free
    this.free = level
  }

  private grow(): void {
    const buffer = new ArrayBuffer(this.wide.byteLength * 2)
    const wide = new Float64Array(buffer)
    wide.set(this.wide)
    this.wide = wide
    this.narrow = new Int32Array(buffer)
  }
}
