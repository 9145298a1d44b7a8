import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/clock/calendar.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts'
import { weekdayOf } from '#platform/clock/zoned-days.ts'
import {
  hoursFault,
  nextOpening,
  scheduledStep,
  sessionAt,
  type TradingHours,
  weekdays as dayNames,
} from './trading-hours.ts'

const singapore: TradingHours = {
  weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  opens: '09:00',
  closes: '17:00',
  timeZone: 'Asia/Singapore',
  holidays: ['2026-12-25'],
  auctionMinutes: 10,
}
const newYork: TradingHours = {
  ...singapore,
  timeZone: 'America/New_York',
  opens: '09:30',
  closes: '16:00',
  holidays: [],
}

// 2026-12-24 is a Thursday. Singapore is eight hours ahead of UTC.
test.each<[string, TradingHours, string, boolean, string]>([
  ['before the opening', singapore, '2026-12-24T00:59:59.999Z', false, '2026-12-24T01:00:00.000Z'],
  ['at the opening', singapore, '2026-12-24T01:00:00.000Z', true, '2026-12-28T01:00:00.000Z'],
  ['at the close', singapore, '2026-12-24T09:00:00.000Z', false, '2026-12-28T01:00:00.000Z'],
  ['on a holiday', singapore, '2026-12-25T03:00:00.000Z', false, '2026-12-28T01:00:00.000Z'],
  ['on a Sunday', singapore, '2026-12-27T03:00:00.000Z', false, '2026-12-28T01:00:00.000Z'],
  [
    'while it is another day in UTC',
    { ...singapore, opens: '00:00' },
    '2026-12-23T17:00:00.000Z',
    true,
    '2026-12-27T16:00:00.000Z',
  ],
  // Clocks in New York go forward on 2026-03-08 and back on 2026-11-01, both Sundays.
  ['on the last winter day', newYork, '2026-03-06T14:30:00.000Z', true, '2026-03-09T13:30:00.000Z'],
  ['on the first summer day', newYork, '2026-03-09T13:29:00.000Z', false, '2026-03-09T13:30:00.000Z'],
  ['on the last summer day', newYork, '2026-10-30T20:00:00.000Z', false, '2026-11-02T14:30:00.000Z'],
])('trading hours %s: returns if the pair is open, and its next opening', (_name, hours, at, isOpen, opening) => {
  expect(sessionAt(hours, new Date(at)) !== undefined).toBe(isOpen)
  expect(nextOpening(hours, new Date(at))?.toISOString()).toBe(opening)
})

/** Its close is in the hour that a clock change skips or repeats. */
const lateHours: TradingHours = { ...newYork, opens: '20:00', closes: '02:15', weekdays: ['fri', 'sat', 'sun'] }
const evening: TradingHours = { ...singapore, opens: '21:00', closes: '02:30' }

// The holiday is Friday 2026-12-25. Its evening session does not take place, but that of Thursday still ends in the
// night to Friday.
test.each<[string, string, boolean, string]>([
  ['before midnight', '2026-12-24T15:59:00.000Z', true, '2026-12-28T13:00:00.000Z'],
  ['after midnight, on a holiday', '2026-12-24T16:01:00.000Z', true, '2026-12-28T13:00:00.000Z'],
  ['at the close', '2026-12-24T18:30:00.000Z', false, '2026-12-28T13:00:00.000Z'],
  ['on the evening of a holiday', '2026-12-25T14:00:00.000Z', false, '2026-12-28T13:00:00.000Z'],
  ['in the night after a holiday', '2026-12-25T17:00:00.000Z', false, '2026-12-28T13:00:00.000Z'],
  ['in the night to a Monday', '2026-12-27T17:00:00.000Z', false, '2026-12-28T13:00:00.000Z'],
  ['in the night to a Saturday', '2026-12-18T17:00:00.000Z', true, '2026-12-21T13:00:00.000Z'],
])('a session over midnight, %s: returns if the pair is open, and its next opening', (_name, at, isOpen, opening) => {
  expect(sessionAt(evening, new Date(at)) !== undefined).toBe(isOpen)
  expect(nextOpening(evening, new Date(at))?.toISOString()).toBe(opening)
})

test('a session over midnight belongs to the day on which it begins', () => {
  const time = fc
    .integer({ min: 0, max: 1439 })
    .map((minute) => new Date(minute * MINUTE_MS).toISOString().slice(11, 16))
  const day = fc.integer({ min: 0, max: 60 }).map((count) => addDays('2026-01-01', count))
  fc.assert(
    fc.property(
      fc.subarray(singapore.weekdays.concat('sat', 'sun'), { minLength: 1 }),
      fc.tuple(time, time),
      fc.array(day, { maxLength: 10 }),
      fc.date({ min: new Date('2026-01-02'), max: new Date('2026-02-27'), noInvalidDate: true }),
      (weekdays, times, holidays, at) => {
        const [closes, opens] = times.toSorted()
        const hours = { ...evening, weekdays, opens: opens ?? '', closes: closes ?? '', holidays }
        // Singapore has no clock changes and is eight hours ahead.
        const local = new Date(at.getTime() + 8 * HOUR_MS).toISOString()
        const [today, now] = [local.slice(0, 10), local.slice(11, 16)]
        const trades = (on: string) => weekdays.includes(dayNames[weekdayOf(on) - 1] ?? 'mon') && !holidays.includes(on)
        const isOpen = (now >= hours.opens && trades(today)) || (now < hours.closes && trades(addDays(today, -1)))
        expect(sessionAt(hours, at) !== undefined).toBe(isOpen)
      },
    ),
  )
})

test('a session whose opening time a clock change skips begins later by the skipped time', () => {
  const night: TradingHours = { ...newYork, weekdays: ['sun'], opens: '02:00', closes: '02:30' }
  expect(sessionAt(night, new Date('2026-03-08T07:10:00.000Z'))).toEqual({
    opensAt: new Date('2026-03-08T07:00:00.000Z'),
    closesAt: new Date('2026-03-08T07:30:00.000Z'),
  })
})

test('trading hours of every whole day have no moment without trading', () => {
  const always: TradingHours = {
    ...newYork,
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
    opens: '00:00',
    closes: '24:00',
  }
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }), (at) => {
      expect(sessionAt(always, at)).toBeDefined()
    }),
  )
})

test('the next opening begins a session, and the pair is closed from the close until then', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.constantFrom(singapore, newYork, evening, lateHours), (at, hours) => {
      const opening = nextOpening(hours, at)
      expect(opening !== undefined && sessionAt(hours, opening)?.opensAt).toEqual(opening)
      if (opening === undefined) return
      const begin = sessionAt(hours, at)?.closesAt ?? at
      const between = new Date((begin.getTime() + opening.getTime()) / 2)
      expect(sessionAt(hours, between)).toBeUndefined()
      expect(sessionAt(hours, new Date(opening.getTime() - 1))).toBeUndefined()
    }),
  )
})

test.each<[string, Partial<TradingHours>, object | undefined]>([
  ['a day with an auction', {}, undefined],
  ['no weekday', { weekdays: [] }, { field: 'weekdays', accepted: '1–7' }],
  ['an opening at the end of the day', { opens: '24:00' }, { field: 'opens', accepted: '00:00–23:59' }],
  ['a close on the next day', { opens: '21:00', closes: '02:30' }, undefined],
  [
    'an auction as long as the night',
    { opens: '21:00', closes: '02:30', auctionMinutes: 330 },
    { field: 'auctionMinutes', accepted: '< 330' },
  ],
  ['an auction as long as the day', { auctionMinutes: 480 }, { field: 'auctionMinutes', accepted: '< 480' }],
])('the check of trading hours: %s', (_name, change, expected) => {
  expect(hoursFault({ ...singapore, ...change })).toEqual(expected)
})

test('a pair without trading days has no next opening', () => {
  const rare: TradingHours = { ...singapore, weekdays: [] }
  expect(nextOpening(rare, new Date('2026-01-01'))).toBeUndefined()
})

const [open, closed] = [new Date('2026-12-24T03:00:00.000Z'), new Date('2026-12-25T03:00:00.000Z')]
test.each([
  ['closes an open pair', closed, 'open', 'staff', 'restrict'],
  ['closes an auction of the price rules', closed, 'auction', 'volatility', 'restrict'],
  ['leaves a closed pair closed', closed, 'cancel_only', 'schedule', undefined],
  ['opens with an auction', open, 'cancel_only', 'schedule', 'call'],
  ['does not open what staff have stopped', open, 'cancel_only', 'staff', undefined],
  ['does not open what the price rules have halted', open, 'halted', 'volatility', undefined],
  ['does not open a new pair', open, 'closed', 'staff', undefined],
  ['leaves an open pair open', open, 'open', 'schedule', undefined],
] as const)('the schedule: %s', (_name, now, status, movedBy, step) => {
  expect(scheduledStep(singapore, { status, movedBy }, now)).toBe(step)
})

test('the schedule opens without an auction if the trading hours have none', () => {
  const market = { status: 'cancel_only', movedBy: 'schedule' } as const
  expect(scheduledStep({ ...singapore, auctionMinutes: 0 }, market, open)).toBe('open')
})
