import { expect, test } from 'vitest'
import { maxAmountOf, amountsOf, dealRequestOf } from './to-deal.ts'

const offer = { price: '1.3500000000', min: '10.00', max: '135.00', available: '60.000000' }
const scales = { coin: 6, fiat: 2 }

test('an amount in money buys coin rounded down; an amount in coin costs money rounded up', () => {
  expect(amountsOf('fiat', '20', offer, scales)).toEqual({ amount: 14_814_814n, fiatAmount: 2000n })
  expect(amountsOf('coin', '14.814815', offer, scales)).toEqual({ amount: 14_814_815n, fiatAmount: 2001n })
})

test.each([
  ['fiat', '', 'amount'],
  ['fiat', '0.00', 'amount'],
  ['fiat', '20.001', 'precise'],
  ['fiat', '9.99', 'bounds'],
  ['fiat', '135.01', 'bounds'],
  ['fiat', '100', 'remaining'],
  ['coin', '60.000001', 'remaining'],
  ['coin', '7', 'bounds'],
] as const)('in %s, %s is rejected: %s', (by, text, fault) => {
  expect(amountsOf(by, text, offer, scales)).toBe(fault)
})

test('the maximum is the lower of the limit of the ad and its remaining quantity', () => {
  expect(maxAmountOf('fiat', offer, scales)).toBe('135.00')
  expect(maxAmountOf('coin', offer, scales)).toBe('60.000000')
  expect(maxAmountOf('coin', { ...offer, available: '500.000000' }, scales)).toBe('100.000000')
})

test('the request has only the sum that was typed', () => {
  const about = { adId: 'a', method: 'paynow', paymentMethodId: undefined, scales } as const
  const sums = amountsOf('fiat', '20.', offer, scales)
  if (typeof sums === 'string') throw new Error(sums)
  expect(dealRequestOf({ ...about, by: 'fiat' }, sums)).toEqual({ adId: 'a', fiatAmount: '20.00', method: 'paynow' })
  expect(dealRequestOf({ ...about, by: 'coin', paymentMethodId: 'm' }, sums)).toEqual({
    adId: 'a',
    amount: '14.814814',
    method: 'paynow',
    paymentMethodId: 'm',
  })
})
