import { expect, test } from 'vitest'
import { payNowKind } from './pay-now.ts'

const now = new Date('2026-11-28T00:00:00Z')

test.each([
  ['+6591234567', 'mobile'],
  ['+6581234567', 'mobile'],
  ['53312345A', 'uen'],
  ['201912345K', 'uen'],
  ['T08GB0004A', 'uen'],
  ['S99SS0001B', 'uen'],
  ['+6591234567#GRAB', 'vpa'],
  ['201912345K#DBS', 'vpa'],
] as const)('accepts %s as a PayNow proxy of the kind %s', (text, kind) => {
  expect(payNowKind(text, now)).toBe(kind)
})

test.each([
  ['a landline number', '+6561234567'],
  ['a phone number of another country', '+8613912345678'],
  ['a phone number without a country code', '91234567'],
  ['a company number with a future year', '209912345K'],
  ['an entity of an unknown kind', 'T08ZZ0004A'],
  ['an identity card number', 'S1234567D'],
  ['an address without a bank', '+6591234567#'],
  ['an IBAN', 'DE89370400440532013000'],
])('rejects %s as a PayNow proxy', (_, text) => {
  expect(payNowKind(text, now)).toBeUndefined()
})
