/** True if the text looks like an email address; the server decides. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(text.trim())

/** True if the text is a day of the calendar: `2026-02-28` is, `2026-02-31` is not. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

const TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/
/** Converts `2026-03-18 14:30`, in UTC, to the format of requests; undefined if it is not a time. */
export function timeOf(text: string): string | undefined {
  const typed = text.trim()
  const at = new Date(`${typed.replace(' ', 'T')}:00Z`)
  return TIME.test(typed) && isDay(typed.slice(0, 10)) && !Number.isNaN(at.getTime()) ? at.toISOString() : undefined
}
