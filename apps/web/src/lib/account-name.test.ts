import { expect, test } from 'vitest'
import { accountName, noAccount } from './account-name.ts'

test.each([
  [{ email: ' ann@example.com ' }, 'ann@example.com'],
  [{ email: 'ann' }, undefined],
  [{ way: 'phone', number: '81234567' }, '+6581234567'],
  [{ way: 'phone', country: 'GB', number: '07911123456' }, '+447911123456'],
  [{ way: 'phone', number: '123' }, undefined],
  [{ way: 'phone', country: '', number: '81234567' }, undefined],
] as const)('%j names %s', (typed, name) => {
  expect(accountName({ ...noAccount, ...typed })).toBe(name)
})
