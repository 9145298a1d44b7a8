/** Names of time zones, such as `Asia/Singapore`, as IANA lists them. */
const PATTERN = /^[A-Za-z0-9_+/-]{1,64}$/

const formats = new Map<string, Intl.DateTimeFormat>()
/** The formatter of a zone; undefined for an unknown zone. */
function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(zone)
  if (known !== undefined) return known
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(zone, format)
    return format
  } catch {
    // Intl throws for a zone that it does not know.
    return undefined
  }
}

/** True for a zone of IANA that this runtime knows. */
export const isTimeZone = (zone: string): boolean => PATTERN.test(zone) && formatOf(zone) !== undefined

/** Minutes by which a zone is ahead of UTC at a moment; 0 for an unknown zone. */
export function offsetMinutes(zone: string, at: Date): number {
  const format = formatOf(zone)
  if (format === undefined) return 0
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  return Math.round((local - Math.floor(at.getTime() / 1000) * 1000) / 60_000)
}

/** `+08:00`, the offset of ISO 8601. */
export function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** `2026-03-18T14:42:05+08:00`: a moment in a zone, or in UTC without one. */
export function isoIn(zone: string | null, at: Date): string {
  const minutes = zone === null ? 0 : offsetMinutes(zone, at)
  return `${new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, 19)}${offsetText(minutes)}`
}
