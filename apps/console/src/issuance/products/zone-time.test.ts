import { expect, test } from 'vitest'
import { momentOf, textIn, timeText, typedTime } from './zone-time.ts'

const moment = (text: string) => momentOf(typedTime(text))

test.each([
  ['2026-03-18 09:30', '2026-03-18T09:30:00.000Z'],
  ['2026-03-18 09:30 Asia/Singapore', '2026-03-18T01:30:00.000Z'],
  ['2026-01-01 00:15 Asia/Kolkata', '2025-12-31T18:45:00.000Z'],
  ['2026-07-01 23:00 America/New_York', '2026-07-02T03:00:00.000Z'],
])('%s is the moment %s, and is shown again as it was typed', (text, iso) => {
  expect(moment(text)).toBe(iso)
  expect(textIn(iso, typedTime(text).zone)).toBe(text)
})

test.each([
  ['a day without a time', '2026-03-18 '],
  ['a time without a day', ' 09:30 Asia/Singapore'],
  ['a day that the calendar does not have', '2026-02-30 09:30'],
  ['an hour that the day does not have', '2026-03-18 24:30'],
  ['an hour that is skipped when clocks go forward', '2026-03-29 02:30 Europe/Berlin'],
  ['an hour that occurs twice when clocks go back', '2026-10-25 02:30 Europe/Berlin'],
])('%s is not a moment', (_, text) => {
  expect(moment(text)).toBeUndefined()
})

test('a moment in an hour that occurs twice is shown in UTC', () => {
  expect(textIn('2026-10-25T00:30:00.000Z', 'Europe/Berlin')).toBe('2026-10-25 00:30')
})

test('an empty field has no text, whatever its zone', () => {
  expect(timeText(typedTime('', 'Asia/Singapore'))).toBe('')
  expect(typedTime('', 'Asia/Singapore').zone).toBe('Asia/Singapore')
})
