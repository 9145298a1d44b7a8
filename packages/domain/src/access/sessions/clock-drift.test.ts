import { expect, test } from 'vitest'
import { clockDrift } from './clock-drift.ts'

const now = new Date('2026-03-18T06:42:05.000Z')

test.each([
  ['the same time', 0, 0],
  ['a clock ahead', 90_400, 90],
  ['a clock behind', -3_600_000, -3600],
])('%s', (_, byMs, seconds) => {
  expect(clockDrift(now.getTime() + byMs, now)).toBe(seconds)
})

test('a missing or invalid time has no drift', () => {
  expect(clockDrift(undefined, now)).toBeUndefined()
  expect(clockDrift(Number.MAX_SAFE_INTEGER, now)).toBeUndefined()
})
