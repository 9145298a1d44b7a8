import { expect, test } from 'vitest'
import { dayText, momentText, stampText } from './time-text.ts'

const noon = new Date(2026, 2, 8, 14, 2, 5).toISOString()

test('§9 timestamp format: year-month-day hour:minute:second in the zone of the reader', () => {
  expect(stampText(noon)).toBe('2026-03-08 14:02:05')
})

test('§9 date format: year-month-day', () => expect(dayText(noon)).toBe('2026-03-08'))

test.each([
  ['that day', '2026-03-08', '14:02:05'],
  ['the day before', '2026-03-07', '2026-03-08 14:02:05'],
  ['the day after', '2026-03-09', '2026-03-08 14:02:05'],
])('a moment says its day unless it is of today: %s', (_what, today, shown) =>
  expect(momentText(noon, today)).toBe(shown),
)
