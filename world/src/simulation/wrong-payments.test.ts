import { expect, test } from 'vitest'
import type { Payment } from '../chain/payment.ts'
import { wrongDebits, wrongPayment } from './wrong-payments.ts'

type Due = Parameters<typeof wrongPayment>[2]
const withdrawal = { id: 'w', address: 'wallet', tag: null, account: 'their account', receives: 99n, byTwo: true }
const due: Due = new Map([[withdrawal.id, withdrawal]])
const paid = (to: string, amount: bigint, ...memos: string[]): Payment => ({
  signature: 'one',
  memos,
  got: new Map([[to, amount]]),
})
const judged = (payment: Payment, of = due): string | undefined => wrongPayment(payment, 'cold account', of)

test('accepts a payment with the account and amount of a withdrawal that two people approved', () => {
  expect(judged(paid('their account', 99n, 'w'))).toBeUndefined()
  expect(judged(paid('cold account', 5n))).toBeUndefined()
})

test.each([
  ['without a withdrawal', paid('their account', 99n)],
  ['that names an unknown withdrawal', paid('their account', 99n, 'other')],
  ['to another account', paid('another account', 99n, 'w')],
  ['of another amount', paid('their account', 100n, 'w')],
  [
    'to two accounts',
    {
      ...paid('their account', 99n, 'w'),
      got: new Map([
        ['their account', 99n],
        ['x', 1n],
      ]),
    },
  ],
])('reports a payment %s', (_name, payment) => {
  expect(judged(payment)).toEqual(expect.any(String))
})

const tagged = new Map([['w', { ...withdrawal, tag: '104857' }]])
test('accepts a payment with the tag of its withdrawal', () => {
  expect(judged(paid('their account', 99n, '104857', 'w'), tagged)).toBeUndefined()
})

test.each([
  ['without the tag of its withdrawal', paid('their account', 99n, 'w'), tagged],
  ['with another tag', paid('their account', 99n, '104858', 'w'), tagged],
  ['with a tag that its withdrawal does not have', paid('their account', 99n, '104857', 'w'), due],
])('reports a payment %s', (_name, payment, of) => {
  expect(judged(payment, of)).toEqual(expect.any(String))
})

test('reports a payment that only one person approved', () => {
  expect(judged(paid('their account', 99n, 'w'), new Map([['w', { ...withdrawal, byTwo: false }]]))).toEqual(
    expect.any(String),
  )
})

const payouts = new Map([['P1', { reference: 'P1', receives: 98_00n, byTwo: true }]])
test.each([
  ['right', [{ reference: 'P1', cents: 98_00n }], 0],
  ['of another amount', [{ reference: 'P1', cents: 99_00n }], 1],
  ['for an unknown payout', [{ reference: 'P2', cents: 98_00n }], 1],
  [
    'made twice',
    [
      { reference: 'P1', cents: 98_00n },
      { reference: 'P1', cents: 98_00n },
    ],
    1,
  ],
])('a debit that is %s gives the expected number of findings', (_name, debits, findings) => {
  expect(wrongDebits(debits, payouts, new Set())).toHaveLength(findings)
})

test('reports a payout that the bank already paid in an earlier check', () => {
  expect(wrongDebits([{ reference: 'P1', cents: 98_00n }], payouts, new Set(['P1']))).toHaveLength(1)
})
