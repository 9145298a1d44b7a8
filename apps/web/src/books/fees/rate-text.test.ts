import { expect, test } from 'vitest'
import { rateText } from './rate-text.ts'

test.each([
  ['0.0015', '0.15%'],
  ['0', '0%'],
  ['0.000001', '0.0001%'],
  ['0.1', '10%'],
  ['none', '--%'],
])('shows the ratio %s as %s', (ratio, text) => {
  expect(rateText(ratio)).toBe(text)
})
