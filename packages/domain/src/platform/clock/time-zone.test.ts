import { expect, test } from 'vitest'
import { isoIn, isTimeZone, offsetMinutes, offsetText } from './time-zone.ts'

const winter = new Date('2026-01-18T06:42:05.000Z')
const summer = new Date('2026-07-18T06:42:05.999Z')

test.each([
  ['Asia/Singapore', winter, '2026-01-18T14:42:05+08:00'],
  ['Europe/Berlin', winter, '2026-01-18T07:42:05+01:00'],
  ['Europe/Berlin', summer, '2026-07-18T08:42:05+02:00'],
  ['America/St_Johns', winter, '2026-01-18T03:12:05-03:30'],
  ['America/Los_Angeles', winter, '2026-01-17T22:42:05-08:00'],
  ['Asia/Kathmandu', summer, '2026-07-18T12:27:05+05:45'],
  [null, winter, '2026-01-18T06:42:05+00:00'],
])('writes a moment in %s at %o as %s', (zone, at, text) => {
  expect(isoIn(zone, at)).toBe(text)
})

test('accepts zones of IANA only', () => {
  expect(['Asia/Singapore', 'UTC', 'America/Argentina/Buenos_Aires'].every(isTimeZone)).toBe(true)
  expect(['', 'Mars/Olympus', 'Asia/Singapore; drop', '<b>', 'x'.repeat(65)].filter(isTimeZone)).toEqual([])
})

test('an offset has hours and minutes', () => {
  expect([offsetText(0), offsetText(330), offsetText(-210)]).toEqual(['+00:00', '+05:30', '-03:30'])
  expect(offsetMinutes('Asia/Kolkata', winter)).toBe(330)
})
