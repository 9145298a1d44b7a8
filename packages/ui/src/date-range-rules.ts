import { type CalendarDate, parseDate } from '@internationalized/date'
import { ui } from './constants.ts'

/** Days as YYYY-MM-DD, both ends included. */
export type DayRange = { readonly start: string; readonly end: string }
/** The state while picking: nothing, the start, or both. */
export type Draft = { readonly start?: string; readonly end?: string }
export type Preset = { readonly type: 'week' | 'month'; readonly num: number }

/**
 * After a start, the next day sets the end; an earlier day swaps both. With both set, the next day begins a new range.
 * Specification §4.
 */
export function pickDay(draft: Draft, day: string): Draft {
  if (draft.start === undefined || draft.end !== undefined) return { start: day }
  return day < draft.start ? { start: day, end: draft.start } : { start: draft.start, end: day }
}

export const isRange = (draft: Draft): draft is DayRange => draft.start !== undefined && draft.end !== undefined

/** True if `day` is more than `maxDays` before or after a start whose end is not chosen yet. */
export function beyondSpan(draft: Draft, day: CalendarDate, maxDays: number | undefined): boolean {
  if (maxDays === undefined || draft.start === undefined || draft.end !== undefined) return false
  return Math.abs(day.compare(parseDate(draft.start))) > maxDays
}

/** The preset's range that ends today. */
export function presetRange({ type, num }: Preset, today: CalendarDate): DayRange {
  const start = today.subtract(type === 'week' ? { weeks: num } : { months: num })
  return { start: start.toString(), end: today.toString() }
}

/** The day of a value that is a day or, in timestamp mode, a time. */
export const dayOf = (text: string): string => text.slice(0, ui.datePlaceholder.length)

/** Timestamp mode: the first second of the first day and the last second of the last. */
export const dayBounds = ({ start, end }: DayRange): DayRange => ({
  start: `${start} ${ui.dayBounds.start}`,
  end: `${end} ${ui.dayBounds.end}`,
})
