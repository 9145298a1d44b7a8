/** The levels of one side of a book, best first. A level that comes or goes costs no look at the others but those it moves. */
export class BookSide {
  /** 1 where the least is best, −1 where the greatest is. */
  private readonly sign: 1 | -1
  private readonly lots: Map<number, number>
  /** Ticks of each level, best first. */
  private readonly prices: number[]

  constructor(side: 'buy' | 'sell', levels: readonly { readonly price: number; readonly lots: number }[]) {
    this.sign = side === 'buy' ? -1 : 1
    this.lots = new Map(levels.map((level) => [level.price, level.lots]))
    this.prices = [...this.lots.keys()].toSorted((a, b) => (a - b) * this.sign)
  }

  /** Takes over the lots that now rest at a price, 0 for none. */
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

  /** The best so many. */
  best(limit: number): (readonly [ticks: number, lots: number])[] {
    return this.prices.slice(0, limit).map((ticks) => [ticks, this.lots.get(ticks) ?? 0])
  }

  /** Level after level, best first, while they are as good as `worst`. */
  *until(worst: number): Generator<readonly [ticks: number, lots: number]> {
    for (const ticks of this.prices) {
      if ((ticks - worst) * this.sign > 0) return
      yield [ticks, this.lots.get(ticks) ?? 0]
    }
  }

  /** How many levels are better. */
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
