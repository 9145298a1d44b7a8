import { expect, test } from 'vitest'
import { expiryEvent, lastDayNear } from './expiry.ts'

const today = '2026-03-01'

test.each([
  ['approved', '2026-03-31', 'near_expiry'],
  ['approved', '2026-04-01', undefined],
  ['approved', '2026-03-01', 'near_expiry'],
  ['approved', '2026-02-28', 'expire'],
  ['approved', null, undefined],
  ['expiring', '2026-03-31', undefined],
  ['expiring', '2026-03-01', undefined],
  ['expiring', '2026-02-28', 'expire'],
  ['expired', '2026-02-28', undefined],
  ['submitted', '2026-02-28', undefined],
  ['action_required', '2026-02-28', undefined],
  ['rejected', '2026-02-28', undefined],
] as const)('a file that is %s, with a document valid until %s, gets the event %s', (status, until, event) => {
  expect(expiryEvent(status, until, today)).toBe(event)
})

test('the notice period can cross the end of a month or a year', () => {
  expect([lastDayNear('2028-02-01'), lastDayNear('2026-12-15')]).toEqual(['2028-03-02', '2027-01-14'])
})
