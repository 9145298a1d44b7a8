import { expect, test } from 'vitest'
import { percentText } from './ratio.ts'

test.each([
  ['0.062', '6.20'],
  ['0.0585', '5.85'],
  ['0.005', '0.50'],
  ['0.000019', '0.00'],
  ['1', '100.00'],
  ['12.5', '1250.00'],
  ['0.115999', '11.59'],
])('the fraction %s is %s percent', (ratio, percent) => {
  expect(percentText(ratio)).toBe(percent)
})
