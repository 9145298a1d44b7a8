import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts'

/**
 * Figures of the price rules that are not settings (decisions 0055 and 0150). Parts per million and milliseconds, unless
 * stated otherwise.
 */
export const PRICE_FIGURES = {
  /** The currency of the smallest value that counts. */
  fiat: 'SGD',
  days: 5,
  leastDays: 2,
  /** The time within which auctions may move the reference by a limited share without two operators. */
  auctionMoveMs: DAY_MS,
  /** A shared owner holds at least this share, in hundredths of a percent. */
  ownerShare: 2_500,
  /** Time for which a shared device or public address connects two customers. */
  connectionMs: 30 * DAY_MS,
  /** Maximum number of customers at an address that connects them. */
  maxAtAddress: 5,
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
