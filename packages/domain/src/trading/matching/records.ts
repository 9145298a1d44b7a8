import type { Side } from './command.ts'

/**
 * A record has 40 bytes: two words of 64 bits and six words of 32 bits. The index of its first 32-bit word identifies
 * it.
 */
const WORDS = 10
const BYTES = 4 * WORDS
/** The wide words: the number of an order or the rank of a level, and the lots of either. */
const NUMBER = 0
const LOTS = 1
/**
 * The narrow words: the neighbours in a queue, the level of an order or the side of a level, and the person. Then
 * follow the hash chain and a spare one for other classes.
 */
const NEXT = 4
const PREV = 5
const LEVEL = 6
const PERSON = 7
const CHAIN = 8
const SPARE = 9

const FIRST_CAPACITY = 16
/** Levels are allocated in blocks of this fraction of all records, so that they are close together. */
const BLOCK = 128

/**
 * Returns the rank of a price: the better it is for the opposite side, the higher its rank. It is the price of a bid,
 * and the negated price of an ask.
 */
export const rankOf = (side: Side, price: number): number => price * (1 - 2 * side)
export const priceOf = (rank: number): number => Math.abs(rank)

/**
 * Orders, and the levels at which they wait, in one buffer. A queue is a ring that includes its level, so that adding
 * and removing need no special case. Record 0 means none; as a level it is worse than any price. An order is found by
 * its number through hash chains within the records. The buffer grows only when needed, by at most a quarter.
 */
export class Records {
  capacity = FIRST_CAPACITY
  private wide: Float64Array
  private narrow: Int32Array
  /**
   * The first order of each hash chain, which has the numbers with equal last bits. The length is a power of two, and
   * the mask is one less.
   */
  private chains = new Int32Array(FIRST_CAPACITY * 2)
  private mask = FIRST_CAPACITY * 2 - 1
  /** Freed orders and levels, chained like a queue. */
  private firstFreeOrder = 0
  private firstFreeLevel = 0
  /** Records below this index were used at least once. */
  private used = WORDS
  private end = FIRST_CAPACITY * WORDS

  constructor() {
    const buffer = new ArrayBuffer(FIRST_CAPACITY * BYTES)
    this.wide = new Float64Array(buffer)
    this.narrow = new Int32Array(buffer)
    this.wide[NUMBER] = -Infinity
  }

  numberOf(order: number): number {
    return this.wide[(order >> 1) + NUMBER]!
  }
  rankOf(level: number): number {
    return this.wide[(level >> 1) + NUMBER]!
  }
  /** Returns the lots of an order, or of all orders at a level. */
  lotsOf(record: number): number {
    return this.wide[(record >> 1) + LOTS]!
  }
  /** Returns the first order of a level, or the order after an order; returns the level if there is none. */
  nextOf(record: number): number {
    return this.narrow[record + NEXT]!
  }
  levelOf(order: number): number {
    return this.narrow[order + LEVEL]!
  }
  sideOf(level: number): Side {
    return this.narrow[level + LEVEL] === 0 ? 0 : 1
  }
  personOf(order: number): number {
    return this.narrow[order + PERSON]!
  }
  /** Returns a number of 32 bits: the position of a level in its ladder, or the index of a stop's terms. */
  spareOf(record: number): number {
    return this.narrow[record + SPARE]!
  }
  setSpare(record: number, spare: number): void {
    this.narrow[record + SPARE] = spare
  }
  /** Returns the index of a record among all records. */
  placeOf(record: number): number {
    return record / WORDS
  }

  /** Returns the record of an order; 0 if there is none. */
  find(orderNumber: number): number {
    const { wide, narrow } = this
    let slot = this.chains[orderNumber & this.mask]!
    while (slot !== 0 && wide[(slot >> 1) + NUMBER] !== orderNumber) slot = narrow[slot + CHAIN]!
    return slot
  }

  /** Subtracts lots from an order that keeps at least one, and from its level. */
  reduce(order: number, lots: number): void {
    const { wide } = this
    wide[(order >> 1) + LOTS]! -= lots
    wide[(this.levelOf(order) >> 1) + LOTS]! -= lots
  }

  /** Allocates a level without orders. */
  allocateLevel(side: Side, rank: number): number {
    if (this.firstFreeLevel === 0) this.makeLevels()
    const level = this.firstFreeLevel
    const { wide, narrow } = this
    this.firstFreeLevel = narrow[level + NEXT]!
    wide[(level >> 1) + NUMBER] = rank
    wide[(level >> 1) + LOTS] = 0
    narrow[level + NEXT] = level
    narrow[level + PREV] = level
    narrow[level + LEVEL] = side
    return level
  }

  freeLevel(level: number): void {
    this.narrow[level + NEXT] = this.firstFreeLevel
    this.firstFreeLevel = level
  }

  /** Allocates an order as the last one at its level. */
  allocateOrder(orderNumber: number, person: number, lots: number, level: number): number {
    let slot = this.firstFreeOrder
    if (slot !== 0) this.firstFreeOrder = this.narrow[slot + NEXT]!
    else slot = this.allocateNew()
    const { wide, narrow, chains } = this
    const last = narrow[level + PREV]!
    // Numbers are consecutive, so their last bits spread them over the chains, and neighbours are close in memory.
    const home = orderNumber & this.mask
    wide[(slot >> 1) + NUMBER] = orderNumber
    wide[(slot >> 1) + LOTS] = lots
    wide[(level >> 1) + LOTS]! += lots
    narrow[slot + NEXT] = level
    narrow[slot + PREV] = last
    narrow[slot + LEVEL] = level
    narrow[slot + PERSON] = person
    narrow[slot + CHAIN] = chains[home]!
    chains[home] = slot
    narrow[level + PREV] = slot
    narrow[last + NEXT] = slot
    return slot
  }

  /** Frees an order with its lots. Returns its level if no order is left there, otherwise 0. */
  freeOrder(slot: number): number {
    const { wide, narrow } = this
    const next = narrow[slot + NEXT]!
    const prev = narrow[slot + PREV]!
    const level = narrow[slot + LEVEL]!
    narrow[prev + NEXT] = next
    narrow[next + PREV] = prev
    wide[(level >> 1) + LOTS]! -= wide[(slot >> 1) + LOTS]!
    this.removeFromChain(slot)
    narrow[slot + NEXT] = this.firstFreeOrder
    this.firstFreeOrder = slot
    // Both neighbours in the ring are the same record only if that record is the level.
    return next === prev ? level : 0
  }

  private removeFromChain(slot: number): void {
    const { narrow, chains } = this
    const home = this.numberOf(slot) & this.mask
    let before = chains[home]!
    if (before === slot) {
      chains[home] = narrow[slot + CHAIN]!
      return
    }
    while (narrow[before + CHAIN] !== slot) before = narrow[before + CHAIN]!
    narrow[before + CHAIN] = narrow[slot + CHAIN]!
  }

  private makeLevels(): void {
    for (let left = Math.ceil(this.capacity / BLOCK); left > 0; left--) this.freeLevel(this.allocateNew())
  }

  private allocateNew(): number {
    if (this.used === this.end) this.grow()
    const record = this.used
    this.used += WORDS
    return record
  }

  /** Grows to the next of four steps, the last of which is the double. */
  private grow(): void {
    this.capacity += 1 << (29 - Math.clz32(this.capacity))
    this.end = this.capacity * WORDS
    const buffer = new ArrayBuffer(this.capacity * BYTES)
    const wide = new Float64Array(buffer)
    wide.set(this.wide)
    this.wide = wide
    this.narrow = new Int32Array(buffer)
    if (this.capacity === this.chains.length) this.rebuildChains()
  }

  /** Doubles the number of chains before there are as many records as chains. */
  private rebuildChains(): void {
    const { chains: old, narrow } = this
    this.mask = old.length * 2 - 1
    this.chains = new Int32Array(old.length * 2)
    for (const first of old)
      for (let slot = first; slot !== 0;) {
        const next = narrow[slot + CHAIN]!
        const home = this.numberOf(slot) & this.mask
        narrow[slot + CHAIN] = this.chains[home]!
        this.chains[home] = slot
        slot = next
      }
  }
}
