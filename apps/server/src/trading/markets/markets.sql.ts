import type { Candle, Market, MarketHours, Ticker } from '@tessera/contract/trading/markets/markets.ts'
import type { CandleInterval } from '@tessera/domain/trading/markets/candle-intervals.ts'
import {
  type MarketTerms,
  precisionOf,
  priceText,
  quantityText,
  stepText,
} from '@tessera/domain/trading/markets/market.ts'
import { nextOpening, sessionAt, type TradingHours } from '@tessera/domain/trading/markets/trading-hours.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { many, type Source } from '#platform/database/rows.ts'
import { type MarketRow, stepsOf } from '#trading/trading/markets.sql.ts'

export type TickerWire = z.input<typeof Ticker>
export type CandleWire = z.input<typeof Candle>

type Day = {
  market: string
  last: bigint | null
  before: bigint | null
  high: bigint | null
  low: bigint | null
  volume: bigint | null
  turnover: bigint | null
}

/**
 * Returns the last 24 hours of each pair, from committed fills. `before` is the price 24 hours ago, or the first one
 * since.
 */
const readDays = (tx: Source, symbols: readonly string[]): Promise<Day[]> =>
  many(
    tx,
    sql<Day>`
      select m.symbol as market, l.price as last, coalesce(b.price, d.first) as before, d.high, d.low, d.volume, d.turnover
        from market m
        left join lateral (select price from fill where market = m.symbol and not connected order by seq desc limit 1) l on true
        left join lateral (select price from fill where market = m.symbol and at <= now() - interval '24 hours' and not connected order by at desc, seq desc limit 1) b on true
        left join lateral (
          select max(high) as high, min(low) as low, sum(quantity) as volume, sum(value) as turnover,
                 (array_agg(open order by first_seq))[1] as first
            from traded_since(m.symbol, now() - interval '24 hours')) d on true
       where m.symbol = any(${symbols})`,
  )

/** Returns the ticker of each pair, by symbol. */
export async function readTickers(tx: Source, markets: readonly MarketRow[]): Promise<Map<string, TickerWire>> {
  const days = await readDays(
    tx,
    markets.map(({ terms }) => terms.symbol),
  )
  const terms = new Map(markets.map((market) => [market.terms.symbol, market.terms]))
  return new Map(
    days.flatMap((day) => {
      const of = terms.get(day.market)
      return of === undefined ? [] : [[day.market, tickerOf(of, day)] as const]
    }),
  )
}

function tickerOf(terms: MarketTerms, day: Day): TickerWire {
  const price = (minor: bigint | null) =>
    minor === null ? null : stepText(amount(minor), terms.tick, terms.quoteScale)
  const known = day.last !== null && day.before !== null ? { last: day.last, before: day.before } : undefined
  return {
    symbol: terms.symbol,
    last: price(day.last),
    change: known === undefined ? null : price(known.last - known.before),
    changePpm: known === undefined ? null : Number(((known.last - known.before) * 1_000_000n) / known.before),
    high: price(day.high),
    low: price(day.low),
    volume: stepText(amount(day.volume ?? 0n), terms.lot, terms.baseScale),
    turnover: formatAmount(amount(day.turnover ?? 0n), terms.quoteScale),
  }
}

type About = {
  readonly en_US: string
  readonly zh_CN: string
  readonly listedAt: Date
  readonly delistsAt: Date | null
}

/**
 * Returns the names of the base coin of each pair, the time of its listing, and the time of its delisting, even if only
 * planned.
 */
export async function readNames(tx: Source): Promise<Map<string, About>> {
  const rows = await many(
    tx,
    sql<{ symbol: string; en: string; zh: string; at: Date; delists_at: Date | null }>`
      select m.symbol, c.name_en as en, c.name_zh as zh, m.listed_at as at,
             coalesce(m.delisted_at, (
               select min(v.effective_from) from setting_version v
                where v.area = 'market' and v.subject = m.symbol and v.content ->> 'isDelisted' = 'true'
                  and v.applied_at is null and v.withdrawn_at is null and v.refused is null)) as delists_at
        from market m join coin c on c.code = m.base`,
  )
  return new Map(
    rows.map(({ symbol, en, zh, at, delists_at: delistsAt }) => [
      symbol,
      { en_US: en, zh_CN: zh, listedAt: at, delistsAt },
    ]),
  )
}

export function marketOnWire(
  { terms, status, reference, referenceSource, movedBy, hours }: MarketRow,
  ticker: TickerWire,
  about: About,
  now: Date,
): z.input<typeof Market> {
  return {
    ...ticker,
    base: terms.base,
    quote: terms.quote,
    name: { en_US: about.en_US, zh_CN: about.zh_CN },
    state: status,
    tick: priceText(terms, terms.priceTicks),
    lot: quantityText(terms, terms.quantityLots),
    pricePrecision: precisionOf(terms.tick, terms.quoteScale),
    quantityPrecision: precisionOf(terms.lot, terms.baseScale),
    basePrecision: terms.baseScale,
    quotePrecision: terms.quoteScale,
    minValue: formatAmount(terms.minValue, terms.quoteScale),
    maxValue: formatAmount(terms.maxValue, terms.quoteScale),
    bandPpm: terms.band,
    makerFeePpm: terms.makerFee,
    takerFeePpm: terms.takerFee,
    reference: reference === undefined ? null : priceText(terms, reference),
    referenceSource: referenceSource ?? null,
    movedBy,
    hours: hours === undefined ? null : hoursOnWire(hours, now),
    listedAt: about.listedAt.toISOString(),
    delistsAt: about.delistsAt?.toISOString() ?? null,
  }
}

const hoursOnWire = (hours: TradingHours, now: Date): z.input<typeof MarketHours> => ({
  opensAt: nextOpening(hours, now)?.toISOString() ?? null,
  closesAt: sessionAt(hours, now)?.closesAt.toISOString() ?? null,
  auctionMinutes: hours.auctionMinutes,
})

const seconds: Record<CandleInterval, number> = {
  '1m': 60,
  '15m': 900,
  '1h': 3_600,
  '4h': 14_400,
  '1d': 86_400,
  '1w': 604_800,
}

type CandleRow = { at: Date; open: bigint; high: bigint; low: bigint; close: bigint; volume: bigint; turnover: bigint }

/**
 * Candles of the `limit` intervals that end with the newest fill before `before`, oldest first, without empty ones.
 * Only these intervals are read, however long the history.
 */
export async function readCandles(
  tx: Source,
  terms: MarketTerms,
  interval: CandleInterval,
  limit: number,
  before?: Date,
): Promise<CandleWire[]> {
  const width = sql`make_interval(secs => ${seconds[interval]})`
  // 2024-01-01 was a Monday, so that weeks open on Mondays; every other interval divides a day.
  const bin = sql`date_bin(${width}, t.at, timestamptz '2024-01-01')`
  const rows = await many(
    tx,
    sql<CandleRow>`
      with newest as (select max(at) as at from fill where market = ${terms.symbol} and not connected and at < coalesce(${before ?? null}::timestamptz, 'infinity'))
      select ${bin} as at, (array_agg(open order by first_seq))[1] as open, max(high) as high, min(low) as low,
             (array_agg(close order by last_seq desc))[1] as close, sum(quantity) as volume, sum(value) as turnover
        from newest, traded_since(${terms.symbol}, date_bin(${width}, newest.at, timestamptz '2024-01-01') - ${limit - 1} * ${width}) t
       where t.at <= newest.at group by 1 order by 1`,
  )
  const price = (minor: bigint) => priceText(terms, stepsOf(minor, terms.tick))
  return rows.map((row) => ({
    at: row.at.toISOString(),
    open: price(row.open),
    high: price(row.high),
    low: price(row.low),
    close: price(row.close),
    volume: quantityText(terms, stepsOf(row.volume, terms.lot)),
    turnover: formatAmount(amount(row.turnover), terms.quoteScale),
  }))
}
