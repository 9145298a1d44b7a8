import { HOLD_DAYS } from './shares.ts'

const DAY_MS = 86_400_000
const dayText = (at: Date): string => at.toISOString().slice(0, 10)

/** The first day (UTC) of the month of `now`. */
const firstOf = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))

/** The run of this month: its month, and the last day whose rewards were held long enough at its start. */
export function runOf(now: Date): { readonly month: string; readonly until: string } {
  const first = firstOf(now)
  return { month: dayText(first).slice(0, 7), until: dayText(new Date(first.getTime() - (HOLD_DAYS + 1) * DAY_MS)) }
}

/** The earliest payment date of a day's rewards: the first of the month after the holding time. */
export function payableFrom(day: string): string {
  const free = new Date(Date.parse(day) + (HOLD_DAYS + 1) * DAY_MS)
  const first = firstOf(free)
  return dayText(
    first.getTime() === free.getTime() ? first : new Date(Date.UTC(free.getUTCFullYear(), free.getUTCMonth() + 1, 1)),
  )
}

/** Finished days (UTC) that are not counted yet, starting after the last counted one; at most `most`. */
export function daysToCount(first: string, now: Date, most: number): string[] {
  const days: string[] = []
  for (let at = Date.parse(first); at + DAY_MS <= now.getTime() - SETTLES_MS && days.length < most; at += DAY_MS)
    days.push(dayText(new Date(at)))
  return days
}
/** Delay after midnight, until transactions in progress are in the ledger. */
const SETTLES_MS = 600_000

export const dayAfter = (day: string): string => dayText(new Date(Date.parse(day) + DAY_MS))
export const dayBefore = (now: Date): string => dayText(new Date(now.getTime() - DAY_MS))
