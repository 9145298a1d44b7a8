import type { Ppm } from '#books/money/amount.ts'
import { PRICE_FIGURES } from './price-figures.ts'

/** Prices from `low` to `high`, both included, in ticks. Empty if `low` is above `high`. */
export type PriceRange = { readonly low: number; readonly high: number }

const MILLION = 1_000_000n
const MAX_NUMBER = Number.MAX_SAFE_INTEGER

/** Every price. */
export const everyPrice: PriceRange = { low: 1, high: MAX_NUMBER }
/** No price. */
export const noPrice: PriceRange = { low: MAX_NUMBER, high: 0 }

/**
 * Returns the prices at most `ppm` parts per million away from `centre`, and at least `leastTicks` on each side. The
 * distance is rounded down. `low` is never below one tick. Source: decision 0055.
 */
export function rangeAround(centre: number, ppm: Ppm | number, leastTicks = 0): PriceRange {
  const distance = Math.max(Number((BigInt(centre) * BigInt(ppm)) / MILLION), leastTicks)
  return { low: Math.max(centre - distance, 1), high: Math.min(centre + distance, MAX_NUMBER) }
}

/**
 * Returns the static band around the reference. Without a reference it contains every price, because such a market
 * trades only in auctions.
 */
export const staticBand = (reference: number | undefined, ppm: Ppm | number): PriceRange =>
  reference === undefined ? everyPrice : rangeAround(reference, ppm, PRICE_FIGURES.leastTicks)

/**
 * Returns the dynamic band around the average price of the last minutes, or around the reference if there was no trade.
 */
export const dynamicBand = (recent: number | undefined, reference: number, ppm: Ppm | number): PriceRange =>
  rangeAround(recent ?? reference, ppm, PRICE_FIGURES.leastTicks)

/**
 * Returns the collar of an account whose withdrawals are frozen; it contains no price without a reference. Never wider
 * than its percentage.
 */
export const collarRange = (reference: number | undefined): PriceRange =>
  reference === undefined ? noPrice : rangeAround(reference, PRICE_FIGURES.collarPpm)

export const intersect = (a: PriceRange, b: PriceRange): PriceRange => ({
  low: Math.max(a.low, b.low),
  high: Math.min(a.high, b.high),
})

export const isWithin = (ticks: number, { low, high }: PriceRange): boolean => ticks >= low && ticks <= high

/** Returns the limit of a range for a buy (its upper end) or a sell (its lower end). */
export const edgeOf = (range: PriceRange, side: 'buy' | 'sell'): number => (side === 'buy' ? range.high : range.low)
