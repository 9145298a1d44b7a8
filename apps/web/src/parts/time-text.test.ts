import { afterEach, expect, test, vi } from 'vitest'
import { dayText, isAfterToday, isBeforeToday, momentText, monthsAgo, stampText } from './time-text.ts'

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
