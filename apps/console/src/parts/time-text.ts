import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'

const stampOf = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The time of an event: `2026-03-18 14:42:05` in the reader's time zone, the same in both languages. */
export const stampText = (iso: string): string => stampOf.format(new Date(iso))

/** `2026-03-18 06:42:05` in UTC, below a head that names the time zone. */
export const utcStamp = (iso: string): string => new Date(iso).toISOString().slice(0, 19).replace('T', ' ')

/** `2026-03-18 06:42:05 UTC`: times that operators set or decide on, in the form in which they are typed. */
export const utcText = (iso: string): string => `${utcStamp(iso)} UTC`

/** The age in hours and minutes: `02:14`, `73:05`. */
export function ageText(iso: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - new Date(iso).getTime()) / MINUTE_MS))
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
