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
])('G2 the life of a session that lasts %s seconds is requested again after %s', (left, seconds) => {
  expect(secondsToNextRequest(left)).toBe(seconds)
})
