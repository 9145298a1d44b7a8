import { expect, test } from 'vitest'
import { amountOf, unitsIn } from './units-and-money.ts'

const coin = { decimals: 6, unitPrice: '0.260000' }

test.each([
  ['26', '100', undefined],
  ['0.25', '0', '0.250000'],
  ['26.3', '101', '0.040000'],
  ['1e3', '', undefined],
  ['', '', undefined],
])('%s buys %s units and leaves %s', (amount, units, remainder) => {
  expect(unitsIn(amount, coin, '1')).toEqual({ units, remainder })
})

test('buys only whole steps', () => {
  expect(unitsIn('26', coin, '30')).toEqual({ units: '90', remainder: '2.600000' })
})

test('units cost their price, and an invalid number costs nothing', () => {
  expect(amountOf('100', coin)).toBe('26.000000')
  expect(amountOf('1.5', coin)).toBe('')
})
