import type { Side } from './command.ts'
import { PositionSet } from './position-set.ts'
import type { Records } from './records.ts'

const FIRST_WIDTH = 64

/**
 * The prices of one side by rank. Prices near the best are in a window, a ring with one slot per tick: found, opened
 * and closed in constant time. Prices below the window are in a sorted list. The best is always in the window. The
 * window moves if a better price is outside it, if it becomes empty, or if it has become too high. It widens if the
 * list has become long.
 */
export class Ladder {
  /** The level with the highest rank; 0 for none. */
  best = 0
  private readonly side: Side
  private readonly records: Records
  private readonly widest: number
  /** The level of each rank from `base` on, indexed by the last bits of the rank. */
  private ring: Int32Array
  private marks: PositionSet
  /** The width, a power of two, and the mask, one less. */
  private width: number
  private mask: number
  private base = NaN
  /** Levels below the window, the highest rank last. */
  private far = new Int32Array(16)
  private farCount = 0

  /** `widest` in ticks: a power of two from 32 to 32,768. */
  constructor(side: Side, records: Records, widest: number) {
    this.side = side
    this.records = records
    this.widest = widest
    this.width = Math.min(widest, FIRST_WIDTH)
    this.mask = this.width - 1
    this.ring = new Int32Array(this.width)
    this.marks = new PositionSet(this.width)
  }

  /** The level of `rank`; 0 for none. */
  levelAt(rank: number): number {
    const level = this.ring[rank & this.mask]!
    if (this.records.rankOf(level) === rank) return level
    return rank < this.base ? this.farAt(this.indexInFar(rank), rank) : 0
  }

  /** The level of `rank`, opened if there is none. */
  openAt(rank: number): number {
    const level = this.ring[rank & this.mask]!
    return this.records.rankOf(level) === rank ? level : this.open(rank)
  }

  /** Closes a level without orders. */
  close(level: number): void {
    const rank = this.records.rankOf(level)
    this.records.freeLevel(level)
    if (rank < this.base) {
      const index = this.indexInFar(rank)
      this.far.copyWithin(index, index + 1, this.farCount--)
      return
    }
    this.empty(rank & this.mask)
    if (level === this.best) this.findBest(rank)
  }

  /** The best level below this rank; 0 for none. */
  levelBelow(rank: number): number {
    if (rank > this.records.rankOf(this.best)) return this.best
    const next = rank < this.base ? 0 : this.nextInWindow(rank)
    if (next !== 0) return next
    const index = rank < this.base ? this.indexInFar(rank) : this.farCount
    return index === 0 ? 0 : this.far[index - 1]!
  }

  private open(rank: number): number {
    if (rank >= this.base && rank < this.base + this.width) return this.openInWindow(rank)
    this.reachFor(rank)
    const known = this.levelAt(rank)
    if (known !== 0) return known
    return rank < this.base ? this.openInFar(rank) : this.openInWindow(rank)
  }

  private openInWindow(rank: number): number {
    const level = this.records.allocateLevel(this.side, rank)
    this.put(level, rank)
    if (rank > this.records.rankOf(this.best)) this.best = level
    return level
  }

  private openInFar(rank: number): number {
    const index = this.indexInFar(rank)
    const level = this.records.allocateLevel(this.side, rank)
    this.makeRoomInFar()
    this.far.copyWithin(index + 1, index, this.farCount++)
    this.far[index] = level
    return level
  }

  /** Finds the new best level after the best one, with this rank, was removed. */
  private findBest(rank: number): void {
    this.best = this.nextInWindow(rank)
    if (this.best === 0 && this.farCount > 0) this.moveTo(this.records.rankOf(this.far[this.farCount - 1]!))
  }

  /** The best level of the window below `rank`, which is in the window; 0 for none. */
  private nextInWindow(rank: number): number {
    const near = this.marks.highestBelow(rank & this.mask)
    const at = near === -1 ? this.marks.highest() : near
    if (at === -1) return 0
    const level = this.ring[at]!
    return this.records.rankOf(level) < rank ? level : 0
  }

  /** The position of `rank` in the list, or where it belongs. */
  private indexInFar(rank: number): number {
    let low = 0
    let high = this.farCount
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.records.rankOf(this.far[middle]!) < rank) low = middle + 1
      else high = middle
    }
    return low
  }

  private farAt(index: number, rank: number): number {
    if (index === this.farCount) return 0
    const level = this.far[index]!
    return this.records.rankOf(level) === rank ? level : 0
  }

  /** Moves the window to a rank outside it, as far as the best one allows. */
  private reachFor(rank: number): void {
    const best = this.records.rankOf(this.best)
    if (this.best === 0 || rank > best) this.moveTo(rank)
    else if (this.farCount > this.width / 16 && this.width < this.widest) this.widen(best)
    else if (best - this.base < this.width / 4) this.moveTo(best)
  }

  private widen(best: number): void {
    this.evictBelow(Infinity)
    this.width *= 2
    this.mask = this.width - 1
    this.ring = new Int32Array(this.width)
    this.marks = new PositionSet(this.width)
    this.moveTo(best)
  }

  /** Moves the window so that three quarters of it are below `rank`, above which there is no level. */
  private moveTo(rank: number): void {
    const base = rank - this.width * 0.75
    this.evictBelow(base)
    this.base = base
    for (; this.farCount > 0; this.farCount--) {
      const level = this.far[this.farCount - 1]!
      const each = this.records.rankOf(level)
      if (each < base) break
      this.put(level, each)
      if (this.best === 0) this.best = level
    }
  }

  /** Moves levels in the window below `bound` to the list. */
  private evictBelow(bound: number): void {
    const from = this.farCount
    const isAll = this.records.rankOf(this.best) < bound
    for (let level = isAll ? this.best : this.nextInWindow(bound); level !== 0;) {
      const rank = this.records.rankOf(level)
      this.makeRoomInFar()
      this.far[this.farCount++] = level
      this.empty(rank & this.mask)
      level = this.nextInWindow(rank)
    }
    this.far.subarray(from, this.farCount).reverse()
    if (isAll) this.best = 0
  }

  private put(level: number, rank: number): void {
    this.ring[rank & this.mask] = level
    this.marks.add(rank & this.mask)
  }

  private empty(at: number): void {
    this.ring[at] = 0
    this.marks.drop(at)
  }

  private makeRoomInFar(): void {
    if (this.farCount < this.far.length) return
    const wide = new Int32Array(this.far.length * 2)
    wide.set(this.far)
    this.far = wide
  }
}
