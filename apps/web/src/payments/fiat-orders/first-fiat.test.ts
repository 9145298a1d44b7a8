import { expect, test } from 'vitest'
import { firstFiat } from './first-fiat.ts'

const rows = ['CNY', 'EUR', 'SGD', 'USD'].map((fiat) => ({ fiat }))
const sgd = { coin: 'SGD', total: '12.00' }

test.each([
  ['one that is held', [{ coin: 'EUR', total: '0.00' }, sgd], 'USD', 'SGD'],
  ['the one of values, if none is held', [{ coin: 'SGD', total: '0.00' }], 'USD', 'USD'],
  ['the first of the list, if nothing is known', [], undefined, 'CNY'],
])('shows first: %s', (_, held, own, fiat) => {
  expect(firstFiat(rows, { held, own })?.fiat).toBe(fiat)
})

test('shows nothing for an empty list', () => {
  expect(firstFiat([], { held: [sgd], own: 'USD' })).toBeUndefined()
})
