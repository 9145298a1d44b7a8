import { DAY_MS, MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'

/** The zone without an offset, in which times are stored. */
export const UTC = 'UTC'

/** A time as it is typed: a day, hours and minutes, and the IANA name of its time zone. Each text may be incomplete. */
export type TypedTime = { readonly day: string; readonly clock: string; readonly zone: string }

/** Reads `2026-03-18 09:30 Asia/Singapore`. A text without a zone is in UTC; an empty one has the zone `fallback`. */
export function typedTime(text: string, fallback = UTC): TypedTime {
  if (text === '') return { day: '', clock: '', zone: fallback }
  const [day = '', clock = '', zone = UTC] = text.split(' ')
  return { day, clock, zone }
}

/** The text of a typed time; empty if neither day nor clock is entered. */
export const timeText = ({ day, clock, zone }: TypedTime): string =>
  day === '' && clock === '' ? '' : [day, clock, ...(zone === UTC ? [] : [zone])].join(' ')

const clocks = new Map<string, Intl.DateTimeFormat>()
/** Swedish writes day and time as `2026-03-18 09:30`. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(zone, made)
  return made
}

const asUtc = (wall: string): number => Date.parse(`${wall.replace(' ', 'T')}:00.000Z`)
/** The distance of a zone from UTC at a moment, in milliseconds. */
const offsetAt = (at: number, zone: string): number =>
  asUtc(clockOf(zone).format(at)) - Math.floor(at / MINUTE_MS) * MINUTE_MS

/**
 * The moment of a typed time, in UTC. Undefined if it is incomplete, or if it does not occur exactly once in its zone.
 * When clocks go forward, an hour is missing; when they go back, an hour occurs twice.
 */
export function momentOf({ day, clock, zone }: TypedTime): string | undefined {
  const wall = `${day} ${clock}`
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/u.test(wall)) return undefined
  const guess = asUtc(wall)
  if (Number.isNaN(guess)) return undefined
  const offsets = new Set([guess - DAY_MS, guess + DAY_MS].map((at) => offsetAt(at, zone)))
  const moments = [...offsets].map((offset) => guess - offset).filter((at) => clockOf(zone).format(at) === wall)
  const [moment] = moments
  return moment === undefined || moments.length > 1 ? undefined : new Date(moment).toISOString()
}

/** A stored moment as the text of its field in a zone; in UTC if the zone has that time twice. */
export function textIn(iso: string, zone: string): string {
  const [day = '', clock = ''] = clockOf(zone).format(Date.parse(iso)).split(' ')
  const text = { day, clock, zone }
  if (momentOf(text)?.slice(0, 16) === iso.slice(0, 16)) return timeText(text)
  return iso.slice(0, 16).replace('T', ' ')
}

/** The reader's own time zone. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
