/**
 * The levels of one side of a book, best first. Adding or removing a level costs no more than moving the levels after
 * it.
 */
export class BookSide {
  /** 1 if the lowest price is best, −1 if the highest is. */
  private readonly sign: 1 | -1
  private readonly lots: Map<number, number>
  /** Prices of the levels in ticks, best first. */
  private readonly prices: number[]

  constructor(side: 'buy' | 'sell', levels: readonly { readonly price: number; readonly lots: number }[]) {
    this.sign = side === 'buy' ? -1 : 1
    this.lots = new Map(levels.map((level) => [level.price, level.lots]))
    this.prices = [...this.lots.keys()].toSorted((a, b) => (a - b) * this.sign)
  }

  /** Sets the lots that now rest at a price, 0 for none. */
  set(ticks: number, lots: number): void {
    const isThere = this.lots.has(ticks)
    if (lots === 0) {
      if (isThere) this.prices.splice(this.placeOf(ticks), 1)
      this.lots.delete(ticks)
      return
    }
    if (!isThere) this.prices.splice(this.placeOf(ticks), 0, ticks)
    this.lots.set(ticks, lots)
  }

  /** The best `limit` levels. */
  best(limit: number): (readonly [ticks: number, lots: number])[] {
    return this.prices.slice(0, limit).map((ticks) => [ticks, this.lots.get(ticks) ?? 0])
  }

  /** Iterates the levels, best first, up to the price `worst`. */
  *until(worst: number): Generator<readonly [ticks: number, lots: number]> {
    for (const ticks of this.prices) {
      if ((ticks - worst) * this.sign > 0) return
      yield [ticks, this.lots.get(ticks) ?? 0]
    }
  }

  /** The number of better levels. */
  private placeOf(ticks: number): number {
    let [from, to] = [0, this.prices.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (((this.prices[middle] ?? 0) - ticks) * this.sign < 0) from = middle + 1
      else to = middle
    }
    return from
  }
}
