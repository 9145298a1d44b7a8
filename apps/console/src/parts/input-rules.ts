/** What is typed as an address that a mail could reach; the server knows better. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(text.trim())

/** `2026-02-28` is a day, `2026-02-31` is none. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/
/** `2026-03-18 14:30`, in UTC, as the wire wants it; undefined when it is no time. */
export function timeOf(text: string): string | undefined {
  const typed = text.trim()
  const at = new Date(`${typed.replace(' ', 'T')}:00Z`)
  return TIME.test(typed) && isDay(typed.slice(0, 10)) && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined
}
