/**
 * A set of positions below 32,768 that knows its highest member at once: a bit a position, a bit over each 32 of those,
 * and one word over all.
 */
export class Marks {
  private readonly low = new Int32Array(32 ** 2)
  private readonly middle = new Int32Array(32)
  private readonly top = new Int32Array(1)

  add(at: number): void {
    const beside = this.low[at >>> 5]!
    this.low[at >>> 5] = beside | (1 << (at & 31))
    if (beside !== 0) return
    this.middle[at >>> 10]! |= 1 << ((at >>> 5) & 31)
    this.top[0]! |= 1 << (at >>> 10)
  }

  drop(at: number): void {
    if ((this.low[at >>> 5]! &= ~(1 << (at & 31))) !== 0) return
    if ((this.middle[at >>> 10]! &= ~(1 << ((at >>> 5) & 31))) !== 0) return
    this.top[0]! &= ~(1 << (at >>> 10))
  }

  /** The highest position, -1 when there is none. */
  highest(): number {
    if (this.top[0] === 0) return -1
    const third = 31 - Math.clz32(this.top[0]!)
    const second = third * 32 + 31 - Math.clz32(this.middle[third]!)
    return second * 32 + 31 - Math.clz32(this.low[second]!)
  }

  /** The highest position below `at`, -1 when there is none. */
  highestBelow(at: number): number {
    const second = at >>> 5
    const near = below(this.low[second]!, at)
    if (near !== 0) return second * 32 + highestBit(near)
    const third = at >>> 10
    const beside = below(this.middle[third]!, second)
    if (beside !== 0) return this.highestIn(third * 32 + highestBit(beside))
    const over = below(this.top[0]!, third)
    if (over === 0) return -1
    const under = highestBit(over)
    return this.highestIn(under * 32 + highestBit(this.middle[under]!))
  }

  private highestIn(second: number): number {
    return second * 32 + highestBit(this.low[second]!)
  }
}

const highestBit = (word: number): number => 31 - Math.clz32(word)

/** The bits of `word` under that of position `at`. */
const below = (word: number, at: number): number => word & ((1 << (at & 31)) - 1)
