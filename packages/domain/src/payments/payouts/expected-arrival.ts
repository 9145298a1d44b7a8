import { bankDayAfter, isBankDay } from '#platform/clock/bank-days.ts'
import { HOUR_MS } from '#platform/clock/durations.ts'
import { dayIn, END_OF_DAY, momentOf } from '#platform/clock/zoned-days.ts'

/** Hours of bank days within which a fiat withdrawal arrives. Source: specification §9, decision G34. */
export const PAYOUT_HOURS = 24

/**
 * The days and hours at which the bank of an account pays. `cutOff` is a time of day, or `24:00` for the end of the
 * day.
 */
export type BankCalendar = {
  readonly timeZone: string
  readonly cutOff: string
  /** Days without payments, besides Saturdays and Sundays. */
  readonly holidays: readonly string[]
}

/** Returns the day on which a payout of this moment leaves: the same bank day before its cut-off, else the next one. */
export function payoutDay(calendar: BankCalendar, from: Date): string {
  const { timeZone, cutOff } = calendar
  const today = dayIn(timeZone, from)
  const isInTime = isBankDay(today, calendar.holidays) && from < momentOf(today, cutOff, timeZone)
  return isInTime ? today : bankDayAfter(today, calendar.holidays)
}

/**
 * Returns the expected arrival of a payout requested at `from`: 24 hours of bank days later, starting on the day on
 * which it leaves.
 */
export function expectedBy(calendar: BankCalendar, from: Date): Date {
  const { timeZone } = calendar
  let day = payoutDay(calendar, from)
  let start = Math.max(from.getTime(), momentOf(day, '00:00', timeZone).getTime())
  for (let left = PAYOUT_HOURS * HOUR_MS; ;) {
    const rest = momentOf(day, END_OF_DAY, timeZone).getTime() - start
    if (rest >= left) return new Date(start + left)
    left -= rest
    day = bankDayAfter(day, calendar.holidays)
    start = momentOf(day, '00:00', timeZone).getTime()
  }
}
