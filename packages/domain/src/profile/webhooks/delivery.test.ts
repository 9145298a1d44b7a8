import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/clock/durations.ts'
import { messageKinds } from '#services/messages/kinds.ts'
import { nextTry, restAfter } from './delivery.ts'
import { eventOfNotice, webhookEvents } from './events.ts'

test('a delivery is retried after 5 minutes, 1, 5 and 18 hours, and then no more', () => {
  const now = new Date('2026-03-18T00:00:00Z')
  const minutes = [1, 2, 3, 4, 5].map((tries) => {
    const at = nextTry(tries, now)
    return at && (at.getTime() - now.getTime()) / MINUTE_MS
  })
  expect(minutes).toEqual([5, 60, 300, 1080, undefined])
})

test('an endpoint pauses for the duration of a slow response, and for a minute after a failure', () => {
  const cases = [
    [true, 20],
    [true, 4900],
    [false, 20],
    [false, 5000],
  ] as const
  expect(cases.map(([isAccepted, tookMs]) => restAfter(isAccepted, tookMs))).toEqual([0, 4900, 60_000, 60_000])
})

test('every event except those of orders and allotments belongs to a notice', () => {
  const noticed = new Set(Object.values(eventOfNotice))
  expect(webhookEvents.filter((event) => !noticed.has(event))).toEqual([
    'order.filled',
    'order.cancelled',
    'subscription.allotted',
  ])
  expect(Object.keys(eventOfNotice).filter((kind) => !(kind in messageKinds))).toEqual([])
})
