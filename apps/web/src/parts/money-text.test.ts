import { expect, test } from 'vitest'
import { minusText, sumText, trimmed } from './money-text.ts'

test.each([
  ['25000.00', '125.00', '25125.00'],
  ['1', '0.000001', '1.000001'],
  ['99999999999999999999.99', '0.01', '100000000000000000000.00'],
  ['', '1', '--'],
])('%s and %s add up to %s', (a, b, sum) => {
  expect(sumText(a, b)).toBe(sum)
})

test.each([
  ['12.450000', '12.45'],
  ['1.069000', '1.069'],
  ['1.000000', '1.00'],
  ['1.00', '1.00'],
  ['120', '120'],
  ['0.1', '0.1'],
])('shows %s as %s', (text, expected) => {
  expect(trimmed(text)).toBe(expected)
})

test.each([
  ['100.00', '0.5', '99.50'],
  ['1.000000', '1', '0.000000'],
  ['x', '1', '--'],
])('%s less %s is %s', (a, b, rest) => {
  expect(minusText(a, b)).toBe(rest)
})
