import type { Side } from './command.ts'
import type { Levels } from './levels.ts'
import { Marks } from './marks.ts'

/**
 * The prices of one side by rank. Those near the best lie in a window with one place a tick: found, opened and closed in
 * constant time. Those below the window lie in a sorted list. The best is always in the window, which moves when a better
 * price comes that it does not reach, when it has run empty, and when it has come to lie too high.
 */
export class Ladder {
  /** The level with the highest rank, 0 for none. */
  best = 0
  private readonly side: Side
  private readonly levels: Levels
  /** The level of each rank from `base` on, 0 for none. */
  private readonly window: Int32Array
  private readonly marks = new Marks()
  private base = NaN
  /** Levels below the window, the highest rank last. */
  private far = new Int32Array(16)
  private farCount = 0

  /** `width` in ticks: a multiple of 32, at most 32,768. */
  constructor(side: Side, levels: Levels, width: number) {
    this.side = side
    this.levels = levels
    this.window = new Int32Array(width)
  }

  /** The level of `rank`, 0 for none. */
  levelAt(rank: number): number {
    const at = rank - this.base
    if (at >= 0) return at < this.window.length ? this.window[at]! : 0
    return this.farAt(this.placeInFar(rank), rank)
  }

  /** The level of `rank`, opened when there is none. */
  openAt(rank: number): number {
    const at = rank - this.base
    if (at >= 0 && at < this.window.length) {
      const level = this.window[at]!
      return level === 0 ? this.openInWindow(at, rank) : level
    }
    return this.openOutside(rank)
  }

  /** Closes a level that has no order left. */
  close(level: number): void {
    const rank = this.levels.rankOf(level)
    const at = rank - this.base
    this.levels.give(level)
    if (at < 0) {
      const place = this.placeInFar(rank)
      this.far.copyWithin(place, place + 1, this.farCount--)
      return
    }
    this.window[at] = 0
    this.marks.drop(at)
    if (level === this.best) this.findBest()
  }

  /** The best level whose rank is below `rank`, 0 for none. */
  levelBelow(rank: number): number {
    const at = rank - this.base
    if (at >= this.window.length) return this.best
    const next = at > 0 ? this.marks.highestBelow(at) : -1
    if (next !== -1) return this.window[next]!
    const place = at >= 0 ? this.farCount : this.placeInFar(rank)
    return place === 0 ? 0 : this.far[place - 1]!
  }

  private openInWindow(at: number, rank: number): number {
    const level = this.levels.take(this.side, rank)
    this.window[at] = level
    this.marks.add(at)
    if (rank > this.levels.rankOf(this.best)) this.best = level
    return level
  }

  private openOutside(rank: number): number {
    const best = this.levels.rankOf(this.best)
    if (this.best === 0 || rank > best) this.moveTo(rank)
    else if (best - this.base < this.window.length / 4) this.moveTo(best)
    if (rank >= this.base) return this.openAt(rank)
    const place = this.placeInFar(rank)
    const known = this.farAt(place, rank)
    if (known !== 0) return known
    const level = this.levels.take(this.side, rank)
    this.makeRoomInFar()
    this.far.copyWithin(place + 1, place, this.farCount++)
    this.far[place] = level
    return level
  }

  private findBest(): void {
    const top = this.marks.highest()
    this.best = top === -1 ? 0 : this.window[top]!
    if (this.best === 0 && this.farCount > 0) this.moveTo(this.levels.rankOf(this.far[this.farCount - 1]!))
  }

  /** Where `rank` is in the list, or belongs. */
  private placeInFar(rank: number): number {
    let low = 0
    let high = this.farCount
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.levels.rankOf(this.far[middle]!) < rank) low = middle + 1
      else high = middle
    }
    return low
  }

  private farAt(place: number, rank: number): number {
    if (place === this.farCount) return 0
    const level = this.far[place]!
    return this.levels.rankOf(level) === rank ? level : 0
  }

  /** Moves the window so that `rank`, which no level is above, has three quarters of it below: emptied, then filled anew. */
  private moveTo(rank: number): void {
    for (let at = 0; at < this.window.length; at++) {
      const level = this.window[at]!
      if (level === 0) continue
      this.makeRoomInFar()
      this.far[this.farCount++] = level
      this.window[at] = 0
      this.marks.drop(at)
    }
    this.base = rank - this.window.length * 0.75
    for (; this.farCount > 0; this.farCount--) {
      const level = this.far[this.farCount - 1]!
      const at = this.levels.rankOf(level) - this.base
      if (at < 0) break
      this.window[at] = level
      this.marks.add(at)
    }
    const top = this.marks.highest()
    this.best = top === -1 ? 0 : this.window[top]!
  }

  private makeRoomInFar(): void {
    if (this.farCount < this.far.length) return
    const wide = new Int32Array(this.far.length * 2)
    wide.set(this.far)
    this.far = wide
  }
}
