/** Words of 64 and of 32 bits that one order takes: it is 40 bytes long. */
const WIDE = 5
const NARROW = 10
/** Where its parts are: the first two in wide words, the others in narrow ones, after those. */
const NUMBER = 0
const LOTS = 1
const NEXT = 4
const PREV = 5
const LEVEL = 6
const PERSON = 7
const CHAIN = 8
const SPARE = 9

const FIRST_CAPACITY = 1024

/**
 * Orders that wait, side by side in one buffer, so that to touch an order is to touch one or two lines of the processor's
 * cache. Slot 0 is nobody: memory that was never written says "none" everywhere. An order is found by its number through
 * chains that run through the orders themselves, 4 bytes more. Grows by doubling, and then only.
 */
export class Orders {
  private wide: Float64Array
  private narrow: Int32Array
  /** The first order of each chain: those whose numbers end in the same bits. */
  private chains: Int32Array
  /** Slots that were given back, chained like a queue. */
  private free = 0
  /** Slots below were used at least once. */
  private used = 1

  constructor() {
    const buffer = new ArrayBuffer(FIRST_CAPACITY * WIDE * 8)
    this.wide = new Float64Array(buffer)
    this.narrow = new Int32Array(buffer)
    this.chains = new Int32Array(FIRST_CAPACITY)
  }

  numberOf(slot: number): number {
    return this.wide[slot * WIDE + NUMBER]!
  }
  lotsOf(slot: number): number {
    return this.wide[slot * WIDE + LOTS]!
  }
  setLots(slot: number, lots: number): void {
    this.wide[slot * WIDE + LOTS] = lots
  }
  /** The orders after and before it in its queue. */
  nextOf(slot: number): number {
    return this.narrow[slot * NARROW + NEXT]!
  }
  prevOf(slot: number): number {
    return this.narrow[slot * NARROW + PREV]!
  }
  levelOf(slot: number): number {
    return this.narrow[slot * NARROW + LEVEL]!
  }
  personOf(slot: number): number {
    return this.narrow[slot * NARROW + PERSON]!
  }
  /** A number for whoever keeps orders of a kind of their own. */
  spareOf(slot: number): number {
    return this.narrow[slot * NARROW + SPARE]!
  }
  setSpare(slot: number, spare: number): void {
    this.narrow[slot * NARROW + SPARE] = spare
  }
  get capacity(): number {
    return this.chains.length
  }

  /** The slot of an order, 0 when it is not here. */
  find(order: number): number {
    const { wide, narrow, chains } = this
    let slot = chains[order & (chains.length - 1)]!
    while (slot !== 0 && wide[slot * WIDE + NUMBER] !== order) slot = narrow[slot * NARROW + CHAIN]!
    return slot
  }

  /** Lets an order in at the end of a queue, after `last`; answers its slot. */
  take(order: number, person: number, lots: number, level: number, last: number): number {
    let slot = this.free
    if (slot !== 0) this.free = this.narrow[slot * NARROW + NEXT]!
    else {
      if (this.used === this.chains.length) this.grow()
      slot = this.used++
    }
    const { wide, narrow, chains } = this
    const at = slot * NARROW
    wide[slot * WIDE + NUMBER] = order
    wide[slot * WIDE + LOTS] = lots
    narrow[at + NEXT] = 0
    narrow[at + PREV] = last
    narrow[at + LEVEL] = level
    narrow[at + PERSON] = person
    if (last !== 0) narrow[last * NARROW + NEXT] = slot
    // Numbers are given in a row: their last bits spread them over the chains, and neighbours lie beside each other.
    const home = order & (chains.length - 1)
    narrow[at + CHAIN] = chains[home]!
    chains[home] = slot
    return slot
  }

  /** Takes an order out of its queue and forgets it. */
  give(slot: number): void {
    const { wide, narrow, chains } = this
    const at = slot * NARROW
    const next = narrow[at + NEXT]!
    const prev = narrow[at + PREV]!
    if (prev !== 0) narrow[prev * NARROW + NEXT] = next
    if (next !== 0) narrow[next * NARROW + PREV] = prev
    const home = wide[slot * WIDE + NUMBER]! & (chains.length - 1)
    let before = chains[home]!
    if (before === slot) chains[home] = narrow[at + CHAIN]!
    else {
      while (narrow[before * NARROW + CHAIN] !== slot) before = narrow[before * NARROW + CHAIN]!
      narrow[before * NARROW + CHAIN] = narrow[at + CHAIN]!
    }
    narrow[at + NEXT] = this.free
    this.free = slot
  }

  /** Called when every slot is taken, so that all of them are chained anew. */
  private grow(): void {
    const { wide: old, used } = this
    const capacity = this.chains.length * 2
    const buffer = new ArrayBuffer(capacity * WIDE * 8)
    this.wide = new Float64Array(buffer)
    this.wide.set(old)
    this.narrow = new Int32Array(buffer)
    this.chains = new Int32Array(capacity)
    for (let slot = 1; slot < used; slot++) {
      const home = this.numberOf(slot) & (capacity - 1)
      this.narrow[slot * NARROW + CHAIN] = this.chains[home]!
      this.chains[home] = slot
    }
  }
}
