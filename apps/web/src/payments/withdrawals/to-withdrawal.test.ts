import { parseAmount } from '@tessera/domain/books/money/amount.ts'
import { expect, test } from 'vitest'
import { mostAmount, preview, toWithdrawal, withinLimit } from './to-withdrawal.ts'
import { bookEntry } from './testing.ts'
import type { BookEntry, Terms } from './withdrawals.queries.ts'

const terms: Terms = {
  coin: 'tUSD',
  chain: 'solana_devnet',
  open: true,
  decimals: 6,
  feeMode: 'fixed',
  feeQuote: null,
  feeUntil: null,
  fee: '1.000000',
  min: '20.000000',
  max: '20000.000000',
  available: '3812.400000',
  rate: '1.0000000000',
  currency: 'USD',
  ownUntil: null,
  cap: null,
  remaining24h: '5000',
  remainingDay: null,
  remainingMonth: '50000',
  limit24h: '5000',
  limitDay: null,
  limitMonth: '50000',
  unidentifiedLeft: '1110.000000',
  memo: 'optional',
  frozenUntil: null,
  verifyScene: 'withdraw',
}
const entry: BookEntry = { ...bookEntry, id: 'a1', trusted: true }

test('the receipt is the amount less the fee', () => {
  expect(preview('1500.', terms)).toEqual({ receipt: { amount: '1500.000000', receives: '1499.000000' } })
})

test.each([
  ['', terms, 'amount'],
  ['1.0000001', terms, 'precise'],
  ['1', terms, 'fee'],
  ['20.999999', terms, 'minimum'],
  ['3812.400001', terms, 'balance'],
  ['20001.000001', { ...terms, available: '99999.000000' }, 'maximum'],
  ['1500', { ...terms, open: false }, 'closed'],
  ['1500', { ...terms, rate: null }, 'closed'],
  ['1500.000001', { ...terms, rate: '2.0000000000', remaining24h: '3000.000000' }, 'day'],
  ['1500.000001', { ...terms, remaining24h: '1500.000000' }, 'day'],
  ['1500.000001', { ...terms, remainingDay: '1500.000000' }, 'calendarDay'],
  ['1500.000001', { ...terms, remainingMonth: '1500.000000' }, 'month'],
] as const)('WDR-08 rejects %s: %o', (amount, rules, fault) => {
  expect(preview(amount, rules)).toMatchObject({ fault })
})

test('accepts the minimum and the maximum', () => {
  expect(preview('21', terms)).toHaveProperty('receipt')
  const rich = { ...terms, available: '99999.000000', remaining24h: '99999', remainingMonth: '99999' }
  expect(preview('20001', rich)).toHaveProperty('receipt')
})

test('accepts exactly what the limits leave', () => {
  expect(preview('1500', { ...terms, remaining24h: '1500.000000', remainingMonth: '1500' })).toHaveProperty('receipt')
})

test.each([
  ['the balance', {}, undefined, '3812.400000', 'balance'],
  ['the limit of one withdrawal and its fee', { max: '1000.000000' }, undefined, '1001.000000', 'maximum'],
  ['what 24 hours leave', { remaining24h: '25.000000' }, undefined, '25.000000', 'day'],
  ['what the calendar day leaves', { remainingDay: '26.250000' }, undefined, '26.250000', 'calendarDay'],
  ['what the month leaves', { remainingMonth: '27.500000' }, undefined, '27.500000', 'month'],
  ['what addresses that are not proven may get', {}, '1120.030000', '1120.030000', 'address'],
] as const)('WDR-18 the most that can be withdrawn is %s, and it is accepted', (_, change, left, most, bound) => {
  const changed = { ...terms, ...change }
  const unidentified = left && parseAmount(left, 6)
  expect(mostAmount(changed, unidentified)).toEqual({ most: parseAmount(most, 6), bound, isAccepted: true })
  expect(preview(most, changed)).toHaveProperty('receipt')
})

test('does not offer a remainder below the minimum and its fee', () => {
  expect(mostAmount({ ...terms, remaining24h: '20.999999' })).toMatchObject({ bound: 'day', isAccepted: false })
  expect(mostAmount({ ...terms, remaining24h: '21.000000' })).toMatchObject({ bound: 'day', isAccepted: true })
  expect(mostAmount({ ...terms, rate: null })).toMatchObject({ most: 0n, isAccepted: false })
})

test('the request names the address by its entry and has the fee that was shown', () => {
  expect(toWithdrawal({ addressId: 'a1', amount: '1500', remark: ' ', ...withinLimit }, terms, [entry])).toEqual({
    ok: true,
    body: {
      coin: 'tUSD',
      chain: 'solana_devnet',
      addressId: 'a1',
      address: entry.address,
      tag: null,
      amount: '1500.000000',
      fee: '1.000000',
    },
  })
})

test('rejects an address that is still locked, and a missing one', () => {
  const fields = { addressId: 'a1', amount: '1500', remark: '', ...withinLimit }
  expect(toWithdrawal(fields, terms, [{ ...entry, usable: false }])).toMatchObject({ faults: { addressId: 'waiting' } })
  expect(toWithdrawal({ ...fields, addressId: 'x' }, terms, [entry])).toMatchObject({
    faults: { addressId: 'address' },
  })
})

test.each([
  ['unknown', '1110', undefined],
  ['unknown', '1110.000001', 'unknown'],
  ['unproved', '1110.000001', 'unproved'],
  ['identified', '1110.000001', undefined],
] as const)('WDR-18 to an address that is %s, %s is rejected: %s', (identification, amount, fault) => {
  const result = toWithdrawal({ addressId: 'a1', amount, remark: '', ...withinLimit }, terms, [
    { ...entry, identification },
  ])
  expect(result.ok ? undefined : result.faults.addressId).toBe(fault)
})

test.each([
  ['required', null, 'tagNeeded'],
  ['required', '104857', undefined],
  ['none', '104857', 'tagNotTaken'],
  ['optional', null, undefined],
] as const)('WDR-20 with a memo that is %s, an address with the tag %j results in: %s', (memo, tag, fault) => {
  const result = toWithdrawal({ addressId: 'a1', amount: '100', remark: '', ...withinLimit }, { ...terms, memo }, [
    { ...entry, tag },
  ])
  expect(result.ok ? result.body.tag : result.faults.addressId).toBe(fault ?? tag)
})

test('an amount over the limit goes to review with a reason, and only then', () => {
  const small = { ...terms, remaining24h: '1000.000000' }
  const send = (overLimitReason: string, amount = '1500') =>
    toWithdrawal({ addressId: 'a1', amount, remark: '', isSentToReview: true, overLimitReason }, small, [entry])
  expect(send(' ')).toMatchObject({ ok: false, faults: { amount: undefined, overLimitReason: 'overLimitReason' } })
  expect(send(' A flat ')).toMatchObject({ ok: true, body: { amount: '1500.000000', overLimitReason: 'A flat' } })
  expect(send('A flat', '500')).toMatchObject({
    ok: true,
    body: expect.not.objectContaining({ overLimitReason: 'A flat' }),
  })
  expect(send('A flat', '3812.400001')).toMatchObject({ ok: false, faults: { amount: 'balance' } })
})
