import { expect, test } from 'vitest'
import { addDays, addMonths, dayOf, monthsBefore, nextMidnight, startOfMonth } from './calendar.ts'

test.each([
  ['2026-03-18', 1, '2026-03-19'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s plus %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
})

test.each([
  ['2026-05-31', 3, '2026-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-01-15', 3, '2025-10-15'],
])('%s minus %i months is %s, at most the last day of the month', (day, count, expected) => {
  expect(monthsBefore(day, count)).toBe(expected)
})

test.each([
  ['2026-08-31T09:15:00.250Z', 6, '2027-02-28T09:15:00.250Z'],
  ['2027-08-31T09:15:00.000Z', 6, '2028-02-29T09:15:00.000Z'],
  ['2026-11-30T23:59:59.999Z', 1, '2026-12-30T23:59:59.999Z'],
])('%s plus %i months is %s', (at, count, expected) => {
  expect(addMonths(new Date(at), count)).toEqual(new Date(expected))
})

test('finds the bounds of days and months in UTC', () => {
  expect(startOfMonth(new Date('2026-03-31T23:59:59.999Z'))).toEqual(new Date('2026-03-01'))
  expect(nextMidnight(new Date('2026-12-31T23:59:59.999Z'))).toEqual(new Date('2027-01-01'))
  expect(nextMidnight(new Date('2026-12-31'))).toEqual(new Date('2027-01-01'))
  expect(dayOf(new Date('2026-12-31T23:59:59.999Z'))).toBe('2026-12-31')
})
