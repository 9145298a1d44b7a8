import { expect, test } from 'vitest'
import { byCurrency } from './by-currency.ts'
import { dollars, overviewOf } from './testing.ts'

const inToken = { ...dollars, available: '2000.000000', held: '50.500000', total: '2050.500000', value: '2050.50' }
const inSpot = { ...dollars, available: '0.000001', held: '0.000000', total: '0.000001', value: '0.00' }
const unpriced = { ...dollars, coin: 'AURB', name: 'Aurum', decimals: 0, available: '7', held: '0', total: '7' }

test('§2.4 a coin in two accounts is one row with the total and the parts of each account', () => {
  const [row, ...others] = byCurrency(overviewOf({ token: [inToken], spot: [inSpot] }))
  expect(others).toEqual([])
  expect(row).toMatchObject({ available: '2000.000001', held: '50.500000', total: '2050.500001', value: '2050.50' })
  expect(row?.parts).toEqual([
    { kind: 'token', holding: inToken },
    { kind: 'spot', holding: inSpot },
  ])
})

test('a coin without a price is a row without value', () => {
  expect(byCurrency(overviewOf({ spot: [unpriced] }))).toMatchObject([{ coin: 'AURB', total: '7', value: null }])
})

test('adds amounts beyond the precision of floats exactly', () => {
  const one = { ...dollars, available: '900719925474099.300001', total: '900719925474099.300001' }
  expect(byCurrency(overviewOf({ token: [one], spot: [inSpot] }))[0]?.total).toBe('900719925474099.300002')
})
