import { addDays } from './calendar.ts'
import { DAY_MS } from './durations.ts'

/** Delay after midnight, until transactions in progress are in the ledger. */
const SETTLES_MS = 600_000

/** Finished days (UTC) that are not counted yet, starting with `first`; at most `most`. */
export function daysToCount(first: string, now: Date, most: number): string[] {
  const days: string[] = []
  const over = now.getTime() - SETTLES_MS - DAY_MS
  for (let day = first; Date.parse(day) <= over && days.length < most; day = addDays(day, 1)) days.push(day)
  return days
}
