import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { type CustomerBalance, repayments, reversed } from './reversal.ts'

const balance = (customer: string, available: bigint): CustomerBalance => ({
  account: { customer, kind: 'fiat' },
  available: amount(available),
})
const credit = (whole: bigint, fromFees = 0n) => ({
  coin: 'SGD',
  amount: amount(whole),
  fromFees: amount(fromFees),
})

test('takes the available balance first, and posts the rest as a receivable', () => {
  const { transfers, taken } = reversed(credit(100n), [balance('a', 30n), balance('b', 50n)], 'r1')
  expect(taken).toBe(80n)
  expect(transfers).toEqual([
    { debit: { customer: 'a', kind: 'fiat' }, credit: { exchange: 'bank' }, coin: 'SGD', amount: 30n },
    { debit: { customer: 'b', kind: 'fiat' }, credit: { exchange: 'bank' }, coin: 'SGD', amount: 50n },
    { debit: { exchange: 'receivable', of: 'r1' }, credit: { exchange: 'bank' }, coin: 'SGD', amount: 20n },
  ])
})

test('takes no more than the credit, and returns to fee income the part that it paid', () => {
  const { transfers, taken } = reversed(credit(100n, 5n), [balance('a', 300n)], 'r1')
  expect(taken).toBe(100n)
  expect(transfers).toEqual([
    { debit: { customer: 'a', kind: 'fiat' }, credit: { exchange: 'bank' }, coin: 'SGD', amount: 95n },
    { debit: { customer: 'a', kind: 'fiat' }, credit: { exchange: 'fees' }, coin: 'SGD', amount: 5n },
  ])
})

test('repays the oldest receivable first, and never more than is outstanding', () => {
  const owed = [
    { id: 'old', outstanding: amount(40n) },
    { id: 'new', outstanding: amount(100n) },
  ]
  expect(repayments('SGD', owed, [balance('a', 60n)]).map((each) => [each.receivable, each.amount])).toEqual([
    ['old', 40n],
    ['new', 20n],
  ])
  expect(repayments('SGD', owed, [balance('a', 0n)])).toEqual([])
})

const minor = fc.bigInt({ min: 0n, max: 10_000n })
test('a reversal moves exactly the credit, and takes no more from an account than is available', () =>
  fc.assert(
    fc.property(minor, fc.nat(100), fc.array(minor, { maxLength: 5 }), (whole, share, available) => {
      const fromFees = (whole * BigInt(share)) / 100n
      const balances = available.map((each, at) => balance(String(at), each))
      const { transfers, taken } = reversed(credit(whole, fromFees), balances, 'r1')
      const sum = (of: (each: (typeof transfers)[number]) => boolean): bigint =>
        transfers.filter(of).reduce((all, each) => all + each.amount, 0n)
      expect(sum(() => true)).toBe(whole)
      expect(sum(({ credit: to }) => 'exchange' in to && to.exchange === 'fees')).toBe(fromFees)
      expect(sum(({ debit }) => 'customer' in debit)).toBe(taken)
      for (const { account, available: has } of balances)
        expect(sum(({ debit }) => debit === account)).toBeLessThanOrEqual(has)
      expect(transfers.every((each) => each.amount > 0n)).toBe(true)
    }),
  ))
