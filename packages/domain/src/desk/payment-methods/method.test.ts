import { expect, test } from 'vitest'
import { carries, endingOfAccount, type MethodFacts, methodText, plainAccount } from './method.ts'
import { faultsOfMethod } from './faults.ts'

const codes = (method: MethodFacts) => faultsOfMethod(method).map(({ code, field }) => `${field} ${code}`)

test.each<MethodFacts>([
  { kind: 'bank_transfer', bank: 'DBS Bank', account: '003-918204-7' },
  { kind: 'paynow', account: '+65 9123 4567' },
  { kind: 'paynow', account: 'S1234567D' },
  { kind: 'paynow', account: '201912345K' },
  { kind: 'fps', account: 'ann@example.com' },
  { kind: 'fps', account: '1234567' },
  { kind: 'alipay', account: '13800138000' },
  { kind: 'wechat_pay', account: 'ann_li-88' },
  { kind: 'sepa', account: 'DE89 3704 0044 0532 0130 00', bankCode: 'COBADEFF' },
])('$kind accepts the account $account', (method) => {
  expect(faultsOfMethod(method)).toEqual([])
})

test('reports each fault at its field', () => {
  expect(codes({ kind: 'bank_transfer', account: '12' })).toEqual([
    'bank PAYMENT_METHOD_BANK_MISSING',
    'account PAYMENT_METHOD_ACCOUNT_INVALID',
  ])
  expect(codes({ kind: 'paynow', account: '12', bank: 'DBS' })).toEqual([
    'bank PAYMENT_METHOD_FIELD_NOT_USED',
    'account PAYMENT_METHOD_ACCOUNT_INVALID',
  ])
  expect(codes({ kind: 'bank_transfer', bank: 'DB', account: 'DE89370400440532013001' })).toEqual([
    'account BANK_ACCOUNT_IBAN_INVALID',
  ])
  expect(codes({ kind: 'paynow', account: '+656581234567' })).toEqual(['account PAYMENT_METHOD_ACCOUNT_INVALID'])
  expect(codes({ kind: 'sepa', account: 'DE89370400440532013001' })).toEqual(['account BANK_ACCOUNT_IBAN_INVALID'])
  expect(codes({ kind: 'sepa', account: 'XX00', bankCode: '1' })).toEqual([
    'account BANK_ACCOUNT_IBAN_INVALID',
    'bankCode BANK_ACCOUNT_CODE_INVALID',
  ])
})

test('an account has one spelling, and its ending is shown', () => {
  expect(plainAccount('paynow', '+65 9123-4567')).toBe('+6591234567')
  expect(plainAccount('alipay', ' Ann@Example.com ')).toBe('ann@example.com')
  expect(plainAccount('wechat_pay', 'Ann-Li')).toBe('Ann-Li')
  expect(endingOfAccount('paynow', '+65 9123 4567')).toBe('4567')
})

test('a proof is bound to every stored field', () => {
  const method = { kind: 'bank_transfer', account: '0039182047', bank: 'DBS', salt: 's' } as const
  const texts = [
    method,
    { ...method, account: '0039182048' },
    { ...method, bank: 'OCBC' },
    { ...method, branch: 'A' },
    { ...method, bankCode: 'A' },
    { ...method, remark: 'A' },
    { ...method, qr: 'A' },
    { ...method, replaces: 'A' },
    { ...method, salt: 't' },
  ].map(methodText)
  expect(new Set(texts).size).toBe(texts.length)
  expect(methodText({ ...method, account: '003-9182047' })).toBe(methodText(method))
})

test('each kind supports its currencies, and a bank transfer supports all', () => {
  expect(carries('paynow', 'SGD')).toBe(true)
  expect(carries('paynow', 'CNY')).toBe(false)
  expect(carries('bank_transfer', 'CNY')).toBe(true)
})

test('only scannable methods accept a QR code, and a bank transfer does not', () => {
  const qr = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12'
  expect(faultsOfMethod({ kind: 'alipay', account: 'ann@example.com', qr })).toEqual([])
  expect(faultsOfMethod({ kind: 'bank_transfer', account: '0039182047', bank: 'DBS', qr })).toEqual([
    { code: 'PAYMENT_METHOD_FIELD_NOT_USED', field: 'qr' },
  ])
})
