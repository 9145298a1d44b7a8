import { expect, test } from 'vitest'
import { toFiatOrder } from './to-fiat-order.ts'

const terms = { fiat: 'SGD', decimals: 2, min: '100.00', max: '50000.00' }

test.each([
  ['100', '100.00'],
  ['50000.00', '50000.00'],
  ['123.4', '123.40'],
])('sends %s as %s', (amount, sent) => {
  expect(toFiatOrder({ fiat: 'SGD', amount }, terms)).toEqual({ ok: true, body: { fiat: 'SGD', amount: sent } })
})

test.each([
  ['', 'amount'],
  ['1.234', 'amount'],
  ['99.99', 'bounds'],
  ['50000.01', 'bounds'],
])('rejects the amount “%s” with the error “%s”', (amount, fault) => {
  expect(toFiatOrder({ fiat: 'SGD', amount }, terms)).toEqual({ ok: false, faults: { amount: fault } })
})
