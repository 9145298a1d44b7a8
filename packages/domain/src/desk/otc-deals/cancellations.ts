import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { otcCancelledOften, otcTakingBlocked } from './refusals.ts'

const DAY_HOURS = 24

/**
 * Minutes that a buyer waits after the newest cancelled deal, by the number of cancelled deals within 24 hours. The
 * first two cause no wait.
 */
export const CANCEL_WAIT_MINUTES = [0, 0, 0, 10, 30] as const
/** Number of cancelled deals within 24 hours that blocks the buyer for a day. */
export const MAX_CANCELS = CANCEL_WAIT_MINUTES.length
/** Hours for which cancelled deals are read: a block lasts a day, and the deals that caused it may be a day older. */
export const CANCELS_READ_HOURS = 2 * DAY_HOURS

type Refused = 'OTC_CANCELLED_OFTEN' | 'OTC_TAKING_BLOCKED'

/**
 * Refuses another deal to a buyer who cancelled too many deals or let them expire. `cancelledAt` has the times of the
 * last 48 hours in any order. The refusal contains their number, and the remaining minutes or hours, rounded up.
 */
export function mayTakeAgain(cancelledAt: readonly Date[], now: Date): Outcome<void, Refused> {
  const times = cancelledAt.map((at) => at.getTime()).toSorted((a, b) => a - b)
  const ends = times.map((at) => {
    const count = times.filter((each) => each <= at && each > at - DAY_MS).length
    const isBlock = count >= MAX_CANCELS
    return { count, isBlock, until: at + (isBlock ? DAY_MS : (CANCEL_WAIT_MINUTES[count] ?? 0) * MINUTE_MS) }
  })
  const last = ends.reduce((latest, each) => (each.until > latest.until ? each : latest), {
    count: 0,
    isBlock: false,
    until: 0,
  })
  const left = last.until - now.getTime()
  if (left <= 0) return ok(undefined)
  const { count } = last
  return last.isBlock
    ? otcTakingBlocked({ count, hours: Math.ceil(left / HOUR_MS) })
    : otcCancelledOften({ count, minutes: Math.ceil(left / MINUTE_MS) })
}
