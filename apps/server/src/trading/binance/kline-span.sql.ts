import { addMonths, startOfMonth } from '@tessera/domain/platform/clock/calendar.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { type RawBuilder, sql } from 'kysely'

/** Binance's intervals with their maximum length in seconds. The length of a month follows the calendar. */
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
export const isKlineInterval = (text: string): text is KlineInterval => Object.hasOwn(klineSeconds, text)
/** The calendar of candles: days and months begin by a clock that is `zone` minutes ahead of UTC. */
export type Counted = { readonly interval: KlineInterval; readonly zone: number }

/** The times of candles, in the tables and by the calendar. */
type Span = {
  /** Returns a moment moved by `count` candles, later or earlier, by the zone's clock. */
  readonly later: (at: RawBuilder<unknown>, count: number) => RawBuilder<Date>
  /** The opening time of the candle that contains a moment. */
  readonly bin: (at: RawBuilder<unknown>) => RawBuilder<Date>
  readonly opensAt: (at: Date) => Date
  /** The opening time of the next candle. */
  readonly next: (open: Date) => Date
}

const laterBy =
  (width: RawBuilder<unknown>): Span['later'] =>
  (at, count) =>
    sql`((${at}) + ${count} * ${width})`

const month: Span = {
  later: laterBy(sql`interval '1 month'`),
  bin: (at) => sql`date_trunc('month', ${at}, 'UTC')`,
  opensAt: startOfMonth,
  next: (open) => addMonths(startOfMonth(open), 1),
}
/** A Monday, so that weeks open on Mondays. */
const MONDAY = new Date('2024-01-01T00:00:00.000Z')

function inUtc(interval: KlineInterval): Span {
  if (interval === '1M') return month
  const seconds = klineSeconds[interval]
  const ms = seconds * 1_000
  const width = sql`make_interval(secs => ${seconds})`
  return {
    later: laterBy(width),
    bin: (at) => sql`date_bin(${width}, ${at}, ${MONDAY}::timestamptz)`,
    opensAt: (at) => msLater(MONDAY, Math.floor((at.getTime() - MONDAY.getTime()) / ms) * ms),
    next: (open) => msLater(open, ms),
  }
}

const msLater = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

export function spanOf({ interval, zone }: Counted): Span {
  const utc = inUtc(interval)
  if (zone === 0) return utc
  const ahead = sql`make_interval(mins => ${zone})`
  const inShiftedTime = (of: (at: Date) => Date) => (at: Date) =>
    msLater(of(msLater(at, zone * MINUTE_MS)), -zone * MINUTE_MS)
  return {
    later: (at, count) => sql`(${utc.later(sql`(${at}) + ${ahead}`, count)} - ${ahead})`,
    bin: (at) => sql`(${utc.bin(sql`(${at}) + ${ahead}`)} - ${ahead})`,
    opensAt: inShiftedTime(utc.opensAt),
    next: inShiftedTime(utc.next),
  }
}
