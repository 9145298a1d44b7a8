import { serverNow } from '@tessera/ui/server-clock.ts'
import { offsetText } from '@tessera/domain/platform/clock/time-zone.ts'
import { DAY_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { readerOffset, zoneText } from './reader-zone.ts'

/**
 * Formatted without Intl, because loading its date tables blocks a page for 30 ms on a fast machine and 150 on a phone.
 */
const inUtc = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ')

/** `2026-03-18 14:42:05` in the reader's time zone, the same in both languages. */
export function stampText(iso: string): string {
  const moment = new Date(iso)
  return inUtc(new Date(moment.getTime() + readerOffset(moment) * MINUTE_MS))
}
/** `2026-03-18 14:42:05 (Asia/Singapore, UTC+08:00)`: for printouts and texts that leave the screen. */
export const zonedStampText = (iso: string): string => `${stampText(iso)} (${zoneText(new Date(iso))})`
/** `2026-03-18 14:42 UTC+08:00`: a closing time, to the minute. */
export const deadlineText = (iso: string): string =>
  `${stampText(iso).slice(0, 16)} UTC${offsetText(readerOffset(new Date(iso)))}`
/** `2026-03-18` in the reader's time zone. */
export const dayText = (iso: string): string => stampText(iso).slice(0, 10)
/** The date and time in UTC, for a server that does not know the reader's time zone. */
export const utcStampText = (iso: string): string => inUtc(new Date(iso))
/** `14:42:05` if the time is on the reader's day `today`, otherwise `2026-03-18 14:42:05`. */
export const momentText = (iso: string, today: string): string => {
  const stamp = stampText(iso)
  return stamp.startsWith(today) ? stamp.slice(11) : stamp
}

export type Span = { readonly days: number; readonly hours: number; readonly minutes: number }

/** Whole days, hours and minutes from `now` until `iso`; zero once it has passed. */
export function spanUntil(iso: string, now: number): Span {
  const minutes = Math.max(0, Math.floor((new Date(iso).getTime() - now) / MINUTE_MS))
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 }
}

/** The first moment of a day in the reader's time zone, in the format of requests. */
export const startOfDay = (day: string): string => atReader(`${day}T00:00:00.000Z`)
/** The last moment of that day. */
export const endOfDay = (day: string): string => atReader(`${day}T23:59:59.999Z`)

/** The moment at which clocks in the reader's zone show this time. The offset is that of the moment itself. */
function atReader(local: string): string {
  const guess = new Date(Date.parse(local) - readerOffset(new Date(local)) * MINUTE_MS)
  return new Date(Date.parse(local) - readerOffset(guess) * MINUTE_MS).toISOString()
}

/** The time `days` days from now, in the format of requests. */
export const inDays = (days: number): string => new Date(serverNow() + days * DAY_MS).toISOString()

/** The reader's day this many months ago, as YYYY-MM-DD; the last day if the month is shorter. */
export function monthsAgo(months: number): string {
  const [year = 0, month = 1, day = 1] = today().split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

const today = (): string => dayText(new Date(serverNow()).toISOString())

/** True if a day, as YYYY-MM-DD, is after the reader's today. */
export const isAfterToday = (day: string): boolean => day > today()
export const isBeforeToday = (day: string): boolean => day < today()

/** The year of the copyright line. */
export const thisYear = (): string => String(new Date().getFullYear())
