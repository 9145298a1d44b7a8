import { addDays, addMonths, dayOf, startOfMonth } from '#platform/clock/calendar.ts'
import { DAY_MS } from '#platform/clock/durations.ts'
import { HOLD_DAYS } from './shares.ts'

/** The run of this month: its month, and the last day whose rewards were held long enough at its start. */
export function runOf(now: Date): { readonly month: string; readonly until: string } {
  const first = dayOf(startOfMonth(now))
  return { month: first.slice(0, 7), until: addDays(first, -(HOLD_DAYS + 1)) }
}

/** The earliest payment date of a day's rewards: the first of the month after the holding time. */
export function payableFrom(day: string): string {
  const held = new Date(addDays(day, HOLD_DAYS))
  return dayOf(addMonths(startOfMonth(held), 1))
}

/** Finished days (UTC) that are not counted yet, starting after the last counted one; at most `max`. */
export function daysToCount(first: string, now: Date, max: number): string[] {
  const days: string[] = []
  const over = now.getTime() - SETTLES_MS - DAY_MS
  for (let day = first; Date.parse(day) <= over && days.length < max; day = addDays(day, 1)) days.push(day)
  return days
}
/** Delay after midnight, until transactions in progress are in the ledger. */
const SETTLES_MS = 600_000

export const dayAfter = (day: string): string => addDays(day, 1)
export const dayBefore = (now: Date): string => addDays(dayOf(now), -1)
