import { type Indication, indicateLevels } from '@tessera/domain/trading/matching/auction.ts'
import { depthOf } from '@tessera/domain/trading/matching/book.ts'
import { bookChecksum, CHECKSUM_LEVELS } from '@tessera/domain/trading/markets/book-checksum.ts'
import { priceText, quantityText } from '@tessera/domain/trading/markets/market.ts'
import { BookSide } from './book-side.ts'
import type { LiveMarket } from './state.ts'

/** A level after a batch. It is a copy, because the core's own book changes before the batch is committed. */
export type LevelNow = { readonly side: 0 | 1; readonly ticks: number; readonly lots: number }

type Level = [price: string, quantity: string]
export type BookSides = { readonly bids: Level[]; readonly asks: Level[] }

/**
 * The book as stored in the database. The core's own book is ahead of it while a batch commits. Everything that is
 * displayed and published comes from here, and changes only after the commit.
 */
export class CommittedBook {
  readonly market: LiveMarket
  /** Increases by one with each published change. */
  seq: number
  private readonly sides: readonly [bids: BookSide, asks: BookSide]

  constructor(market: LiveMarket, seq: number) {
    this.market = market
    this.seq = seq
    const everything = (of: 0 | 1) => depthOf(market.book, of, Number.MAX_SAFE_INTEGER)
    this.sides = [new BookSide('buy', everything(0)), new BookSide('sell', everything(1))]
  }

  /** Applies the levels that a batch changed; returns the change to publish. */
  apply(changed: readonly LevelNow[]): BookSides & { readonly seq: number; readonly checksum: number } {
    const reported: BookSides = { bids: [], asks: [] }
    for (const { side, ticks, lots } of changed) {
      this.sides[side].set(ticks, lots)
      reported[side === 0 ? 'bids' : 'asks'].push(this.level(ticks, lots))
    }
    this.seq += 1
    return { ...reported, seq: this.seq, checksum: this.snapshot(0).checksum }
  }

  snapshot(limit: number): BookSides & { readonly seq: number; readonly checksum: number } {
    const bids = this.levels(0, Math.max(limit, CHECKSUM_LEVELS))
    const asks = this.levels(1, Math.max(limit, CHECKSUM_LEVELS))
    return { seq: this.seq, bids: bids.slice(0, limit), asks: asks.slice(0, limit), checksum: bookChecksum(bids, asks) }
  }

  /**
   * Returns the best offer of each side; undefined while the sides cross in an auction, because nobody can trade with
   * them.
   */
  offer(): { readonly bid: Level | undefined; readonly ask: Level | undefined } {
    const [[bid], [ask]] = [this.sides[0].best(1), this.sides[1].best(1)]
    if (bid !== undefined && ask !== undefined && bid[0] >= ask[0]) return { bid: undefined, ask: undefined }
    return { bid: bid && this.level(...bid), ask: ask && this.level(...ask) }
  }

  /** The lots that a limit order at `ticks` would trade with at once, and their cost in tick-lots. */
  meets(side: 'buy' | 'sell', ticks: number, lots: number): { readonly lots: number; readonly tickLots: bigint } {
    let left = lots
    let tickLots = 0n
    for (const [price, resting] of this.sides[side === 'buy' ? 1 : 0].until(ticks)) {
      const took = Math.min(left, resting)
      tickLots += BigInt(took) * BigInt(price)
      left -= took
      if (left === 0) break
    }
    return { lots: lots - left, tickLots }
  }

  /** The indicative result of an auction with these levels; undefined if nothing crosses. */
  indication(): Indication | undefined {
    const levels = (side: 0 | 1) => this.sides[side].best(Infinity).map(([price, lots]) => ({ price, lots }))
    return indicateLevels(levels(0), levels(1), this.market.reference ?? this.market.lastTicks)
  }

  private levels(side: 0 | 1, limit: number): Level[] {
    return this.sides[side].best(limit).map(([ticks, lots]) => this.level(ticks, lots))
  }

  private level(ticks: number, lots: number): Level {
    return [priceText(this.market.terms, ticks), quantityText(this.market.terms, lots)]
  }
}
