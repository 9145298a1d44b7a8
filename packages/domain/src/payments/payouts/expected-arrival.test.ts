import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#platform/clock/durations.ts'
import { type BankCalendar, expectedBy, PAYOUT_HOURS, payoutDay } from './expected-arrival.ts'

const plain: BankCalendar = { timeZone: 'UTC', cutOff: '24:00', holidays: [] }
const singapore: BankCalendar = { timeZone: 'Asia/Singapore', cutOff: '16:00', holidays: ['2026-12-25'] }
const newYork: BankCalendar = { timeZone: 'America/New_York', cutOff: '24:00', holidays: [] }

// 2026-03-20 and 2026-12-25 are Fridays. Clocks in New York go forward on Sunday, 2026-03-08.
test.each<[BankCalendar, string, string, string]>([
  [plain, '2026-03-18T09:30:00.000Z', '2026-03-18', '2026-03-19T09:30:00.000Z'],
  [plain, '2026-03-20T09:30:00.000Z', '2026-03-20', '2026-03-23T09:30:00.000Z'],
  [plain, '2026-03-21T09:30:00.000Z', '2026-03-23', '2026-03-24T00:00:00.000Z'],
  [plain, '2026-03-22T23:59:59.999Z', '2026-03-23', '2026-03-24T00:00:00.000Z'],
  [singapore, '2026-12-23T07:59:59.999Z', '2026-12-23', '2026-12-24T07:59:59.999Z'],
  [singapore, '2026-12-23T08:00:00.000Z', '2026-12-24', '2026-12-24T16:00:00.000Z'],
  [singapore, '2026-12-24T02:00:00.000Z', '2026-12-24', '2026-12-28T02:00:00.000Z'],
  [singapore, '2026-12-24T09:00:00.000Z', '2026-12-28', '2026-12-28T16:00:00.000Z'],
  [singapore, '2026-12-23T20:00:00.000Z', '2026-12-24', '2026-12-27T20:00:00.000Z'],
  [newYork, '2026-03-06T15:00:00.000Z', '2026-03-06', '2026-03-09T14:00:00.000Z'],
])('with %o, a payout of %s leaves on %s and arrives by %s', (calendar, request, day, arrival) => {
  expect(payoutDay(calendar, new Date(request))).toBe(day)
  expect(expectedBy(calendar, new Date(request)).toISOString()).toBe(arrival)
})

test('a later request never arrives earlier, and no request arrives within less than 24 hours', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, moments, fc.constantFrom(plain, singapore, newYork), (a, b, calendar) => {
      const [first, last] = a < b ? [a, b] : [b, a]
      const arrival = expectedBy(calendar, first)
      expect(arrival.getTime() - first.getTime()).toBeGreaterThanOrEqual(PAYOUT_HOURS * HOUR_MS)
      expect(arrival.getTime()).toBeLessThanOrEqual(expectedBy(calendar, last).getTime())
    }),
  )
})
