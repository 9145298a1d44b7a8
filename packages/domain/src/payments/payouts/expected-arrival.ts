const HOUR_MS = 3_600_000
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
    const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + 1)
    const rest = midnight - at.getTime()
    const counted = isBankDay(at) ? Math.min(rest, left) : 0
    left -= counted
    at = new Date(left > 0 ? midnight : at.getTime() + counted)
  }
  return at
}
