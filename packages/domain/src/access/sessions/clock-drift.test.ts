import { expect, test } from 'vitest'
import { HOUR_MS } from '#platform/clock/durations.ts'
import { clockDrift } from './clock-drift.ts'

const now = new Date('2026-03-18T06:42:05.000Z')

test.each([
  ['the same time has no drift', 0, 0],
  ['a clock ahead has a positive drift', 90_400, 90],
  ['a clock behind has a negative drift', -HOUR_MS, -3600],
])('%s', (_, byMs, seconds) => {
  expect(clockDrift(now.getTime() + byMs, now)).toBe(seconds)
})

test('a missing or invalid time has no drift', () => {
  expect(clockDrift(undefined, now)).toBeUndefined()
  expect(clockDrift(Number.MAX_SAFE_INTEGER, now)).toBeUndefined()
})
