import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts'

/**
 * Figures of the price rules that no setting changes (decisions 0055 and 0150). Parts per million and milliseconds,
 * unless stated otherwise.
 */
export const PRICE_FIGURES = {
  /** The currency of the minimum value that counts. */
  fiat: 'SGD',
  days: 5,
  leastDays: 2,
  /** Period in which auctions may change the reference only by a limited share without two operators. */
  auctionMoveMs: DAY_MS,
  /** Minimum share, in hundredths of a percent, of an owner who connects two companies. */
  ownerShare: 2_500,
  /** Period for which a shared device or public address connects two customers. */
  connectionMs: 30 * DAY_MS,
  /** Maximum number of customers of one address for it to connect them. */
  maxAtAddress: 5,
  dynamicWindowMs: 5 * MINUTE_MS,
  /** Minimum width of a band on each side. */
  leastTicks: 2,
  collarPpm: 30_000,
  volatilityMinutes: 5,
  /** Maximum number of volatility auctions that one person may cause within `startsMs`. */
  maxStarts: 2,
  startsMs: DAY_MS,
  /** After this many volatility auctions within `haltMs`, the market halts instead of starting another. */
  maxAuctions: 3,
  haltMs: HOUR_MS,
} as const
