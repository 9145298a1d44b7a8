/**
 * FNV-like digest over maker, lots and price of each trade in order: two lanes of 32 bits, so that a swap is detected.
 */
export class Digest {
  private low = 2166136261 | 0
  private high = 0x9747b28c | 0
  trades = 0
  lots = 0

  add(maker: number, lots: number, price: number): void {
    this.trades++
    this.lots += lots
    this.mix(maker)
    this.mix(lots)
    this.mix(price)
  }

  private mix(value: number): void {
    this.low = Math.imul(this.low ^ value, 16777619)
    this.high = Math.imul(this.high ^ (value + 1), 16777619)
  }

  /** Both lanes in hexadecimal digits without leading zeros. */
  text = (): string => `${(this.low >>> 0).toString(16)}-${(this.high >>> 0).toString(16)}`

  /** Both lanes as numbers of 32 bits. */
  lanes = (): readonly [low: number, high: number] => [this.low >>> 0, this.high >>> 0]
}
