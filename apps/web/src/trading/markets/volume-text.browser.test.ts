import { expect, test } from 'vitest'
import { volumeText } from './volume-text.ts'

test.each([
  ['0', '0'],
  ['0.750000', '0.75'],
  ['100.400000', '100.4'],
  ['999.000000', '999'],
  ['1000.9', '1,000'],
  ['318402.500000', '318,402'],
])('shows a volume of %s as %s', (text, expected) => expect(volumeText(text)).toBe(expected))
