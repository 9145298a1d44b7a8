import type { MarketState } from '@tessera/domain/trading/markets/market.ts'
import type { TradingHours } from '@tessera/domain/trading/markets/trading-hours.ts'
import { nearestTicks, type ReferenceSource } from '@tessera/domain/trading/markets/reference.ts'
import { amount, ppm } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { MarketFacts } from './state.ts'

type Row = {
  symbol: string
  base: string
  quote: string
  base_scale: number
  quote_scale: number
  tick: bigint
  lot: bigint
  price_ticks: number
  quantity_lots: number
  min_value: bigint
  max_value: bigint
  maker_fee_ppm: number
  taker_fee_ppm: number
  band_ppm: number
  listing_price: bigint
  status: MarketState
  last_price: bigint | null
  reference: bigint | null
  reference_source: ReferenceSource | null
  least_value: bigint | null
  moves: bigint
  moved_by: MarketFacts['movedBy']
  dynamic_band_ppm: number
  hours: TradingHours | null
  fill_seq: bigint | null
}
export type MarketRow = MarketFacts & {
  readonly referenceSource: ReferenceSource | undefined
  /** The last price between unconnected people, or the listing price. */
  readonly lastTicks: number
  readonly hasTraded: boolean
  readonly fillSeq: number
}

const rows = (symbols: readonly string[] | undefined) => sql<Row>`
  select m.symbol, m.base, m.quote, b.scale as base_scale, q.scale as quote_scale, m.tick, m.lot, m.price_ticks, m.quantity_lots, m.min_value, m.max_value,
         m.maker_fee_ppm, m.taker_fee_ppm, m.band_ppm, m.listing_price, m.status, m.moves, m.moved_by, m.dynamic_band_ppm, m.hours, r.price as reference, r.source as reference_source,
         l.value as least_value, t.price as last_price, f.seq as fill_seq
    from market m join coin b on b.code = m.base join coin q on q.code = m.quote
    left join lateral (select seq from fill where market = m.symbol order by seq desc limit 1) f on true
    left join lateral (select price from fill where market = m.symbol and not connected order by seq desc limit 1) t on true
    left join market_reference r on r.market = m.symbol
    left join least_value l on l.quote = m.quote
   where ${symbols === undefined ? sql`true` : sql`m.symbol = any(${symbols})`}
   order by m.symbol`

const read = (row: Row): MarketRow => {
  const tick = amount(row.tick)
  return {
    terms: {
      symbol: row.symbol,
      base: row.base,
      quote: row.quote,
      baseScale: row.base_scale,
      quoteScale: row.quote_scale,
      tick,
      lot: amount(row.lot),
      priceTicks: row.price_ticks,
      quantityLots: row.quantity_lots,
      makerFee: ppm(row.maker_fee_ppm),
      takerFee: ppm(row.taker_fee_ppm),
      minValue: amount(row.min_value),
      maxValue: amount(row.max_value),
      band: ppm(row.band_ppm),
    },
    status: row.status,
    reference: row.reference === null ? undefined : nearestTicks(row.reference, tick),
    referenceSource: row.reference_source ?? undefined,
    leastValue: row.least_value ?? undefined,
    moves: Number(row.moves),
    movedBy: row.moved_by,
    dynamicBand: ppm(row.dynamic_band_ppm),
    hours: row.hours ?? undefined,
    lastTicks: stepsOf(row.last_price ?? row.listing_price, tick),
    hasTraded: row.last_price !== null,
    fillSeq: Number(row.fill_seq ?? 0n),
  }
}

/** Returns the number of steps in a price or quantity, which a constraint keeps at a whole number of steps. */
export const stepsOf = (of: bigint, step: bigint): number => Number(of / step)

/** Pairs with their rules, their states and the number of their last trade. */
export const readMarkets = async (tx: Source, symbols?: readonly string[]): Promise<MarketRow[]> =>
  (await many(tx, rows(symbols))).map(read)

export async function readMarket(tx: Source, symbol: string): Promise<MarketRow | undefined> {
  const row = await maybeOne(tx, rows([symbol]))
  return row && read(row)
}
