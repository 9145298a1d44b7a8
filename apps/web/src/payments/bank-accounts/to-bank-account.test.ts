import { expect, test } from 'vitest'
import { type BankAccountFields, toBankAccount } from './to-bank-account.ts'

const rule = { type: 1, limited: ['KP'], allowed: [] } as const
const good: BankAccountFields = {
  fiat: 'SGD',
  accountNumber: '003-918204-7',
  bank: ' DBS Bank ',
  bankCountry: 'SG',
  branch: '',
  bankCode: 'dbss sgsg',
  ifsc: 'no branch in India',
  bankAddress: '',
  remark: ' ',
  payNow: '',
  country: 'SG',
  town: ' Singapore ',
  postCode: '',
  street: ' Raffles Quay ',
  building: '',
  detail: '',
}
const faults = (change: Partial<BankAccountFields>) => {
  const result = toBankAccount({ ...good, ...change }, rule)
  return result.ok ? {} : Object.fromEntries(Object.entries(result.faults).filter(([, fault]) => fault !== undefined))
}

test('sends the account as the server stores it: plain codes, normalised texts, no empty fields', () => {
  expect(toBankAccount(good, rule)).toEqual({
    ok: true,
    body: {
      fiat: 'SGD',
      accountNumber: '0039182047',
      bank: 'DBS Bank',
      bankCountry: 'SG',
      bankCode: 'DBSSSGSG',
      address: { country: 'SG', town: 'Singapore', street: 'Raffles Quay' },
    },
  })
})

test.each([
  [{ fiat: '' }, { fiat: 'fiat' }],
  [{ bankCountry: '' }, { bankCountry: 'country' }],
  [{ bankCountry: 'KP' }, { bankCountry: 'notServed' }],
  [{ bank: '  ' }, { bank: 'bank' }],
  [{ country: '' }, { country: 'holderCountry' }],
  [{ town: ' ' }, { town: 'town' }],
  [{ street: 'a\u202Eb' }, { street: 'signs' }],
  [{ bank: 'a\u202Eb' }, { bank: 'signs' }],
  [{ accountNumber: '1' }, { accountNumber: 'number' }],
  [{ accountNumber: 'DE89 3704 0044 0532 0130 01' }, { accountNumber: 'iban' }],
  [{ accountNumber: 'DE89 3704 00\u200B44 0532 0130 00\u200B' }, {}],
  [{ accountNumber: 'DE89 3704 00\u200B44 0532 0130 01' }, { accountNumber: 'hidden:13' }],
  [{ bankCode: 'DBS' }, { bankCode: 'code' }],
  [{ bankCountry: 'IN' }, { ifsc: 'ifsc' }],
  [{ bankCountry: 'IN', ifsc: '' }, {}],
  [{ fiat: 'INR', ifsc: '' }, { ifsc: 'ifsc' }],
])('rejects %o with %o at its fields', (change, words) => {
  expect(faults(change)).toEqual(words)
})
