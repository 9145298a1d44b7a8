import { PRICE_FIGURES } from './price-figures.ts'

type Trade = { readonly at: number; readonly ticks: number; readonly lots: number }

/**
 * The trades of the last minutes between unconnected people, and their volume-weighted average price. Times are in
 * milliseconds.
 */
export class RecentTrades {
  private trades: Trade[] = []
  private first = 0
  private lots = 0n
  private value = 0n

  add(at: number, ticks: number, lots: number): void {
    this.trades.push({ at, ticks, lots })
    this.lots += BigInt(lots)
    this.value += BigInt(lots) * BigInt(ticks)
  }

  /**
   * Returns the average price in ticks, rounded to the nearest; undefined without trades in the window before `now`.
   */
  price(now: number): number | undefined {
    this.forget(now - PRICE_FIGURES.dynamicWindowMs)
    return this.lots === 0n ? undefined : Number((this.value * 2n + this.lots) / (this.lots * 2n))
  }

  private forget(before: number): void {
    for (let trade = this.trades[this.first]; trade !== undefined && trade.at <= before;) {
      this.lots -= BigInt(trade.lots)
      this.value -= BigInt(trade.lots) * BigInt(trade.ticks)
      trade = this.trades[++this.first]
    }
    if (this.first * 2 < this.trades.length) return
    this.trades = this.trades.slice(this.first)
    this.first = 0
  }
}
