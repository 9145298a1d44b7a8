import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test.each([
  [120, '02:00'],
  [102, '01:42'],
  [9, '00:09'],
  [0, '00:00'],
])('shows %d seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})
