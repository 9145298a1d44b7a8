import { expect, test } from 'vitest'
import { accountName, accountFault, newAccountName, newAccountFault, noAccount } from './account-name.ts'

const phone = (country: string, number: string, valid?: string) => ({
  ...noAccount,
  kind: 'phone' as const,
  phone: { country, number, valid },
})

test.each([
  [{ ...noAccount, email: ' ann@example.com ' }, 'ann@example.com'],
  [{ ...noAccount, email: 'ann' }, undefined],
  [phone('SG', '81234567', '+6581234567'), '+6581234567'],
  [phone('SG', '6581234567', '+6581234567'), '+656581234567'],
  [phone('GB', '07911123456', '+447911123456'), '+447911123456'],
  [phone('SG', '123'), undefined],
  [phone('', '81234567'), undefined],
])('names an existing account %j as %s', (typed, name) => {
  expect(accountName(typed)).toBe(name)
})

test.each([
  [phone('SG', '6581234567', '+6581234567'), '+6581234567'],
  [phone('SG', '912345678'), undefined],
  [phone('SG', '+658123456'), undefined],
])('names a new account %j as %s', (typed, name) => {
  expect(newAccountName(typed)).toBe(name)
})

test.each([
  ['', 'email.missing'],
  ['用户@例子.公司', 'email.signs'],
  ['dot@x.example.', 'email.host'],
  ['ann.example.com', 'email.at'],
  [`${'a'.repeat(250)}@x.example`, 'email.long'],
])('rejects the email %j with %s, for new and for existing accounts', (email, fault) => {
  expect(accountFault({ ...noAccount, email })).toBe(fault)
  expect(newAccountFault({ ...noAccount, email })).toBe(fault)
})

test('a phone needs seven digits, and a new one must be valid', () => {
  expect(newAccountFault(phone('SG', ''))).toBe('phoneMissing')
  expect(newAccountFault(phone('SG', '812345'))).toBe('phoneShort')
  expect(newAccountFault(phone('SG', '912345678'))).toBe('phoneInvalid')
  expect(accountFault(phone('SG', '912345678'))).toBeUndefined()
})
