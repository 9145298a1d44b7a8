import { nearestTicks } from '@tessera/domain/trading/markets/reference.ts'
import type { TradingHours } from '@tessera/domain/trading/markets/trading-hours.ts'
import type { MarketState } from '@tessera/domain/trading/markets/market.ts'
import { amount, ppm } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import type { LiveMarket, State } from './state.ts'

/** The fields of a market that may change between batches. Amounts in minor quote units, as text. */
export type MarketStatus = {
  readonly symbol: string
  readonly status: MarketState
  readonly moves: string
  readonly moved_by: LiveMarket['movedBy']
  readonly dynamic_band_ppm: number
  readonly hours: TradingHours | null
  readonly reference: string | null
  readonly least_value: string | null
  /**
   * The rules that two operators can change: smallest and largest value, both fees, band, steps of orders, and
   * 1 for a delisted pair.
   */
  readonly terms: string
  /** Changes with each change of the traded token's product; null for a token without a product. */
  readonly product: string | null
}

export const statusOfMarketsText = `
  select m.symbol, m.status, m.moves::text as moves, m.moved_by, m.dynamic_band_ppm, m.hours, r.price::text as reference, l.value::text as least_value,
         concat_ws('/', m.min_value, m.max_value, m.maker_fee_ppm, m.taker_fee_ppm, m.band_ppm, m.price_ticks, m.quantity_lots,
           (m.delisted_at is not null)::int) as terms,
         p.id::text || '/' || p.xmin::text as product
    from market m left join market_reference r on r.market = m.symbol left join least_value l on l.quote = m.quote
    left join product p on p.symbol = m.base`
export const statusOfMarkets = sql<MarketStatus>`${sql.raw(statusOfMarketsText)}`

/**
 * Applies the status of a market. Ignores a status that is older than the known one, because it was read before a batch
 * changed it.
 */
export function applyStatus(state: State, latest: MarketStatus): void {
  const market = state.markets.get(latest.symbol)
  if (market === undefined) return
  if (latest.terms !== market.readTerms) applyTerms(market, latest.terms)
  market.reference = latest.reference === null ? undefined : nearestTicks(BigInt(latest.reference), market.terms.tick)
  market.dynamicBand = ppm(latest.dynamic_band_ppm)
  market.hours = latest.hours ?? undefined
  market.leastValue = latest.least_value === null ? undefined : BigInt(latest.least_value)
  if (Number(latest.moves) < market.moves) return
  market.moves = Number(latest.moves)
  market.status = latest.status
  market.movedBy = latest.moved_by
}

/** Replaces the rules of a market. They apply to the orders of this batch; accepted orders keep their fees. */
function applyTerms(market: LiveMarket, read: string): void {
  const [minValue = '', maxValue = '', ...numbers] = read.split('/')
  const [makerFee = 0, takerFee = 0, band = 0, priceTicks = 1, quantityLots = 1, delisted = 0] = numbers.map(Number)
  const { terms } = market
  const isDelisted = delisted === 1
  market.mayEndOrders ||=
    terms.priceTicks !== priceTicks || terms.quantityLots !== quantityLots || market.isDelisted !== isDelisted
  market.isDelisted = isDelisted
  market.readTerms = read
  market.terms = {
    ...terms,
    minValue: amount(BigInt(minValue)),
    maxValue: amount(BigInt(maxValue)),
    makerFee: ppm(makerFee),
    takerFee: ppm(takerFee),
    band: ppm(band),
    priceTicks,
    quantityLots,
  }
}
