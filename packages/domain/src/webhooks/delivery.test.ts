import { expect, test } from 'vitest'
import { messageKinds } from '../messages/kinds.ts'
import { nextTry, putOff } from './delivery.ts'
import { eventOfNotice, webhookEvents } from './events.ts'

test('a delivery is tried again after 5 minutes, 1, 5 and 18 hours, and then given up', () => {
  const now = new Date('2026-03-18T00:00:00Z')
  const minutes = [1, 2, 3, 4, 5].map((tries) => {
    const at = nextTry(tries, now)
    return at && (at.getTime() - now.getTime()) / 60_000
  })
  expect(minutes).toEqual([5, 60, 300, 1080, undefined])
})

test('a delivery is put off until the rest is over, then twice as long each time, up to an hour', () => {
  const due = Date.parse('2026-03-18T00:00:00Z')
  const minutes: number[] = []
  for (let now = due; minutes.length < 9; now += (minutes.at(-1) ?? 0) * 60_000)
    minutes.push((putOff(new Date(due), new Date(now + 60_000), new Date(now)).getTime() - now) / 60_000)
  expect(minutes).toEqual([1, 1, 2, 4, 8, 16, 32, 60, 60])
  // One that its owner sends again is due now.
  expect(putOff(new Date(due + 5000), new Date(due + 1000), new Date(due))).toEqual(new Date(due + 1000))
})

test('every event but those of orders and allotments goes with a notice', () => {
  const noticed = new Set(Object.values(eventOfNotice))
  expect(webhookEvents.filter((event) => !noticed.has(event))).toEqual([
    'order.filled',
    'order.cancelled',
    'subscription.allotted',
  ])
  expect(Object.keys(eventOfNotice).filter((kind) => !(kind in messageKinds))).toEqual([])
})
