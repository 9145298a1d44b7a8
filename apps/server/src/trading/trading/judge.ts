import { collarRange, everyPrice, isWithin, noPrice, type PriceRange } from '@tessera/domain/trading/markets/bands.ts'
import type { Breach } from '@tessera/domain/trading/markets/volatility.ts'
import type { Phase } from '@tessera/domain/trading/matching/command.ts'
import type { MetCause } from '@tessera/domain/trading/orders/kinds.ts'
import type { CutOutcome } from './batch.ts'
import type { LiveMarket, LiveOrder } from './state.ts'

/** Prices that an order may trade at now, and what ends it where it would trade outside. */
export type Limit = { readonly range: PriceRange; readonly outcome: 'breach' | MetCause | CutOutcome }

/** A trade that an order would make outside the bands. */
type Further = { readonly maker: LiveOrder; readonly ticks: number; readonly lots: number }
/** An order that would leave the bands; `further` is what it would trade outside them, up to its own price. */
export type Crossing = {
  readonly market: LiveMarket
  readonly taker: LiveOrder
  readonly further: Iterable<Further>
  readonly now: Date
}
/** A trade about to be made. */
type Meeting = {
  readonly market: LiveMarket
  readonly taker: LiveOrder
  readonly maker: LiveOrder
  readonly ticks: number
  readonly lots: number
  readonly now: Date
}

/**
 * Decides what the price rules let an order do. The leader judges by current prices, freezes and people. Followers and the
 * replay judge by the records of the leader, so that both decide the same.
 */
export type Judge = {
  /** The ranges of an order that enters an open book; it trades inside all of them. */
  readonly limitsOf: (order: LiveOrder, now: Date) => readonly Limit[]
  /** Why an order in the book may not execute at a price; undefined when it may. `number` is the next of the common count. */
  readonly barOf: (order: LiveOrder, ticks: number, now: Date, number: number) => MetCause | undefined
  readonly areConnected: (meeting: Meeting, seq: number) => boolean
  readonly breachOf: (crossing: Crossing) => Breach
  /** True if the orders that it would trade with outside the bands are cancelled for it: they would start no auction. */
  readonly isCleared: (crossing: Crossing) => boolean
  /** Why what is left of an order may not rest at its price; undefined when it may. */
  readonly restBarOf: (order: LiveOrder, phase: Phase, now: Date) => 'band' | MetCause | undefined
}

/** The facts about the account of an order at the moment when it may execute. */
type AccountFacts = { readonly isFrozen: (order: Pick<LiveOrder, 'customer' | 'person'>, now: Date) => boolean }

type LockedRows = {
  readonly cause: MetCause
  /** The prices at which an order of this account may execute. */
  readonly allows: (
    order: Pick<LiveOrder, 'customer' | 'person' | 'market'>,
    facts: AccountFacts,
    now: Date,
  ) => PriceRange
}

/**
 * Each reason for which an order may not execute: it is cancelled with this cause when it meets another, as taker or as maker. A new
 * reason is one more row.
 */
export const grounds: readonly LockedRows[] = [
  {
    cause: 'collar',
    allows: ({ market, ...order }, { isFrozen }, now) =>
      isFrozen(order, now) ? collarRange(market.reference) : everyPrice,
  },
]

/** The first ground that does not allow an order to execute at a price. */
export const barredBy = (order: LiveOrder, ticks: number, facts: AccountFacts, now: Date): MetCause | undefined =>
  grounds.find(({ allows }) => !isWithin(ticks, allows(order, facts, now)))?.cause

/** Judges as the leader did: by the cuts, meetings and connected trades that it wrote down. */
type Recorded = {
  readonly cuts: ReadonlyMap<string, { readonly reach: number; readonly outcome: CutOutcome; readonly rests: boolean }>
  /** Numbers at which an order was met that might not execute, with the order. */
  readonly met: ReadonlyMap<number, { readonly order: string; readonly cause: MetCause }>
  /** `market/seq` of trades between connected people. */
  readonly connected: ReadonlySet<string>
}

export function recordedJudge({ cuts, met, connected }: Recorded): Judge {
  return {
    limitsOf: ({ id, side }) => {
      const cut = cuts.get(id)
      if (cut === undefined) return []
      const { reach, outcome } = cut
      const range = reach === 0 ? noPrice : side === 'buy' ? { low: 1, high: reach } : { ...everyPrice, low: reach }
      return [{ range, outcome }]
    },
    barOf: ({ id }, _ticks, _now, number) => {
      const found = met.get(number)
      return found?.order === id ? found.cause : undefined
    },
    areConnected: ({ market }, seq) => connected.has(`${market.terms.symbol}/${seq}`),
    breachOf: () => 'band',
    isCleared: () => false,
    restBarOf: ({ id }) => {
      const cut = cuts.get(id)
      if (cut === undefined || cut.rests) return undefined
      return cut.outcome === 'collar' ? 'collar' : 'band'
    },
  }
}

/** Lets everything trade: while a state is read, before anybody judges. */
export const noJudge: Judge = recordedJudge({ cuts: new Map(), met: new Map(), connected: new Set() })
