import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time.ts'

test.each([
  [1, 'seconds', 1],
  [119, 'seconds', 119],
  [120, 'minutes', 2],
  [121, 'minutes', 3],
  [3031, 'minutes', 51],
  [7199, 'minutes', 120],
  [7200, 'hours', 2],
  [86_399, 'hours', 24],
])('shows a wait of %d seconds in %s', (seconds, unit, count) => {
  expect(waitingTime(seconds)).toEqual({ unit, count })
})
