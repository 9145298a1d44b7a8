import { nextMidnight } from '#platform/clock/calendar.ts'
import { HOUR_MS } from '#platform/clock/durations.ts'

/** A fiat withdrawal arrives within this many hours of bank days. Source: specification §9, decision G34. */
export const PAYOUT_HOURS = 24

const isBankDay = (at: Date): boolean => at.getUTCDay() !== 0 && at.getUTCDay() !== 6

/**
 * The expected arrival of a payout requested at `from`: 24 hours later, without the hours of Saturdays and Sundays
 * (UTC).
 */
export function expectedBy(from: Date): Date {
  let at = from
  for (let left = PAYOUT_HOURS * HOUR_MS; left > 0;) {
    const midnight = nextMidnight(at)
    const rest = midnight.getTime() - at.getTime()
    const counted = isBankDay(at) ? Math.min(rest, left) : 0
    left -= counted
    at = left > 0 ? midnight : new Date(at.getTime() + counted)
  }
  return at
}
