import { expect, test } from 'vitest'
import { amountText } from './amount-text.ts'

test.each([
  ['60000.000000', '60,000.00'],
  ['1849.20', '1,849.20'],
  ['2385', '2,385'],
  ['999.999999', '999.999999'],
  ['1069.069000', '1,069.069'],
  ['-150000.000000', '-150,000.00'],
  ['0.000001', '0.000001'],
  ['--', '--'],
])('%s is read as %s', (text, read) => expect(amountText(text)).toBe(read))
