import { afterEach, expect, test, vi } from 'vitest'
import { setReaderZone } from './reader-zone.ts'
import {
  dayText,
  deadlineText,
  endOfDay,
  isAfterToday,
  isBeforeToday,
  momentText,
  monthsAgo,
  stampText,
  startOfDay,
  zonedStampText,
} from './time-text.ts'

afterEach(() => vi.useRealTimers())

const noon = new Date(2026, 2, 8, 14, 2, 5).toISOString()

test("§9 timestamp format: year-month-day hour:minute:second in the reader's time zone", () => {
  expect(stampText(noon)).toBe('2026-03-08 14:02:05')
})

test('§9 date format: a date is written as year-month-day', () => expect(dayText(noon)).toBe('2026-03-08'))

test.each([
  ['that day', '2026-03-08', '14:02:05'],
  ['the day before', '2026-03-07', '2026-03-08 14:02:05'],
  ['the day after', '2026-03-09', '2026-03-08 14:02:05'],
])('a time has its day unless it is today: %s', (_what, today, text) => expect(momentText(noon, today)).toBe(text))

test.each([
  [new Date(2026, 10, 28), '2026-08-28'],
  [new Date(2026, 4, 31), '2026-02-28'],
  [new Date(2026, 0, 15), '2025-10-15'],
])('three months before %s is %s, the last day of a shorter month', (now, day) => {
  vi.useFakeTimers({ now })
  expect(monthsAgo(3)).toBe(day)
})

test('tomorrow is after today, today is not', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 8, 23, 59) })
  expect(['2026-03-07', '2026-03-08', '2026-03-09'].map(isAfterToday)).toEqual([false, false, true])
  expect(['2026-03-07', '2026-03-08', '2026-03-09'].map(isBeforeToday)).toEqual([true, false, false])
})

test('in the zone of the account, days begin at its midnight, and texts name the zone', () => {
  setReaderZone('America/Los_Angeles')
  try {
    expect(stampText('2026-01-18T06:42:05.000Z')).toBe('2026-01-17 22:42:05')
    expect(zonedStampText('2026-07-18T06:42:05.000Z')).toBe('2026-07-17 23:42:05 (America/Los_Angeles, UTC-07:00)')
    expect(deadlineText('2026-01-18T06:42:05.000Z')).toBe('2026-01-17 22:42 UTC-08:00')
    expect(startOfDay('2026-03-08')).toBe('2026-03-08T08:00:00.000Z')
    // Clocks change on this day.
    expect(endOfDay('2026-03-08')).toBe('2026-03-09T06:59:59.999Z')
  } finally {
    setReaderZone(undefined)
  }
})
