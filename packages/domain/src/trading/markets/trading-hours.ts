import { addDays } from '#platform/clock/calendar.ts'
import { dayIn, END_OF_DAY, momentOf, weekdayOf } from '#platform/clock/zoned-days.ts'
import { type MarketEvent, type MarketMover, type MarketState, takesOrders } from './market.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/**
 * The hours of a pair. On each trading day the pair opens with an auction of `auctionMinutes`, then trades continuously
 * until it closes. Times of day are in `timeZone`. A close that is not after the opening is on the next day, which need
 * not be a trading day; `24:00` is the end of the day.
 */
export type TradingHours = {
  readonly weekdays: readonly Weekday[]
  readonly opens: string
  readonly closes: string
  readonly timeZone: string
  /** Days without trading. */
  readonly holidays: readonly string[]
  /** 0 if the pair opens without an auction. */
  readonly auctionMinutes: number
}

/** The opening and the close of one trading day. */
export type Session = { readonly opensAt: Date; readonly closesAt: Date }

/**
 * Number of days that are searched for an opening. It exceeds the maximum number of consecutive holidays in a setting.
 */
const SEARCHED_DAYS = 400

/** True if sessions end on the next day. Both times have two digits per part, so they can be compared as text. */
const isOvernight = ({ opens, closes }: Pick<TradingHours, 'opens' | 'closes'>): boolean => closes <= opens

/** Returns the session of a day; undefined for a day without trading. */
function sessionOn(hours: TradingHours, day: string): Session | undefined {
  const { opens, closes, timeZone, holidays } = hours
  const weekday = weekdays[weekdayOf(day) - 1]
  if (weekday === undefined || !hours.weekdays.includes(weekday) || holidays.includes(day)) return undefined
  const lastDay = isOvernight(hours) ? addDays(day, 1) : day
  const session = { opensAt: momentOf(day, opens, timeZone), closesAt: momentOf(lastDay, closes, timeZone) }
  return session.opensAt < session.closesAt ? session : undefined
}

/**
 * Returns the session that contains a moment; undefined outside of trading hours. It may have begun on the day before.
 */
export function sessionAt(hours: TradingHours, at: Date): Session | undefined {
  const today = dayIn(hours.timeZone, at)
  const days = isOvernight(hours) ? [today, addDays(today, -1)] : [today]
  return days
    .map((day) => sessionOn(hours, day))
    .find((session) => session !== undefined && at >= session.opensAt && at < session.closesAt)
}

/** Returns the first opening after a moment; undefined if there is none within a year. */
export function nextOpening(hours: TradingHours, after: Date): Date | undefined {
  let day = dayIn(hours.timeZone, after)
  for (let searched = 0; searched < SEARCHED_DAYS; searched++, day = addDays(day, 1)) {
    const session = sessionOn(hours, day)
    if (session !== undefined && session.opensAt > after) return session.opensAt
  }
  return undefined
}

const DAY_MINUTES = 1440
type HoursFault = { readonly field: 'weekdays' | 'opens' | 'auctionMinutes'; readonly accepted: string }

/** Returns the first value that would keep the pair from ever opening or trading, with the accepted values. */
export function hoursFault({ weekdays: days, opens, closes, auctionMinutes }: TradingHours): HoursFault | undefined {
  if (days.length === 0) return { field: 'weekdays', accepted: '1–7' }
  if (opens === END_OF_DAY) return { field: 'opens', accepted: '00:00–23:59' }
  const minutes = minutesOf(closes) - minutesOf(opens) + (isOvernight({ opens, closes }) ? DAY_MINUTES : 0)
  return auctionMinutes < minutes ? undefined : { field: 'auctionMinutes', accepted: `< ${minutes}` }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

type Moved = { readonly status: MarketState; readonly movedBy: MarketMover }

/**
 * True if the trading hours keep a pair closed. Only staff can restart a pair that staff or the price rules stopped.
 */
export const isClosedByHours = ({ status, movedBy }: Moved): boolean =>
  status === 'cancel_only' && movedBy === 'schedule'

/** Returns the step with which the trading hours open or close a pair now; undefined if none is due. */
export function scheduledStep(hours: TradingHours, market: Moved, now: Date): MarketEvent | undefined {
  if (sessionAt(hours, now) === undefined) return takesOrders(market.status) ? 'restrict' : undefined
  if (!isClosedByHours(market)) return undefined
  return hours.auctionMinutes > 0 ? 'call' : 'open'
}
