import { expect, test } from 'vitest'
import { ageText, utcText } from './time-text.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T12:00:00Z', '00:00'],
  ['2026-11-20T09:45:30Z', '02:14'],
  ['2026-11-17T10:55:00Z', '73:05'],
  ['2026-11-20T12:00:30Z', '00:00'],
])('a case of %s has the age %s', (at, age) => {
  expect(ageText(at, now)).toBe(age)
})

test('settings show times in UTC and say so, in any time zone', () => {
  expect(utcText('2027-06-01T00:00:00.000Z')).toBe('2027-06-01 00:00:00 UTC')
  expect(utcText('2027-06-01T08:00:00+08:00')).toBe('2027-06-01 00:00:00 UTC')
})
