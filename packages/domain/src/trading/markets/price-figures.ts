import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts'

/**
 * All figures of the price rules (decision 0055). Parts per million, minor units of `fiat`, and milliseconds, unless
 * stated otherwise.
 */
export const PRICE_FIGURES = {
  /** The currency of the values below, and its decimals. */
  fiat: 'SGD',
  fiatScale: 2,
  /** Value that unconnected people must trade before an auction or a day counts, and that one fill needs to start an auction. */
  leastValue: 100_000n,
  leastPairs: 3,
  auctionAgeMs: DAY_MS,
  days: 5,
  leastDays: 2,
  valuationAgeMs: 90 * DAY_MS,
  /** Maximum change of the reference by auctions within a day without two operators. */
  auctionMovePpm: 200_000,
  auctionMoveMs: DAY_MS,
  /** A shared owner holds at least this share, in hundredths of a percent. */
  ownerShare: 2_500,
  /** Time for which a shared device or public address connects two customers. */
  connectionMs: 30 * DAY_MS,
  /** Maximum number of customers at an address that connects them. */
  maxAtAddress: 5,
  dynamicBandPpm: 100_000,
  dynamicWindowMs: 5 * MINUTE_MS,
  /** Minimum width of a band on each side. */
  leastTicks: 2,
  collarPpm: 30_000,
  volatilityMinutes: 5,
  /** Maximum number of volatility auctions that one person may start within `startsMs`. */
  maxStarts: 2,
  startsMs: DAY_MS,
  /** With this many volatility auctions within `haltMs`, the next one halts the market instead. */
  maxAuctions: 3,
  haltMs: HOUR_MS,
} as const
