import { PRICE_FIGURES } from './price-figures.ts'

/** A volatility auction that began, or a halt of the market in its place; `at` is in milliseconds. */
export type VolatilityStart = { readonly market: string; readonly person: string; readonly at: number }

/**
 * The consequence of a fill that would leave a band: the rest of the order is cancelled, an auction begins, or the
 * market halts.
 */
export type Breach = 'band' | 'auction' | 'halt'

type Crossing = {
  readonly market: string
  /** The person who would start the auction. */
  readonly person: string
  /** True if the order would trade outside the bands only with people who are connected with its owner. */
  readonly isConnected: boolean
  /** The value that the order would trade outside the bands with unconnected people, in minor quote units. */
  readonly value: bigint
  /**
   * The minimum value in minor quote units that starts an auction. Undefined without an agreed rate; then no auction
   * begins.
   */
  readonly leastValue: bigint | undefined
  readonly now: number
}

/**
 * Returns the consequence of a fill outside the bands. Small fills and connected accounts start no auction, and one
 * person starts at most `maxStarts` a day. The fourth auction within an hour halts the market instead. Source: decision
 * 0055, threat PRC-04.
 */
export function breachOf(starts: readonly VolatilityStart[], crossing: Crossing): Breach {
  const { market, person, isConnected, value, leastValue, now } = crossing
  if (isConnected || leastValue === undefined || value < leastValue) return 'band'
  const own = starts.filter((each) => each.person === person && each.at > now - PRICE_FIGURES.startsMs)
  if (own.length >= PRICE_FIGURES.maxStarts) return 'band'
  const recent = starts.filter((each) => each.market === market && each.at > now - PRICE_FIGURES.haltMs)
  return recent.length >= PRICE_FIGURES.maxAuctions ? 'halt' : 'auction'
}
