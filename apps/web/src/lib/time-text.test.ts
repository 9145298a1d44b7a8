import { expect, test } from 'vitest'
import { dayText, stampText } from './time-text.ts'

const noon = new Date(2026, 2, 8, 14, 2, 5).toISOString()

test('§9 timestamp format: year-month-day hour:minute:second in the zone of the reader', () => {
  expect(stampText(noon)).toBe('2026-03-08 14:02:05')
})

test('§9 date format: year-month-day', () => expect(dayText(noon)).toBe('2026-03-08'))
