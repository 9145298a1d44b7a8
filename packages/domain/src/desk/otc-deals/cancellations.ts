import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { otcCancelledOften, otcTakingBlocked } from './refusals.ts'

const DAY_HOURS = 24

/**
 * Minutes that a buyer waits after the newest of this number of cancelled deals within 24 hours; the first two are
 * free.
 */
export const CANCEL_WAIT_MINUTES = [0, 0, 0, 10, 30] as const
/** From this number of cancelled deals within 24 hours, the buyer is blocked for a day. */
export const MAX_CANCELS = CANCEL_WAIT_MINUTES.length
/** The period in which cancelled deals are read: a block lasts a day, and its deals may be from the day before. */
export const CANCELS_READ_HOURS = 2 * DAY_HOURS

type Refused = 'OTC_CANCELLED_OFTEN' | 'OTC_TAKING_BLOCKED'

/**
 * Refuses another deal to a buyer who cancelled deals, or let them expire, too often. `cancelledAt` has the times of
 * the last 48 hours, in any order. The refusal has their number, and the minutes or hours left, rounded up.
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
