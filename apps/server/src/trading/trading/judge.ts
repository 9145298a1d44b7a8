import { collarRange, everyPrice, isWithin, noPrice, type PriceRange } from '@tessera/domain/trading/markets/bands.ts'
import type { Breach } from '@tessera/domain/trading/markets/volatility.ts'
import type { Phase } from '@tessera/domain/trading/matching/command.ts'
import type { MetCause } from '@tessera/domain/trading/orders/kinds.ts'
import type { FeeCoin, FeePrices } from '@tessera/domain/books/fees/fee-coin.ts'
import type { CutOutcome } from './batch.ts'
import type { DueFee } from './coin-fees.ts'
import type { LiveMarket, LiveOrder } from './state.ts'

/** The prices at which an order may trade now, and the cause that ends it outside of them. */
export type Limit = { readonly range: PriceRange; readonly outcome: 'breach' | MetCause | CutOutcome }

/** A trade that an order would make outside the bands. */
type FurtherTrade = { readonly maker: LiveOrder; readonly ticks: number; readonly lots: number }
/**
 * An order that would leave the bands. `further` has the trades that it would make outside them, up to its own price.
 */
export type Crossing = {
  readonly market: LiveMarket
  readonly taker: LiveOrder
  readonly further: Iterable<FurtherTrade>
  readonly now: Date
}
/** A trade that is about to be made. */
type Meeting = {
  readonly market: LiveMarket
  readonly taker: LiveOrder
  readonly maker: LiveOrder
  readonly ticks: number
  readonly lots: number
  readonly now: Date
}

/**
 * Applies the price rules to orders. The leader judges by current prices, freezes and people. Followers and the replay
 * judge by the records of the leader, so that both decide equally.
 */
export type Judge = {
  /** The price ranges of an order that enters an open book. It trades inside all of them. */
  readonly limitsOf: (order: LiveOrder, now: Date) => readonly Limit[]
  /**
   * The cause for which an order in the book may not execute at a price; undefined if it may. `number` is the next
   * number of the common count.
   */
  readonly causeAgainstTrade: (order: LiveOrder, ticks: number, now: Date, number: number) => MetCause | undefined
  readonly areConnected: (meeting: Meeting, seq: number) => boolean
  readonly breachOf: (crossing: Crossing) => Breach
  /** True if orders with which it would trade outside the bands are cancelled, because they would start no auction. */
  readonly isCleared: (crossing: Crossing) => boolean
  /** The cause for which the remainder of an order may not rest at its price; undefined if it may. */
  readonly causeAgainstRest: (order: LiveOrder, phase: Phase, now: Date) => 'band' | MetCause | undefined
  /** Returns the prices at which a fee is paid in the fee coin; undefined if the usual fee is due. */
  readonly feePrices: (due: DueFee, coin: FeeCoin, now: Date) => FeePrices | undefined
}

/** The facts about an order's account that decide whether the order may execute now. */
type AccountFacts = { readonly isFrozen: (order: Pick<LiveOrder, 'customer' | 'person'>, now: Date) => boolean }

type Restriction = {
  readonly cause: MetCause
  /** The prices at which an order of this account may execute. */
  readonly allows: (
    order: Pick<LiveOrder, 'customer' | 'person' | 'market'>,
    facts: AccountFacts,
    now: Date,
  ) => PriceRange
}

/**
 * The restrictions for which an order may not execute. When it meets another one, as taker or as maker, it is cancelled
 * with this cause. Another restriction needs only another row.
 */
export const restrictions: readonly Restriction[] = [
  {
    cause: 'collar',
    allows: ({ market, ...order }, { isFrozen }, now) =>
      isFrozen(order, now) ? collarRange(market.reference) : everyPrice,
  },
]

/** Returns the first restriction that prevents an order from executing at a price. */
export const restrictionOn = (order: LiveOrder, ticks: number, facts: AccountFacts, now: Date): MetCause | undefined =>
  restrictions.find(({ allows }) => !isWithin(ticks, allows(order, facts, now)))?.cause

/** Returns the key of a side of a fill. */
export const sideKey = (market: string, seq: number | bigint, isMaker: boolean): string =>
  `${market}/${seq}/${isMaker ? 'maker' : 'taker'}`

/** The leader's recorded decisions: cuts, met orders, connected trades, and prices of fees in the fee coin. */
type Recorded = {
  readonly cuts: ReadonlyMap<
    string,
    { readonly lastTicks: number; readonly outcome: CutOutcome; readonly rests: boolean }
  >
  /** The numbers at which an order was met that could not execute, with that order. */
  readonly met: ReadonlyMap<number, { readonly order: string; readonly cause: MetCause }>
  /** `market/seq` of trades between connected people. */
  readonly connected: ReadonlySet<string>
  /** The prices of fees that were paid with a fee coin, by side of a fill. */
  readonly feePrices: ReadonlyMap<string, FeePrices>
}

export function recordedJudge({ cuts, met, connected, feePrices }: Recorded): Judge {
  return {
    limitsOf: ({ id, side }) => {
      const cut = cuts.get(id)
      if (cut === undefined) return []
      const { lastTicks, outcome } = cut
      const range =
        lastTicks === 0 ? noPrice : side === 'buy' ? { low: 1, high: lastTicks } : { ...everyPrice, low: lastTicks }
      return [{ range, outcome }]
    },
    causeAgainstTrade: ({ id }, _ticks, _now, number) => {
      const found = met.get(number)
      return found?.order === id ? found.cause : undefined
    },
    areConnected: ({ market }, seq) => connected.has(`${market.terms.symbol}/${seq}`),
    breachOf: () => 'band',
    isCleared: () => false,
    causeAgainstRest: ({ id }) => {
      const cut = cuts.get(id)
      if (cut === undefined || cut.rests) return undefined
      return cut.outcome === 'collar' ? 'collar' : 'band'
    },
    feePrices: ({ market, seq, isMaker }) => feePrices.get(sideKey(market.terms.symbol, seq, isMaker)),
  }
}

/** Allows everything. It is used while a state is read, before a judge is chosen. */
export const permissiveJudge: Judge = recordedJudge({
  cuts: new Map(),
  met: new Map(),
  connected: new Set(),
  feePrices: new Map(),
})
