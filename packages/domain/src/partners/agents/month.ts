import { addDays, addMonths, dayOf, startOfMonth } from '#platform/clock/calendar.ts'
import { HOLD_DAYS } from './shares.ts'

/**
 * Returns the run of this month: its month, and the last day whose rewards had been held long enough when the month
 * began.
 */
export function runOf(now: Date): { readonly month: string; readonly until: string } {
  const first = dayOf(startOfMonth(now))
  return { month: first.slice(0, 7), until: addDays(first, -(HOLD_DAYS + 1)) }
}

/** Returns the earliest payment date of a day's rewards: the first of the month after the holding period. */
export function payableFrom(day: string): string {
  const held = new Date(addDays(day, HOLD_DAYS))
  return dayOf(addMonths(startOfMonth(held), 1))
}

export const dayAfter = (day: string): string => addDays(day, 1)
export const dayBefore = (now: Date): string => addDays(dayOf(now), -1)
