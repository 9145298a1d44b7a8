import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'

export type Work = { readonly startsAt: string; readonly endsAt: string }
export type Notice = { readonly kind: 'planned' | 'working'; readonly work: Work }

const NOTICE_BEFORE_MS = DAY_MS
const at = (time: string): number => new Date(time).getTime()

/** The work in progress at `now`, or the next one that begins within a day. */
export function noticeOf(all: readonly Work[], now: number): Notice | undefined {
  const next = all
    .filter(({ startsAt, endsAt }) => at(endsAt) > now && at(startsAt) - now <= NOTICE_BEFORE_MS)
    .toSorted((a, b) => at(a.startsAt) - at(b.startsAt))[0]
  return next && { kind: at(next.startsAt) <= now ? 'working' : 'planned', work: next }
}
