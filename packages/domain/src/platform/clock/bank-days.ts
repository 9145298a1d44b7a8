import { addDays } from './calendar.ts'
import { weekdayOf } from './zoned-days.ts'

/** True if banks work on this day: Monday to Friday, and none of the holidays. */
export const isBankDay = (day: string, holidays: readonly string[]): boolean =>
  weekdayOf(day) <= 5 && !holidays.includes(day)

/** Returns the first bank day after a day. */
export function bankDayAfter(day: string, holidays: readonly string[]): string {
  let next = addDays(day, 1)
  while (!isBankDay(next, holidays)) next = addDays(next, 1)
  return next
}

/** Returns the day itself if it is a bank day, else the last one before it. */
export function lastBankDay(day: string, holidays: readonly string[]): string {
  let last = day
  while (!isBankDay(last, holidays)) last = addDays(last, -1)
  return last
}
