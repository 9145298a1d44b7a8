import type { Candle } from './candle-store.ts'
import type { TradedAuction } from './markets.queries.ts'

/** An auction, at the candle in whose time it lies. */
export type AuctionPoint = TradedAuction & { readonly candle: string }

/** Those that the candles reach back to, oldest first. Candles come oldest first, auctions newest first. */
export const auctionPoints = (candles: readonly Candle[], auctions: readonly TradedAuction[]): AuctionPoint[] =>
  auctions
    .flatMap((auction) => {
      const candle = candles.findLast(({ at }) => Date.parse(at) <= Date.parse(auction.at))
      return candle === undefined ? [] : [{ ...auction, candle: candle.at }]
    })
    .toReversed()
