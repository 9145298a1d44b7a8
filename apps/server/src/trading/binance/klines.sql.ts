import type { MarketTerms } from '@tessera/domain/trading/markets/market.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import { type Counted, spanOf } from './kline-span.sql.ts'
import { price, quantity, quote, type TradeRange } from './market-data.sql.ts'

type KlineRow = {
  at: Date
  open: bigint
  high: bigint
  low: bigint
  close: bigint
  volume: bigint
  turnover: bigint
  count: number
  taker_volume: bigint
  taker_turnover: bigint
  first: bigint
  last: bigint
}
export type Kline = {
  readonly openTime: number
  readonly closeTime: number
  readonly open: string
  readonly high: string
  readonly low: string
  readonly close: string
  readonly volume: string
  readonly turnover: string
  readonly count: number
  readonly takerVolume: string
  readonly takerTurnover: string
  readonly first: number
  readonly last: number
}

type CandleRange = Omit<TradeRange, 'fromId'>
/** The opening times of the first and the last candle, and the last price before the first of them. */
type Bounds = { readonly first: Date; readonly last: Date; readonly before: bigint | null }

/** Returns undefined before the first trade, without trades, and for a time that has not begun. */
const boundsOf = (
  source: Source,
  { symbol }: MarketTerms,
  span: ReturnType<typeof spanOf>,
  { startTime, endTime, limit }: CandleRange,
) => {
  const { later, bin } = span
  // The first candle that opens at a moment or later.
  const wanted =
    startTime === undefined
      ? later(sql`newest`, 1 - limit)
      : bin(sql`${later(sql`${startTime}::timestamptz`, 1)} - interval '1 microsecond'`)
  return maybeOne(
    source,
    sql<Bounds>`
      select first, least(newest, ${later(sql`first`, limit - 1)}) as last,
             (select price from fill where market = ${symbol} and at < first and not connected order by at desc, seq desc limit 1) as before
        from (select newest, greatest(oldest, ${wanted}) as first
                from (select ${bin(sql`min(at)`)} as oldest, ${bin(sql`least(now(), ${endTime ?? null}::timestamptz)`)} as newest
                        from fill where market = ${symbol} and not connected) f
               where oldest is not null) w`,
  )
}

/**
 * Candles from committed trades that open in the requested time, oldest first. There is one per interval since the
 * first trade, flat where nothing was traded. At most `limit` candles: from `startTime` on, otherwise the newest.
 */
export async function readKlines(
  source: Source,
  terms: MarketTerms,
  counted: Counted,
  request: CandleRange,
): Promise<Kline[]> {
  const span = spanOf(counted)
  const bounds = await boundsOf(source, terms, span, request)
  if (bounds === undefined || bounds.first > bounds.last) return []
  const { first, last, before } = bounds
  const traded = new Map(
    (await readTraded(source, terms, counted, { first, end: span.next(last) })).map((row) => [row.at.getTime(), row]),
  )
  const klines: Kline[] = []
  let close = before ?? 0n
  for (let at = first; at <= last; at = span.next(at)) {
    const row = traded.get(at.getTime()) ?? flat(at, close)
    close = row.close
    klines.push(klineOf(terms, row, span.next(at).getTime() - 1))
  }
  return klines
}

/** Returns the candles of intervals with trades. */
function readTraded(
  source: Source,
  { symbol }: MarketTerms,
  counted: Counted,
  { first, end }: { readonly first: Date; readonly end: Date },
): Promise<KlineRow[]> {
  const trades =
    counted.interval === '1s'
      ? sql`single_trade t where t.market = ${symbol} and t.at >= ${first} and`
      : sql`traded_since(${symbol}, ${first}) t where`
  return many(
    source,
    sql<KlineRow>`
      select ${spanOf(counted).bin(sql`t.at`)} as at, (array_agg(open order by first_seq))[1] as open, max(high) as high, min(low) as low,
             (array_agg(close order by last_seq desc))[1] as close, sum(quantity) as volume, sum(value) as turnover, sum(trades)::int as count,
             sum(bought_quantity) as taker_volume, sum(bought_value) as taker_turnover, min(first_seq) as first, max(last_seq) as last
        from ${trades} t.at < ${end} group by 1`,
  )
}

const flat = (at: Date, close: bigint): KlineRow => ({
  at,
  open: close,
  high: close,
  low: close,
  close,
  volume: 0n,
  turnover: 0n,
  count: 0,
  taker_volume: 0n,
  taker_turnover: 0n,
  first: -1n,
  last: -1n,
})

const klineOf = (terms: MarketTerms, row: KlineRow, closeTime: number): Kline => ({
  openTime: row.at.getTime(),
  closeTime,
  open: price(terms, row.open),
  high: price(terms, row.high),
  low: price(terms, row.low),
  close: price(terms, row.close),
  volume: quantity(terms, row.volume),
  turnover: quote(terms, row.turnover),
  count: row.count,
  takerVolume: quantity(terms, row.taker_volume),
  takerTurnover: quote(terms, row.taker_turnover),
  first: Number(row.first),
  last: Number(row.last),
})
