import { expect, test } from 'vitest'
import { mostAmount, preview, withinLimit } from '#payments/withdrawals/to-withdrawal.ts'
import { type OneFiat, toPayout } from './to-payout.ts'

const account = {
  id: 'a1',
  name: 'Lim Jia Wen',
  bank: 'DBS',
  ending: '6789',
  usableAt: '2026-01-01T00:00:00.000Z',
  usable: true,
  inOwnName: true,
}
const terms: OneFiat = {
  fiat: 'SGD',
  name: 'Singapore dollar',
  decimals: 2,
  open: true,
  fee: '2.00',
  min: '10.00',
  max: '1000000.00',
  expectedBy: '2026-01-02T00:00:00.000Z',
  closedFiats: [],
  available: '9000.00',
  rate: '0.7500000000',
  account,
  currency: 'USD',
  ownUntil: null,
  cap: null,
  remaining24h: '5000.000000',
  remainingDay: null,
  remainingMonth: '50000.000000',
  limit24h: '5000.000000',
  limitDay: null,
  limitMonth: '50000.000000',
  frozenUntil: null,
}

test.each([
  ['', { fault: 'amount' }],
  ['2', { fault: 'fee' }],
  ['11.99', { fault: 'minimum' }],
  ['9000.01', { fault: 'balance' }],
  ['6666.67', { fault: 'day' }],
  ['6666.66', { receipt: { amount: '6666.66', receives: '6664.66' } }],
])('WDR-08 rejects %s: %o', (text, expected) => {
  expect(preview(text, terms)).toMatchObject(expected)
})

test('the maximum is what the limits leave at the rate, and that amount is accepted', () => {
  expect(mostAmount(terms)).toEqual({ most: 6666_66n, bound: 'day', isAccepted: true })
  expect(preview('6666.66', terms)).toMatchObject({ receipt: { amount: '6666.66' } })
  expect(mostAmount({ ...terms, rate: null })).toMatchObject({ most: 0n, isAccepted: false })
  expect(preview('100', { ...terms, rate: null })).toEqual({ fault: 'closed' })
})

test('the request describes the account in the same words as the email with the code', () => {
  expect(toPayout({ amount: '100', ...withinLimit }, terms)).toEqual({
    ok: true,
    body: { fiat: 'SGD', bank: 'DBS', ending: '6789', bankAccountId: 'a1', amount: '100.00', fee: '2.00' },
  })
})
