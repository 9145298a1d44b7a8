/**
 * A set of positions below `size`, at most 32,768. Finds its highest member and the next one below any position in
 * constant time. It has one bit per position, one bit over each 32 of those, and one word over all.
 */
export class PositionSet {
  private readonly words: Int32Array
  private readonly middle: number
  private readonly top: number

  constructor(size: number) {
    this.middle = (size + 31) >>> 5
    this.top = this.middle + ((size + 1023) >>> 10)
    this.words = new Int32Array(this.top + 1)
  }

  add(at: number): void {
    const { words } = this
    const beside = words[at >>> 5]!
    words[at >>> 5] = beside | (1 << (at & 31))
    if (beside !== 0) return
    words[this.middle + (at >>> 10)]! |= 1 << ((at >>> 5) & 31)
    words[this.top]! |= 1 << (at >>> 10)
  }

  drop(at: number): void {
    const { words } = this
    if ((words[at >>> 5]! &= ~(1 << (at & 31))) !== 0) return
    if ((words[this.middle + (at >>> 10)]! &= ~(1 << ((at >>> 5) & 31))) !== 0) return
    words[this.top]! &= ~(1 << (at >>> 10))
  }

  /** The highest position; -1 if there is none. */
  highest(): number {
    const over = this.words[this.top]!
    return over === 0 ? -1 : this.highestOver(highestBit(over))
  }

  /** The highest position below `at`; -1 if there is none. */
  highestBelow(at: number): number {
    const low = at >>> 5
    const near = below(this.words[low]!, at)
    return near === 0 ? this.highestUnder(low) : low * 32 + highestBit(near)
  }

  /** The highest position in the words before the word `low`. */
  private highestUnder(low: number): number {
    const third = low >>> 5
    const beside = below(this.words[this.middle + third]!, low)
    if (beside !== 0) return this.highestIn(third * 32 + highestBit(beside))
    const over = below(this.words[this.top]!, third)
    return over === 0 ? -1 : this.highestOver(highestBit(over))
  }

  private highestOver(third: number): number {
    return this.highestIn(third * 32 + highestBit(this.words[this.middle + third]!))
  }

  private highestIn(low: number): number {
    return low * 32 + highestBit(this.words[low]!)
  }
}

const highestBit = (word: number): number => 31 - Math.clz32(word)

/** The bits of `word` below that of position `at`. */
const below = (word: number, at: number): number => word & ((1 << (at & 31)) - 1)
