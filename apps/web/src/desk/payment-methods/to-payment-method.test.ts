import { expect, test } from 'vitest'
import { type PaymentMethodFields, toPaymentMethod } from './to-payment-method.ts'

const good: PaymentMethodFields = {
  kind: 'bank_transfer',
  account: '003-918204-7',
  bank: ' DBS Bank ',
  branch: '',
  bankCode: 'dbss sgsg',
  remark: ' ',
  qr: [],
}
const faults = (change: Partial<PaymentMethodFields>) => {
  const result = toPaymentMethod({ ...good, ...change })
  return result.ok ? {} : Object.fromEntries(Object.entries(result.faults).filter(([, fault]) => fault !== undefined))
}

test('sends the fields in the form in which they are stored, without empty ones', () => {
  expect(toPaymentMethod(good)).toEqual({
    ok: true,
    body: { kind: 'bank_transfer', account: '0039182047', bank: 'DBS Bank', bankCode: 'DBSSSGSG' },
  })
})

test('does not send fields typed for another kind', () => {
  expect(toPaymentMethod({ ...good, kind: 'paynow', account: '+65 9123 4567' })).toEqual({
    ok: true,
    body: { kind: 'paynow', account: '+6591234567' },
  })
})

test.each([
  [{ kind: '' }, { kind: 'kind' }],
  [{ account: '1' }, { account: 'account' }],
  [{ bank: '  ' }, { bank: 'bank' }],
  [{ bank: 'a\u202Eb' }, { bank: 'signs' }],
  [{ bankCode: 'DBS' }, { bankCode: 'code' }],
  [{ kind: 'sepa', account: 'DE89 3704 0044 0532 0130 01', bankCode: '' }, { account: 'iban' }],
  [{ kind: 'alipay', account: 'nobody' }, { account: 'account' }],
])('rejects %o with %o at its fields', (change, words) => {
  expect(faults(change)).toEqual(words)
})
