import { expect, test } from 'vitest'
import { ratesOf, ratioOf } from './rates-text.ts'

test.each([
  ['10', '0.1'],
  ['0', '0'],
  ['100', '1'],
  ['12.5', '0.125'],
  ['0.0001', '0.000001'],
  ['100.0001', undefined],
  ['-1', undefined],
  ['1e2', undefined],
  ['', undefined],
])('converts %s percent to %s', (percent, ratio) => expect(ratioOf(percent)).toBe(ratio))

test.each([
  ['', []],
  [
    'CN 10, my 15%',
    [
      { country: 'CN', rate: '0.1' },
      { country: 'MY', rate: '0.15' },
    ],
  ],
  [
    'CN：10；MY 5',
    [
      { country: 'CN', rate: '0.1' },
      { country: 'MY', rate: '0.05' },
    ],
  ],
  ['CN', undefined],
  ['CN 10, CN 5', undefined],
  ['CHN 10', undefined],
])('parses %s as %j', (text, rates) => expect(ratesOf(text)).toEqual(rates))
