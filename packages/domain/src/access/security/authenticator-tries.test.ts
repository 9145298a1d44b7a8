import { expect, test } from 'vitest'
import { HOUR_MS } from '#platform/clock/durations.ts'
import { closedUntil, DAY_TRIES, withWrong } from './authenticator-tries.ts'

/** Returns the times of this many wrong codes, one every `hours` hours. */
const wrong = (count: number, hours: number): Date[] => {
  let stored: Date[] = []
  for (let n = 0; n < count; n += 1) stored = withWrong(stored, new Date(n * hours * HOUR_MS))
  return stored
}

test('AUT-06 nineteen wrong codes within a day are allowed, and the twentieth disables codes for a day', () => {
  expect(closedUntil([])).toBeUndefined()
  expect(closedUntil(wrong(19, 1))).toBeUndefined()
  expect(closedUntil(wrong(20, 1))).toEqual(new Date((19 + 24) * HOUR_MS))
})

test('AUT-06 twenty wrong codes over more than a day are allowed, and at most twenty are stored', () => {
  expect(closedUntil(wrong(20, 24 / 19))).toBeUndefined()
  expect(closedUntil(wrong(60, 24 / 19))).toBeUndefined()
  expect(wrong(60, 1)).toHaveLength(DAY_TRIES)
})
