import { expect, test } from 'vitest'
import { amountOf, termsIn, unitsIn } from './to-purchase.ts'

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

test.each([
  ['500', '100', '1000', '400'],
  ['500', '600', '1000', '0'],
  [null, '100', '1000', '1000'],
  ['5000', '0', '1000', '1000'],
])('with a cap of %s, %s bought and %s for sale, %s are left', (maxUnits, units, hardCap, max) => {
  const own = { allowed: true, reason: null, available: [], units, purchases: [] }
  const sale = { fee: '0.005', minUnits: '1', stepUnits: '1', maxUnits, hardCap, own }
  expect(termsIn(sale, coin).maxUnits).toBe(max)
})
