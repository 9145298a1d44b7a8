const FREE = 0
const GONE = -1
const DIGITS = 7

/** Returns the last digits of an id, which are random in all our ids. They are always above both marks. */
const tailOf = (id: string): number => (Number.parseInt(id.slice(-DIGITS), 16) || 0) + 1

/**
 * A compact index of numbers by ids, for a million entries. It stores only the last digits of an id, which other ids
 * may share, so callers compare the whole id. An open-addressing table (Knuth, TAOCP 6.4, algorithm L), at most half
 * full.
 */
export class IdIndex {
  private tails = new Int32Array(1_024)
  private numbers = new Float64Array(1_024)
  /** Number of slots that are not free: occupied, or marked as dropped. */
  private used = 0
  private count = 0

  /** The total number of slots. */
  get size(): number {
    return this.tails.length
  }

  add(id: string, number: number): void {
    if (2 * this.used >= this.tails.length) this.rebuild()
    this.put(tailOf(id), number)
    this.count += 1
  }

  drop(id: string, number: number): void {
    for (const slot of this.places(tailOf(id))) {
      if (this.numbers[slot] !== number) continue
      this.tails[slot] = GONE
      this.count -= 1
      return
    }
  }

  /** Yields the numbers that this id may have. */
  *candidates(id: string): Generator<number> {
    for (const slot of this.places(tailOf(id))) yield this.numbers[slot] ?? 0
  }

  private *places(tail: number): Generator<number> {
    const mask = this.tails.length - 1
    for (let slot = tail & mask; this.tails[slot] !== FREE; slot = (slot + 1) & mask)
      if (this.tails[slot] === tail) yield slot
  }

  private put(tail: number, number: number): void {
    const mask = this.tails.length - 1
    let slot = tail & mask
    while (this.tails[slot] !== FREE) slot = (slot + 1) & mask
    this.tails[slot] = tail
    this.numbers[slot] = number
    this.used += 1
  }

  /** Rebuilds the table without dropped entries, and enlarges it if it would still be too full. */
  private rebuild(): void {
    const { tails, numbers } = this
    const size = 4 * this.count >= tails.length ? 2 * tails.length : tails.length
    this.tails = new Int32Array(size)
    this.numbers = new Float64Array(size)
    this.used = 0
    for (let slot = 0; slot < tails.length; slot++) {
      const tail = tails[slot] ?? FREE
      if (tail > FREE) this.put(tail, numbers[slot] ?? 0)
    }
  }
}
