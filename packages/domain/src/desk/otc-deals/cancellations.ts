import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { otcCancelledOften, otcTakingBlocked } from './refusals.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_HOURS = 24
const DAY_MS = DAY_HOURS * HOUR_MS

/** Minutes a buyer waits after the newest of so many cancelled deals within 24 hours: two cost nothing. */
export const CANCEL_WAIT_MINUTES = [0, 0, 0, 10, 30] as const
/** With so many within 24 hours the buyer takes no deals for a day. */
export const MOST_CANCELS = CANCEL_WAIT_MINUTES.length
/** How far back cancelled deals are read: a block lasts a day, and what led to it happened on the day before. */
export const CANCELS_READ_HOURS = 2 * DAY_HOURS

type Refused = 'OTC_CANCELLED_OFTEN' | 'OTC_TAKING_BLOCKED'

/**
 * Whether a buyer who gave up deals, or let their time run out, may take another one. `cancelledAt`: when, of the last 48 hours, in
 * any order. Refuses with how many there were and the minutes or hours left, rounded up.
 */
export function mayTakeAgain(cancelledAt: readonly Date[], now: Date): Outcome<void, Refused> {
  const times = cancelledAt.map((at) => at.getTime()).toSorted((a, b) => a - b)
  const ends = times.map((at) => {
    const count = times.filter((each) => each <= at && each > at - DAY_MS).length
    const isBlock = count >= MOST_CANCELS
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
