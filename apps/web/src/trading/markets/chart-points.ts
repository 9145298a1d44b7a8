import type { Candle } from './candle-store.ts'
import type { TradedAuction, Valuation } from './markets.queries.ts'

/** An auction or a valuation, at the candle in whose time it lies. */
type AtCandle<P> = P & { readonly candle: string }
export type AuctionPoint = AtCandle<TradedAuction>
export type ValuationPoint = AtCandle<Valuation>

/** Those that the candles reach back to, oldest first. Candles come oldest first, what is to be shown newest first. */
const atCandles = <P>(candles: readonly Candle[], points: readonly P[], atOf: (point: P) => string): AtCandle<P>[] =>
  points
    .flatMap((point) => {
      const candle = candles.findLast(({ at }) => Date.parse(at) <= Date.parse(atOf(point)))
      return candle === undefined ? [] : [{ ...point, candle: candle.at }]
    })
    .toReversed()

export const auctionPoints = (candles: readonly Candle[], auctions: readonly TradedAuction[]): AuctionPoint[] =>
  atCandles(candles, auctions, ({ at }) => at)

/** A value is of the end of its day. */
export const valuationPoints = (candles: readonly Candle[], valuations: readonly Valuation[]): ValuationPoint[] =>
  atCandles(candles, valuations, ({ asOf }) => `${asOf}T23:59:59.999Z`)
