import { addDays } from '#platform/clock/calendar.ts'
import { dayIn, END_OF_DAY, momentOf, weekdayOf } from '#platform/clock/zoned-days.ts'
import { type MarketEvent, type MarketMover, type MarketState, takesOrders } from './market.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/**
 * The hours of a pair. On each trading day it opens with an auction of `auctionMinutes`, then trades continuously until
 * it closes. Times of day are in `timeZone`; `closes` may be `24:00`, the end of the day.
 */
export type TradingHours = {
  readonly weekdays: readonly Weekday[]
  readonly opens: string
  readonly closes: string
  readonly timeZone: string
  /** Days without trading. */
  readonly holidays: readonly string[]
  /** 0 opens without an auction. */
  readonly auctionMinutes: number
}

/** The opening and the close of one trading day. */
export type Session = { readonly opensAt: Date; readonly closesAt: Date }

/** Days that are searched for an opening. More holidays in a row than a setting can hold do not fit into them. */
const SEARCHED_DAYS = 400

/** Returns the session of a day; undefined for a day without trading. */
function sessionOn(hours: TradingHours, day: string): Session | undefined {
  const { opens, closes, timeZone, holidays } = hours
  const weekday = weekdays[weekdayOf(day) - 1]
  if (weekday === undefined || !hours.weekdays.includes(weekday) || holidays.includes(day)) return undefined
  const session = { opensAt: momentOf(day, opens, timeZone), closesAt: momentOf(day, closes, timeZone) }
  return session.opensAt < session.closesAt ? session : undefined
}

/** Returns the session that runs at a moment; undefined outside of the hours. */
export function sessionAt(hours: TradingHours, at: Date): Session | undefined {
  const session = sessionOn(hours, dayIn(hours.timeZone, at))
  return session !== undefined && at >= session.opensAt && at < session.closesAt ? session : undefined
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

type HoursFault = { readonly field: 'weekdays' | 'opens' | 'closes' | 'auctionMinutes'; readonly accepted: string }

/** Returns the first value with which the pair would never open or never trade, and what is accepted instead. */
export function hoursFault({ weekdays: days, opens, closes, auctionMinutes }: TradingHours): HoursFault | undefined {
  if (days.length === 0) return { field: 'weekdays', accepted: '1–7' }
  if (opens === END_OF_DAY) return { field: 'opens', accepted: '00:00–23:59' }
  // Both have two digits each, so their order as text is their order in time.
  if (closes <= opens) return { field: 'closes', accepted: `> ${opens}` }
  const minutes = minutesOf(closes) - minutesOf(opens)
  return auctionMinutes < minutes ? undefined : { field: 'auctionMinutes', accepted: `< ${minutes}` }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

type Moved = { readonly status: MarketState; readonly movedBy: MarketMover }

/** True if the trading hours keep a pair closed. What staff or the price rules have stopped, only staff start again. */
export const isClosedByHours = ({ status, movedBy }: Moved): boolean =>
  status === 'cancel_only' && movedBy === 'schedule'

/** Returns the step by which the trading hours close or open a pair now; undefined for none. */
export function scheduledStep(hours: TradingHours, market: Moved, now: Date): MarketEvent | undefined {
  if (sessionAt(hours, now) === undefined) return takesOrders(market.status) ? 'restrict' : undefined
  if (!isClosedByHours(market)) return undefined
  return hours.auctionMinutes > 0 ? 'call' : 'open'
}
