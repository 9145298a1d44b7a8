import { expect, test } from 'vitest'
import { secondsToNextRequest } from './life.ts'

test.each([
  [undefined, 60],
  [1800, 1740],
  [61, 1],
  [60, 5],
  [5, 5],
  [3, 3],
  [0, 1],
])('G2 with %s seconds left, a screen requests the rest of the session again after %s', (left, seconds) => {
  expect(secondsToNextRequest(left)).toBe(seconds)
})
