import { addDays } from './calendar.ts'
import { DAY_MS } from './durations.ts'

/** Milliseconds after midnight for which a day still waits, until its transactions in progress are in the ledger. */
const SETTLES_MS = 600_000

/** Returns the finished days (UTC) that have not been counted yet, starting with `first`; at most `most` of them. */
export function daysToCount(first: string, now: Date, most: number): string[] {
  const days: string[] = []
  const over = now.getTime() - SETTLES_MS - DAY_MS
  for (let day = first; Date.parse(day) <= over && days.length < most; day = addDays(day, 1)) days.push(day)
  return days
}
