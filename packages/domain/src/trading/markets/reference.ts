import type { Amount } from '#books/money/amount.ts'
import { rangeAround } from './bands.ts'
import { PRICE_FIGURES } from './price-figures.ts'

export const referenceSources = ['auction', 'days', 'valuation', 'operators'] as const
export type ReferenceSource = (typeof referenceSources)[number]

/** Trades between unconnected people: `pairs` of different people, `value` in minor quote units. */
type Traded = { readonly pairs: number; readonly value: bigint }

type AuctionResult = Traded & {
  readonly at: Date
  readonly ticks: number
  /**
   * Auctions may move the price only by a limited share from this reference. It is that of a day ago, or the one after
   * its last other change since then. Undefined if there is none.
   */
  readonly before: number | undefined
}
type TradingDay = Traded & { readonly ticks: number }
/** `ticks` is undefined if two operators withdrew the earlier price. */
type SetPrice = { readonly at: Date; readonly ticks: number | undefined }

/** The settings of the reference price. */
export type ReferenceFigures = {
  /** Minimum number of pairs of unconnected people that must trade for an auction or a day to count. */
  readonly leastPairs: number
  readonly auctionAgeMs: number
  readonly valuationAgeMs: number
  /** Maximum change of the reference by auctions within a day without two operators. */
  readonly auctionMovePpm: number
}

/**
 * The sources of the reference price, in ticks. Auctions and set prices have the newest first; days are the five UTC
 * days before today.
 */
export type ReferenceInput = {
  readonly auctions: readonly AuctionResult[]
  readonly days: readonly TradingDay[]
  readonly valuation: { readonly asOf: Date; readonly ticks: number } | undefined
  readonly set: readonly SetPrice[]
  readonly figures: ReferenceFigures
  /** The minimum value in minor quote units that counts. Undefined without an agreed rate; then no trades count. */
  readonly leastValue: bigint | undefined
  readonly now: Date
}
export type Reference = { readonly ticks: number; readonly source: ReferenceSource }

/** The minimum value of trades that count, and the figures with the minimum number of pairs. */
type Least = Pick<ReferenceInput, 'leastValue' | 'figures'>
const counts = ({ pairs, value }: Traded, { figures, leastValue }: Least): boolean =>
  pairs >= figures.leastPairs && leastValue !== undefined && value >= leastValue

const age = (from: Date, now: Date): number => now.getTime() - from.getTime()

/**
 * True if an auction moves the reference further than auctions may within a day. Two operators can still set its price.
 */
function movesTooFar({ ticks, before }: AuctionResult, { auctionMovePpm }: ReferenceFigures): boolean {
  if (before === undefined) return false
  const { low, high } = rangeAround(before, auctionMovePpm, PRICE_FIGURES.leastTicks)
  return ticks < low || ticks > high
}

/**
 * Returns the reference price of a market from the first source that has one; undefined if none has. An auction that
 * moves too far counts only after two operators have set its price. Source: decision 0055, threat PRC-01.
 */
export function chooseReference(input: ReferenceInput): Reference | undefined {
  for (const source of referenceSources) {
    const ticks = sources[source](input)
    if (ticks !== undefined) return { ticks, source }
  }
  return undefined
}

const sources: Readonly<Record<ReferenceSource, (input: ReferenceInput) => number | undefined>> = {
  auction: ({ auctions, set, now, ...least }) =>
    auctions.find(
      (each) =>
        age(each.at, now) <= least.figures.auctionAgeMs &&
        counts(each, least) &&
        (!movesTooFar(each, least.figures) || set.some(({ at, ticks }) => at > each.at && ticks === each.ticks)),
    )?.ticks,
  days: ({ days, ...least }) => {
    const counted = days.filter((day) => counts(day, least)).map(({ ticks }) => ticks)
    return counted.length < PRICE_FIGURES.leastDays ? undefined : median(counted)
  },
  valuation: ({ valuation, figures, now }) =>
    valuation !== undefined && age(valuation.asOf, now) <= figures.valuationAgeMs ? valuation.ticks : undefined,
  operators: ({ set }) => set[0]?.ticks,
}

/** Returns the median; for an even number of values, the mean of the two middle ones, rounded down. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return Math.floor((lower + upper) / 2)
}

/** Returns a price in whole ticks, rounded to the nearest and at least one. */
export const nearestTicks = (price: Amount | bigint, tick: Amount | bigint): number =>
  Math.max(Number((price * 2n + tick) / (tick * 2n)), 1)
