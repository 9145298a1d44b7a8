import { type MarketTerms, priceText, quantityText, stepText } from '@tessera/domain/markets/market.ts'
import { amount, formatAmount } from '@tessera/domain/money/amount.ts'
import { type RawBuilder, sql } from 'kysely'
import { many, maybeOne, type Source } from '../platform/rows.ts'
import { stepsOf } from '../trading/markets.sql.ts'

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

const price = (terms: MarketTerms, minor: bigint): string => priceText(terms, stepsOf(minor, terms.tick))
const quantity = (terms: MarketTerms, minor: bigint): string => quantityText(terms, stepsOf(minor, terms.lot))
const quote = (terms: MarketTerms, minor: bigint): string => formatAmount(amount(minor), terms.quoteScale)

/** Trades of a pair, oldest first: from an id or a time on where one is named, else the newest. */
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

/** Intervals of Binance and how long one lasts at most; that of a month is the calendar's. */
export const klineSeconds = {
  '1s': 1,
  '1m': 60,
  '3m': 180,
  '5m': 300,
  '15m': 900,
  '30m': 1_800,
  '1h': 3_600,
  '2h': 7_200,
  '4h': 14_400,
  '6h': 21_600,
  '8h': 28_800,
  '12h': 43_200,
  '1d': 86_400,
  '3d': 259_200,
  '1w': 604_800,
  '1M': 2_678_400,
} as const
export type KlineInterval = keyof typeof klineSeconds

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

type Span = {
  readonly width: RawBuilder<unknown>
  /** When the candle opens that a moment lies in. */
  readonly bin: (at: RawBuilder<unknown>) => RawBuilder<unknown>
  /** When the candle after this one opens. */
  readonly next: (open: Date) => number
}
const month: Span = {
  width: sql`interval '1 month'`,
  bin: (at) => sql`date_trunc('month', ${at}, 'UTC')`,
  next: (open) => Date.UTC(open.getUTCFullYear(), open.getUTCMonth() + 1),
}
function spanOf(interval: KlineInterval): Span {
  if (interval === '1M') return month
  const seconds = klineSeconds[interval]
  const width = sql`make_interval(secs => ${seconds})`
  return {
    width,
    // 2024-01-01 was a Monday, so that weeks open on Mondays.
    bin: (at) => sql`date_bin(${width}, ${at}, timestamptz '2024-01-01 00:00+00')`,
    next: (open) => open.getTime() + seconds * 1_000,
  }
}

/**
 * Candles from committed trades that open in the time asked for, oldest first; intervals in which nothing traded are left
 * out. What is read never spans more than `limit` intervals: from the first trade of that time on, else up to the newest.
 */
export async function readKlines(
  source: Source,
  terms: MarketTerms,
  interval: KlineInterval,
  { startTime, endTime, limit }: Omit<TradeRange, 'fromId'>,
): Promise<Kline[]> {
  const { width, bin, next } = spanOf(interval)
  const until = sql`coalesce(${endTime ?? null}::timestamptz, 'infinity')`
  const most = sql`${limit} * ${width}`
  const newest = sql`(select max(at) from fill where market = ${terms.symbol} and at <= ${until})`
  const first = sql`(select min(at) from fill where market = ${terms.symbol} and at >= ${startTime ?? null}::timestamptz)`
  const [since, end] =
    startTime === undefined
      ? [sql`${bin(newest)} - ${most} + ${width}`, sql`'infinity'`]
      : [sql`${startTime}::timestamptz`, sql`${bin(first)} + ${most}`]
  const trades =
    interval === '1s'
      ? sql`single_trade t where t.market = ${terms.symbol} and t.at >= ${since} and`
      : sql`traded_since(${terms.symbol}, ${since}) t where`
  const opens = bin(sql`t.at`)
  const rows = await many(
    source,
    sql<KlineRow>`
      select ${opens} as at, (array_agg(open order by first_seq))[1] as open, max(high) as high, min(low) as low,
             (array_agg(close order by last_seq desc))[1] as close, sum(quantity) as volume, sum(value) as turnover, sum(trades)::int as count,
             sum(bought_quantity) as taker_volume, sum(bought_value) as taker_turnover, min(first_seq) as first, max(last_seq) as last
        from ${trades} t.at < ${end} and ${opens} >= ${since} and ${opens} <= ${until}
       group by 1 order by 1 limit ${limit}`,
  )
  return rows.map((row) => ({
    openTime: row.at.getTime(),
    closeTime: next(row.at) - 1,
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
export const today: RawBuilder<Date> = sql`date_trunc('day', now(), 'UTC')`

/** The last 24 hours of a pair. */
export const readDay = (source: Source, terms: MarketTerms): Promise<Day> =>
  readWindow(source, terms, lastSeconds(86_400))

/** What a pair was last traded at. */
export async function readLastPrice(source: Source, terms: MarketTerms): Promise<string> {
  const last = await maybeOne(
    source,
    sql<{ price: bigint }>`select price from fill where market = ${terms.symbol} order by seq desc limit 1`,
  )
  return stepText(amount(last?.price ?? 0n), terms.tick, terms.quoteScale)
}

/**
 * What was traded in a pair from a moment on. A pair in which nothing was ever traded has zeros, as
 * Binance shows them.
 */
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
        left join lateral (select price, quantity from fill where market = ${terms.symbol} order by seq desc limit 1) l on true
        left join lateral (select price from fill where market = ${terms.symbol} and at < ${since}
                            order by at desc, seq desc limit 1) b on true`,
  )
  if (row === undefined) throw new Error(`no day of ${terms.symbol}`)
  return dayOf(terms, row)
}

const HUNDREDTHS = 100_000n
/** A part of another as percent with three decimals: `-1.254`. */
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
