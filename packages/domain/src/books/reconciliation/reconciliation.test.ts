import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { differenceIn, isStanding, isStillThere } from './difference.ts'
import { differenceBooked, lossBooked } from './postings.ts'

const at = (min: bigint, max = min) => ({ min, max })

test('compares external holdings with the ledger to the minor unit', () => {
  expect(differenceIn(at(100n), 100n, undefined, 7)).toBeUndefined()
  expect(differenceIn(at(101n), 100n, undefined, 7)).toEqual({ by: 1n, sinceMs: 7 })
  expect(differenceIn(at(99n), 100n, undefined, 7)).toEqual({ by: -1n, sinceMs: 7 })
})

test('keeps the age of a shortfall while it grows or shrinks, and treats a surplus as a new arrival', () => {
  expect(differenceIn(at(98n), 100n, { by: -1n, sinceMs: 1 }, 7)).toEqual({ by: -2n, sinceMs: 1 })
  expect(differenceIn(at(99n), 100n, { by: -2n, sinceMs: 1 }, 7)).toEqual({ by: -1n, sinceMs: 1 })
  expect(differenceIn(at(101n), 100n, { by: 1n, sinceMs: 1 }, 7)).toEqual({ by: 1n, sinceMs: 1 })
  expect(differenceIn(at(102n), 100n, { by: 1n, sinceMs: 1 }, 7)).toEqual({ by: 2n, sinceMs: 7 })
  expect(differenceIn(at(101n), 100n, { by: -1n, sinceMs: 1 }, 7)).toEqual({ by: 1n, sinceMs: 7 })
})

test.each([
  ['all of it may be on its way', at(95n, 105n), undefined, undefined],
  ['more is missing than leaves', at(90n, 95n), undefined, { by: -5n, sinceMs: 7 }],
  ['more is there than arrives', at(103n, 110n), undefined, { by: 3n, sinceMs: 7 }],
  ['what was missing may be missing still', at(95n, 105n), { by: -3n, sinceMs: 1 }, { by: -3n, sinceMs: 1 }],
  ['not so much can be missing any more', at(98n, 105n), { by: -3n, sinceMs: 1 }, { by: -2n, sinceMs: 1 }],
  ['nothing can be missing any more', at(100n, 105n), { by: -3n, sinceMs: 1 }, undefined],
  ['what is too much may be too much still', at(95n, 105n), { by: 3n, sinceMs: 1 }, { by: 3n, sinceMs: 1 }],
])('changes a difference within bounds only as far as they require: %s', (_, held, before, found) => {
  expect(differenceIn(held, 100n, before, 7)).toEqual(found)
})

test('reports a difference after five minutes', () => {
  expect(isStanding({ by: 1n, sinceMs: 1000 }, 300_999)).toBe(false)
  expect(isStanding({ by: 1n, sinceMs: 1000 }, 301_000)).toBe(true)
})

test('keeps a difference while at least as much is missing or in excess', () => {
  expect([5n, 6n].map((seen) => isStillThere(5n, seen))).toEqual([true, true])
  expect([4n, 0n, -5n].map((seen) => isStillThere(5n, seen))).toEqual([false, false, false])
  expect([-5n, -6n].map((seen) => isStillThere(-5n, seen))).toEqual([true, true])
  expect([-4n, 0n, 5n].map((seen) => isStillThere(-5n, seen))).toEqual([false, false, false])
})

test('puts a surplus in suspense, and charges a shortfall to the exchange', () => {
  expect(differenceBooked({ coin: 'tUSD', where: 'chain', by: 5n, owedByCompany: 0n })).toEqual([
    {
      debit: { exchange: 'custody' },
      credit: { exchange: 'suspense', of: 'reconciliation' },
      coin: 'tUSD',
      amount: amount(5n),
    },
  ])
  expect(differenceBooked({ coin: 'SGD', where: 'bank', by: -5n, owedByCompany: 9n })).toEqual([
    { debit: { exchange: 'fees' }, credit: { exchange: 'bank' }, coin: 'SGD', amount: amount(5n) },
  ])
})

const [custody, fees, deficit, suspense] = [
  { exchange: 'custody' },
  { exchange: 'fees' },
  { exchange: 'deficit' },
  { exchange: 'suspense', of: 'reconciliation' },
] as const

test.each([
  ['nothing owed', 5n, 0n, [[suspense, 5n]]],
  [
    'less owed than paid in',
    5n,
    2n,
    [
      [deficit, 2n],
      [suspense, 3n],
    ],
  ],
  ['exactly paid in', 5n, 5n, [[deficit, 5n]]],
  ['more owed than paid in', 5n, 9n, [[deficit, 5n]]],
])('a surplus first covers losses that the company owes: %s', (_, by, owedByCompany, credits) => {
  const booked = differenceBooked({ coin: 'tUSD', where: 'chain', by, owedByCompany })
  expect(booked.map(({ debit, credit, amount: part }) => [debit, credit, part])).toEqual(
    credits.map(([credit, part]) => [custody, credit, part]),
  )
})

test.each([
  ['enough fees', 9n, [[fees, 5n]]],
  [
    'some fees',
    2n,
    [
      [fees, 2n],
      [deficit, 3n],
    ],
  ],
  ['no fees', 0n, [[deficit, 5n]]],
])('a loss takes the fee income, and the company owes the rest: %s', (_, held, debits) => {
  const booked = lossBooked({ coin: 'tUSD', where: 'chain', amount: amount(5n), fees: amount(held) })
  expect(booked.map(({ debit, credit, amount: part }) => [debit, credit, part])).toEqual(
    debits.map(([debit, part]) => [debit, custody, part]),
  )
})
