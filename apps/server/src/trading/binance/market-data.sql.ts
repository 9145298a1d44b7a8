import { type MarketTerms, priceText, quantityText, stepText } from '@tessera/domain/trading/markets/market.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { type RawBuilder, sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import { stepsOf } from '#trading/trading/markets.sql.ts'
import { spanOf } from './kline-span.sql.ts'

type FillRow = { seq: bigint; taker_side: 'buy' | 'sell'; price: bigint; quantity: bigint; value: bigint; at: Date }
export type PublicTrade = {
  readonly id: number
  readonly price: string
  readonly qty: string
  readonly quoteQty: string
  readonly time: number
  readonly isBuyerMaker: boolean
}
export type TradeRange = {
  readonly fromId?: number | undefined
  readonly startTime?: Date | undefined
  readonly endTime?: Date | undefined
  readonly limit: number
}

export const price = (terms: MarketTerms, minor: bigint): string => priceText(terms, stepsOf(minor, terms.tick))
export const quantity = (terms: MarketTerms, minor: bigint): string => quantityText(terms, stepsOf(minor, terms.lot))
export const quote = (terms: MarketTerms, minor: bigint): string => formatAmount(amount(minor), terms.quoteScale)

/** Trades of a pair, oldest first: from an id or a time if given, otherwise the newest. */
export async function readPublicTrades(source: Source, terms: MarketTerms, range: TradeRange): Promise<PublicTrade[]> {
  const { fromId, startTime, endTime, limit } = range
  const forward = fromId !== undefined || startTime !== undefined
  const rows = await many(
    source,
    sql<FillRow>`
      select seq, taker_side, price, quantity, value, at from fill
       where market = ${terms.symbol} ${fromId === undefined ? sql`` : sql`and seq >= ${fromId}`}
         ${startTime === undefined ? sql`` : sql`and at >= ${startTime}`} ${endTime === undefined ? sql`` : sql`and at <= ${endTime}`}
       order by seq ${forward ? sql`` : sql`desc`} limit ${limit}`,
  )
  return (forward ? rows : rows.toReversed()).map((row) => ({
    id: Number(row.seq),
    price: price(terms, row.price),
    qty: quantity(terms, row.quantity),
    quoteQty: quote(terms, row.value),
    time: row.at.getTime(),
    isBuyerMaker: row.taker_side === 'sell',
  }))
}

type DayRow = {
  last: bigint | null
  last_quantity: bigint | null
  before: bigint | null
  high: bigint | null
  low: bigint | null
  volume: bigint
  turnover: bigint
  first_seq: bigint | null
  last_seq: bigint | null
  count: number
  since: Date
  until: Date
}
export type Day = ReturnType<typeof dayOf>

export const lastSeconds = (seconds: number): RawBuilder<Date> => sql`now() - make_interval(secs => ${seconds})`
/** Returns the start of the current day by a clock that is `zone` minutes ahead of UTC. */
export const today = (zone: number): RawBuilder<Date> => spanOf({ interval: '1d', zone }).bin(sql`now()`)

/** Returns the ticker of a pair over the last 24 hours. */
export const readDay = (source: Source, terms: MarketTerms): Promise<Day> =>
  readWindow(source, terms, lastSeconds(86_400))

/** Returns the price of a pair's last trade. */
export async function readLastPrice(source: Source, terms: MarketTerms): Promise<string> {
  const last = await maybeOne(
    source,
    sql<{
      price: bigint
    }>`select price from fill where market = ${terms.symbol} and not connected order by seq desc limit 1`,
  )
  return stepText(amount(last?.price ?? 0n), terms.tick, terms.quoteScale)
}

/** Returns the ticker of a pair since a moment. A pair that never traded has zeros, as at Binance. */
export async function readWindow(source: Source, terms: MarketTerms, since: RawBuilder<Date>): Promise<Day> {
  const row = await maybeOne(
    source,
    sql<DayRow>`
      select l.price as last, l.quantity as last_quantity, coalesce(b.price, f.price) as before, d.high, d.low,
             coalesce(d.volume, 0) as volume, coalesce(d.turnover, 0) as turnover, d.first_seq, d.last_seq, d.count,
             ${since} as since, now() as until
        from (select max(high) as high, min(low) as low, sum(quantity) as volume, sum(value) as turnover,
                     coalesce(sum(trades), 0)::int as count, min(first_seq) as first_seq, max(last_seq) as last_seq
                from traded_since(${terms.symbol}, ${since})) d
        left join lateral (select price from fill where market = ${terms.symbol} and seq = d.first_seq) f on true
        left join lateral (select price, quantity from fill where market = ${terms.symbol} and not connected order by seq desc limit 1) l on true
        left join lateral (select price from fill where market = ${terms.symbol} and at < ${since} and not connected
                            order by at desc, seq desc limit 1) b on true`,
  )
  if (row === undefined) throw new Error(`the ticker of ${terms.symbol} cannot be read`)
  return dayOf(terms, row)
}

const HUNDREDTHS = 100_000n
/** Returns a fraction as percent with three decimals: `-1.254`. */
function percent(part: bigint, of: bigint): string {
  const parts = (part * HUNDREDTHS) / of
  const whole = String(parts < 0n ? -parts : parts).padStart(4, '0')
  return `${parts < 0n ? '-' : ''}${whole.slice(0, -3)}.${whole.slice(-3)}`
}

function dayOf(terms: MarketTerms, row: DayRow) {
  const [last, before] = [row.last ?? 0n, row.before ?? 0n]
  const signed = (minor: bigint) => stepText(amount(minor), terms.tick, terms.quoteScale)
  const lots = row.volume / terms.lot
  const average = lots === 0n ? 0n : (row.turnover * 10n ** BigInt(terms.baseScale)) / row.volume
  return {
    priceChange: signed(last - before),
    priceChangePercent: before === 0n ? '0.000' : percent(last - before, before),
    weightedAvgPrice: quote(terms, average),
    prevClosePrice: signed(before),
    lastPrice: signed(last),
    lastQty: quantity(terms, row.last_quantity ?? 0n),
    openPrice: signed(before),
    highPrice: signed(row.high ?? 0n),
    lowPrice: signed(row.low ?? 0n),
    volume: quantity(terms, row.volume),
    quoteVolume: quote(terms, row.turnover),
    openTime: row.since.getTime(),
    closeTime: row.until.getTime(),
    firstId: row.first_seq === null ? -1 : Number(row.first_seq),
    lastId: row.last_seq === null ? -1 : Number(row.last_seq),
    count: row.count,
  }
}
