const stampOf = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** `2026-03-18 14:42:05` in the reader's zone, the same in both languages: when something happened. */
export const stampText = (iso: string): string => stampOf.format(new Date(iso))

/** `2026-03-18 06:42:05`, under a head that names the zone. */
export const utcStamp = (iso: string): string => new Date(iso).toISOString().slice(0, 19).replace('T', ' ')

/** `2026-03-18 06:42:05 UTC`: what somebody sets or decides on, as such times are typed. */
export const utcText = (iso: string): string => `${utcStamp(iso)} UTC`

/** How long something waits, hours and minutes: `02:14`, `73:05`. */
export function ageText(iso: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - new Date(iso).getTime()) / 60_000))
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
