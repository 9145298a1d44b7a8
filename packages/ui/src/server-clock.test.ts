import { afterEach, expect, test, vi } from 'vitest'
import { followServerTime, serverNow } from './server-clock.ts'

afterEach(() => {
  followServerTime(new Date().toISOString())
  vi.useRealTimers()
})

test('follows the server, whatever the clock of the device', () => {
  vi.useFakeTimers({ now: new Date('2026-03-18T05:42:05.000Z') })
  followServerTime('2026-03-18T06:42:05.000Z')
  expect(new Date(serverNow()).toISOString()).toBe('2026-03-18T06:42:05.000Z')
  vi.advanceTimersByTime(30_000)
  expect(new Date(serverNow()).toISOString()).toBe('2026-03-18T06:42:35.000Z')
})

test('ignores the time of an answer on its way, and text that is not a time', () => {
  vi.useFakeTimers({ now: new Date('2026-03-18T06:42:05.000Z') })
  followServerTime('2026-03-18T06:42:05.000Z')
  followServerTime('2026-03-18T06:42:04.400Z')
  followServerTime('')
  expect(new Date(serverNow()).toISOString()).toBe('2026-03-18T06:42:05.000Z')
})
