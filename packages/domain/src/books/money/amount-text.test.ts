import { expect, test } from 'vitest'
import { amountText, bare, ungrouped } from './amount-text.ts'

test.each([
  ['60000.000000', '60,000.00'],
  ['1849.20', '1,849.20'],
  ['2385', '2,385'],
  ['999.999999', '999.999999'],
  ['1069.069000', '1,069.069'],
  ['-150000.000000', '-150,000.00'],
  ['0.000001', '0.000001'],
  ['--', '--'],
])('reads %s as %s', (text, read) => expect(amountText(text)).toBe(read))

test.each([
  ['1,234,567.5', '1234567.5'],
  [' 10 000 ', '10000'],
  ['1000.5', '1000.5'],
  ['1000,5', '1000,5'],
  ['6,2', '6,2'],
  ['1,00', '1,00'],
  ['1,2345', '1,2345'],
  ['1,234,5', '1,234,5'],
])('reads the typed text %s as %s', (typed, amount) => expect(ungrouped(typed)).toBe(amount))

test.each([
  ['12.500000', '12.5'],
  ['1907.050', '1907.05'],
  ['250.000000', '250'],
  ['100', '100'],
  ['0.000001', '0.000001'],
  ['0.00', '0'],
])('shows %s in a field as %s', (text, typed) => expect(bare(text)).toBe(typed))
