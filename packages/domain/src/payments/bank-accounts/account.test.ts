import { expect, test } from 'vitest'
import { type BankAccountFacts, contentText, endingOf, faultsOf } from './account.ts'
import { plainCode } from './plain-code.ts'

const all = { type: 0, limited: [], allowed: [] } as const
const good: BankAccountFacts = { coin: 'SGD', accountNumber: '0039182047', bank: 'DBS', bankCountry: 'SG' }
const codes = (change: Partial<BankAccountFacts>, rule: Parameters<typeof faultsOf>[1] = all) =>
  faultsOf({ ...good, ...change }, rule, new Date('2026-11-28T00:00:00Z')).map(({ code }) => code)

test('removes blanks and dashes of any kind from a number, and capitalizes letters', () => {
  expect(plainCode(' de89 3704-0044\u20130532\u00a0013000')).toBe('DE89370400440532013000')
  expect(endingOf('003-918204-7')).toBe('2047')
})

test.each([
  ['12345', ['BANK_ACCOUNT_NUMBER_INVALID']],
  ['123456', []],
  ['1'.repeat(34), []],
  ['1'.repeat(35), ['BANK_ACCOUNT_NUMBER_INVALID']],
  ['12345é', ['BANK_ACCOUNT_NUMBER_INVALID']],
  ['DE89370400440532013000', []],
  ['DE89370400440532013001', ['BANK_ACCOUNT_IBAN_INVALID']],
  ['DE8937040044053201300', ['BANK_ACCOUNT_IBAN_INVALID']],
  ['GB29NWBK60161331926819', []],
  // Singapore has no IBANs.
  ['SG12345678', []],
])('the account number %s has the faults %j', (accountNumber, faults) => {
  expect(codes({ accountNumber })).toEqual(faults)
})

test('accepts a BIC of eight or eleven characters only', () => {
  expect(codes({ bankCode: 'DBSSSGSG' })).toEqual([])
  expect(codes({ bankCode: 'DBSSSGSGXXX' })).toEqual([])
  expect(codes({ bankCode: 'DBSSSGSGX' })).toEqual(['BANK_ACCOUNT_CODE_INVALID'])
  expect(codes({ bankCode: '1BSSSGSG' })).toEqual(['BANK_ACCOUNT_CODE_INVALID'])
})

test('requires an IFSC for rupees, and validates a given one for any currency', () => {
  expect(codes({ coin: 'INR', bankCountry: 'IN' })).toEqual(['BANK_ACCOUNT_IFSC_INVALID'])
  expect(codes({ coin: 'INR', bankCountry: 'IN', ifsc: 'HDFC0001234' })).toEqual([])
  expect(codes({ ifsc: 'HDFC1001234' })).toEqual(['BANK_ACCOUNT_IFSC_INVALID'])
})

test('requires a bank country that exists and is served', () => {
  expect(codes({ bankCountry: 'ZZ' })).toEqual(['BANK_ACCOUNT_COUNTRY_NOT_SERVED'])
  expect(codes({ bankCountry: 'KP' }, { type: 1, limited: ['KP'], allowed: [] })).toEqual([
    'BANK_ACCOUNT_COUNTRY_NOT_SERVED',
  ])
  expect(codes({}, { type: 2, limited: [], allowed: ['MY'] })).toEqual(['BANK_ACCOUNT_COUNTRY_NOT_SERVED'])
})

test('texts of different contents differ, because a missing field keeps its place', () => {
  const salt = 's'
  const address = { country: 'SG', town: 'Singapore' }
  const agreed = { paymentName: 'Jia Wen Lim', address, salt }
  expect(contentText({ ...good, branch: 'a', ...agreed })).not.toBe(
    contentText({ ...good, bankAddress: 'a', ...agreed }),
  )
  expect(contentText({ ...good, ...agreed })).not.toBe(contentText({ ...good, replaces: 'b', ...agreed }))
  expect(contentText({ ...good, ...agreed })).not.toBe(contentText({ ...good, ...agreed, paymentName: 'Jia Lim' }))
  const other = { ...address, street: 'Raffles Quay' }
  expect(contentText({ ...good, ...agreed })).not.toBe(contentText({ ...good, ...agreed, address: other }))
  expect(contentText({ ...good, ...agreed })).toBe(contentText({ ...good, branch: undefined, ...agreed }))
})
