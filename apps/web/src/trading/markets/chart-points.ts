import type { Candle } from './candle-store.ts'
import type { TradedAuction, Valuation } from './markets.queries.ts'

/** An auction or a valuation, with the candle of its time. */
type AtCandle<P> = P & { readonly candle: string }
export type AuctionPoint = AtCandle<TradedAuction>
export type ValuationPoint = AtCandle<Valuation>

/** The points since the first candle, oldest first. Candles arrive oldest first, points newest first. */
const atCandles = <P>(candles: readonly Candle[], points: readonly P[], atOf: (point: P) => string): AtCandle<P>[] =>
  points
    .flatMap((point) => {
      const candle = candles.findLast(({ at }) => Date.parse(at) <= Date.parse(atOf(point)))
      return candle === undefined ? [] : [{ ...point, candle: candle.at }]
    })
    .toReversed()

export const auctionPoints = (candles: readonly Candle[], auctions: readonly TradedAuction[]): AuctionPoint[] =>
  atCandles(candles, auctions, ({ at }) => at)

/** A valuation is as of the end of its day. */
export const valuationPoints = (candles: readonly Candle[], valuations: readonly Valuation[]): ValuationPoint[] =>
  atCandles(candles, valuations, ({ asOf }) => `${asOf}T23:59:59.999Z`)
