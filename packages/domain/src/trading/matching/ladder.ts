import type { Side } from './command.ts'
import { Pages } from './pages.ts'
import type { Records } from './records.ts'

const TICK_BITS = 10
/** Number of ticks per page. */
const TICKS = 1 << TICK_BITS
const TICK_MASK = TICKS - 1
/** Number of entries in the cache of pages. */
const CACHED = 256
const CACHE_MASK = CACHED - 1

/**
 * The prices of one side by rank, on pages of 1,024 ticks (decision 0170). A page exists while it has a level; page 0
 * is always empty. Opening or closing a level never moves another, however far apart the prices are.
 */
export class Ladder {
  /** The level with the highest rank; 0 if there is none. */
  best = 0
  private readonly side: Side
  private readonly records: Records
  private readonly pages = new Pages()
  /**
   * The first position of a recently used page, indexed by the last bits of the page's number. The page may belong to
   * another number by now, so every reader must check it.
   */
  private readonly cache = new Int32Array(CACHED)
  /** The level of each tick, page by page; 0 if it has none. */
  private levels = new Int32Array(2 * TICKS)
  /** One bit per position, set if it has a level. */
  private marks = new Int32Array((2 * TICKS) >> 5)
  /** One bit per word of marks of each page (32 words), set if the word is not zero. */
  private tops = new Int32Array(2)

  constructor(side: Side, records: Records) {
    this.side = side
    this.records = records
  }

  /** The number of pages in use. */
  get pageCount(): number {
    return this.pages.count
  }
  /** Number of pages for which the arrays have room, 4 KiB each, page 0 included. */
  get pageRoom(): number {
    return this.tops.length
  }

  /** Returns the level of `rank`; 0 if there is none. */
  levelAt(rank: number): number {
    const level = this.levels[this.cachedPosition(rank)]!
    return this.records.rankOf(level) === rank ? level : this.levels[this.findPage(rank) + (rank & TICK_MASK)]!
  }

  /** Returns the level of `rank`, and opens it if there is none. */
  openAt(rank: number): number {
    const level = this.levels[this.cachedPosition(rank)]!
    return this.records.rankOf(level) === rank ? level : this.open(rank)
  }

  /** Closes a level without orders. */
  close(level: number): void {
    const at = this.records.spareOf(level)
    this.records.freeLevel(level)
    this.levels[at] = 0
    this.unmark(at)
    if (level === this.best) this.best = this.highestOn(this.pages.highest())
  }

  /** Returns the best level below this rank; 0 if there is none. */
  levelBelow(rank: number): number {
    if (rank > this.records.rankOf(this.best)) return this.best
    const start = this.findPage(rank)
    const next = start === 0 ? 0 : this.nextOnPage(start + (rank & TICK_MASK))
    return next === 0 ? this.highestOn(this.pages.highestBelow(numberOf(rank))) : next
  }

  /**
   * Returns the position of a rank if the cache has its page. Otherwise the position belongs to another rank, so the
   * caller must compare the rank of its level.
   */
  private cachedPosition(rank: number): number {
    return this.cache[(rank >>> TICK_BITS) & CACHE_MASK]! + (rank & TICK_MASK)
  }

  private open(rank: number): number {
    const at = (this.findPage(rank) || this.addPage(rank)) + (rank & TICK_MASK)
    const known = this.levels[at]!
    if (known !== 0) return known
    const level = this.records.allocateLevel(this.side, rank)
    this.records.setSpare(level, at)
    this.levels[at] = level
    this.marks[at >> 5]! |= bitOf(at)
    this.tops[at >> TICK_BITS]! |= bitOf(at >> 5)
    if (rank > this.records.rankOf(this.best)) this.best = level
    return level
  }

  private unmark(at: number): void {
    if ((this.marks[at >> 5]! &= ~bitOf(at)) !== 0) return
    if ((this.tops[at >> TICK_BITS]! &= ~bitOf(at >> 5)) === 0) this.pages.remove(at >> TICK_BITS)
  }

  /** Returns the first position of the page of a rank; 0 if there is no such page. */
  private findPage(rank: number): number {
    const number = numberOf(rank)
    const cached = this.cache[number & CACHE_MASK]!
    if (this.pages.numberOf(cached >> TICK_BITS) === number) return cached
    const start = this.pages.find(number) << TICK_BITS
    if (start !== 0) this.cache[number & CACHE_MASK] = start
    return start
  }

  private addPage(rank: number): number {
    const number = numberOf(rank)
    const page = this.pages.add(number)
    if (page === this.tops.length) this.grow()
    return (this.cache[number & CACHE_MASK] = page << TICK_BITS)
  }

  /** Returns the highest level of a page; 0 for page 0. */
  private highestOn(page: number): number {
    return page === 0 ? 0 : this.highestIn((page << 5) + highestBit(this.tops[page]!))
  }

  /** Returns the highest level at the positions of a word of marks, which must not be zero. */
  private highestIn(word: number): number {
    return this.levels[(word << 5) + highestBit(this.marks[word]!)]!
  }

  /** Returns the next level below a position on the same page; 0 if there is none. */
  private nextOnPage(at: number): number {
    const word = at >> 5
    const near = bitsBelow(this.marks[word]!, at)
    if (near !== 0) return this.levels[(word << 5) + highestBit(near)]!
    const words = bitsBelow(this.tops[at >> TICK_BITS]!, word)
    return words === 0 ? 0 : this.highestIn((word & ~31) + highestBit(words))
  }

  private grow(): void {
    const { levels, marks, tops } = this
    this.levels = new Int32Array(levels.length * 2)
    this.levels.set(levels)
    this.marks = new Int32Array(marks.length * 2)
    this.marks.set(marks)
    this.tops = new Int32Array(tops.length * 2)
    this.tops.set(tops)
  }
}

/** Returns the number of the page of a rank. */
const numberOf = (rank: number): number => Math.floor(rank / TICKS)

const bitOf = (at: number): number => 1 << (at & 31)

const highestBit = (word: number): number => 31 - Math.clz32(word)

/** Returns the bits of `word` below the bit of `at`. */
const bitsBelow = (word: number, at: number): number => word & (bitOf(at) - 1)
