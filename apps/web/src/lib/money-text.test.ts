import { expect, test } from 'vitest'
import { sumText } from './money-text.ts'

test.each([
  ['25000.00', '125.00', '25125.00'],
  ['1', '0.000001', '1.000001'],
  ['99999999999999999999.99', '0.01', '100000000000000000000.00'],
  ['', '1', '--'],
])('%s and %s are %s', (a, b, sum) => {
  expect(sumText(a, b)).toBe(sum)
})
