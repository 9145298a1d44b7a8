import { type CalendarDate, parseDate } from '@internationalized/date'
import { ui } from './constants.ts'

/** Days as YYYY-MM-DD text, both ends included. */
export type DayRange = { readonly start: string; readonly end: string }
/** While picking: nothing, the start, or both. */
export type Draft = { readonly start?: string; readonly end?: string }
export type Preset = { readonly type: 'week' | 'month'; readonly num: number }

/** Specification §4: a day after a start sets the end, swapping when earlier; with both set it starts anew. */
export function pickDay(draft: Draft, day: string): Draft {
  if (draft.start === undefined || draft.end !== undefined) return { start: day }
  return day < draft.start ? { start: day, end: draft.start } : { start: draft.start, end: day }
}

export const isRange = (draft: Draft): draft is DayRange => draft.start !== undefined && draft.end !== undefined

/** Whether `day` lies further than `maxDays` from a start that still waits for its end, on either side. */
export function beyondSpan(draft: Draft, day: CalendarDate, maxDays: number | undefined): boolean {
  if (maxDays === undefined || draft.start === undefined || draft.end !== undefined) return false
  return Math.abs(day.compare(parseDate(draft.start))) > maxDays
}

/** The preset's range that ends today. */
export function presetRange({ type, num }: Preset, today: CalendarDate): DayRange {
  const start = today.subtract(type === 'week' ? { weeks: num } : { months: num })
  return { start: start.toString(), end: today.toString() }
}

/** The day of a value that may be a day or, in timestamp mode, a moment. */
export const dayOf = (text: string): string => text.slice(0, ui.datePlaceholder.length)

/** Timestamp mode: the first second of the first day and the last second of the last. */
export const dayBounds = ({ start, end }: DayRange): DayRange => ({
  start: `${start} ${ui.dayBounds.start}`,
  end: `${end} ${ui.dayBounds.end}`,
})
