import { type Indication, indicateLevels } from '@tessera/domain/matching/auction.ts'
import { depthOf } from '@tessera/domain/matching/book.ts'
import { bookChecksum, CHECKSUM_LEVELS } from '@tessera/domain/markets/book-checksum.ts'
import { priceText, quantityText } from '@tessera/domain/markets/market.ts'
import type { LiveMarket } from './state.ts'

/** A level as a batch left it: the core's own book goes on before the batch is committed. */
export type LevelNow = { readonly side: 0 | 1; readonly ticks: number; readonly lots: number }

type Level = [price: string, quantity: string]
export type BookSides = { readonly bids: Level[]; readonly asks: Level[] }

/**
 * The book as the database knows it. The core's own book runs ahead while a batch commits; what is shown and told comes
 * from here, and moves only after the commit.
 */
export class CommittedBook {
  readonly market: LiveMarket
  /** Grows by one with each change that is told. */
  seq: number
  private readonly sides: readonly [Map<number, number>, Map<number, number>]
  /** The prices of each side, best first; undefined since one came or went. */
  private readonly best: [number[] | undefined, number[] | undefined] = [undefined, undefined]

  constructor(market: LiveMarket, seq: number) {
    this.market = market
    this.seq = seq
    const side = (of: 0 | 1) =>
      new Map(depthOf(market.book, of, Number.MAX_SAFE_INTEGER).map(({ price, lots }) => [price, lots]))
    this.sides = [side(0), side(1)]
  }

  /** Takes over every level that a batch changed; answers what is told of it. */
  apply(changed: readonly LevelNow[]): BookSides & { readonly seq: number; readonly checksum: number } {
    const told: BookSides = { bids: [], asks: [] }
    for (const { side, ticks, lots } of changed) told[side === 0 ? 'bids' : 'asks'].push(this.change(side, ticks, lots))
    this.seq += 1
    return { ...told, seq: this.seq, checksum: this.snapshot(0).checksum }
  }

  /** Takes over the lots that now rest at a price, 0 for none; answers the level as it goes over the wire. */
  private change(side: 0 | 1, ticks: number, lots: number): Level {
    if ((lots === 0) === this.sides[side].has(ticks)) this.best[side] = undefined
    if (lots === 0) this.sides[side].delete(ticks)
    else this.sides[side].set(ticks, lots)
    return this.level(ticks, lots)
  }

  snapshot(limit: number): BookSides & { readonly seq: number; readonly checksum: number } {
    const bids = this.levels(0, Math.max(limit, CHECKSUM_LEVELS))
    const asks = this.levels(1, Math.max(limit, CHECKSUM_LEVELS))
    return { seq: this.seq, bids: bids.slice(0, limit), asks: asks.slice(0, limit), checksum: bookChecksum(bids, asks) }
  }

  /** What stands best on each side; nothing while the sides of an auction's call cross, for nobody can trade with it. */
  offer(): { readonly bid: Level | undefined; readonly ask: Level | undefined } {
    const [[bid], [ask]] = [this.prices(0), this.prices(1)]
    if (bid !== undefined && ask !== undefined && bid >= ask) return { bid: undefined, ask: undefined }
    return { bid: this.levels(0, 1)[0], ask: this.levels(1, 1)[0] }
  }

  /** Lots that a limit at `ticks` would trade with at once, and what they would cost in tick-lots. */
  meets(side: 'buy' | 'sell', ticks: number, lots: number): { readonly lots: number; readonly tickLots: bigint } {
    const across = side === 'buy' ? 1 : 0
    const against = this.sides[across]
    const prices = this.prices(across).filter((price) => (side === 'buy' ? price <= ticks : price >= ticks))
    let left = lots
    let tickLots = 0n
    for (const price of prices) {
      const took = Math.min(left, against.get(price) ?? 0)
      tickLots += BigInt(took) * BigInt(price)
      left -= took
      if (left === 0) break
    }
    return { lots: lots - left, tickLots }
  }

  /** What the call of an auction would come to by these levels; undefined when nothing crosses. */
  indication(): Indication | undefined {
    const levels = (side: 0 | 1) =>
      this.prices(side).map((price) => ({ price, lots: this.sides[side].get(price) ?? 0 }))
    return indicateLevels(levels(0), levels(1), this.market.referenceTicks)
  }

  private prices(side: 0 | 1): readonly number[] {
    return (this.best[side] ??= [...this.sides[side].keys()].toSorted((a, b) => (side === 0 ? b - a : a - b)))
  }

  private levels(side: 0 | 1, limit: number): Level[] {
    const best = this.prices(side).slice(0, limit)
    return best.map((ticks) => this.level(ticks, this.sides[side].get(ticks) ?? 0))
  }

  private level(ticks: number, lots: number): Level {
    return [priceText(this.market.terms, ticks), quantityText(this.market.terms, lots)]
  }
}
