import { expect, test } from 'vitest'
import { partOf } from './part-of.ts'

test.each([
  [undefined, 'whole'],
  ['bytes=0-', [0, 99]],
  ['bytes=10-19', [10, 19]],
  ['bytes=90-500', [90, 99]],
  ['bytes=-5', [95, 99]],
  ['bytes=-500', [0, 99]],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=20-10', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
] as const)('of 100 bytes %s is %j', (range, part) => {
  expect(partOf(range, 100)).toEqual(part)
})
