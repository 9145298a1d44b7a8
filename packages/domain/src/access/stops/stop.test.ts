import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/clock/durations.ts'
import { acceptedEnd, isOfAll, isOfCustomer, stopMinutes, stopScopes } from './stop.ts'

const now = new Date('2026-11-28T10:00:00.000Z')
const after = (minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS)

test.each([
  [stopMinutes.min - 1, false],
  [stopMinutes.min, true],
  [stopMinutes.max, true],
  [stopMinutes.max + 1, false],
])('accepts a stop that ends %d minutes after it was set: %s', (minutes, accepted) => {
  expect(acceptedEnd(now, after(minutes)).ok).toBe(accepted)
})

test('each scope requires a customer, another subject, or no subject', () => {
  expect(stopScopes.map((scope) => (isOfCustomer(scope) ? 'customer' : isOfAll(scope) ? 'none' : 'subject'))).toEqual([
    'customer',
    'customer',
    'none',
    'none',
    'subject',
    'subject',
    'none',
    'subject',
    'subject',
    'none',
  ])
})
