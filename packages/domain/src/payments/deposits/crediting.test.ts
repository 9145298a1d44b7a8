import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { statusesAllowing } from '#platform/machine/machine.ts'
import { whySetAside } from './crediting.ts'
import { depositMachine } from './machine.ts'
import { depositCredited, depositReleased, depositSetAside } from './postings.ts'

const clear = { amount: amount(100n), min: amount(100n), open: true, approved: true, isUnexplained: false }

test('credits a deposit of at least the minimum', () => {
  expect(whySetAside(clear)).toBeUndefined()
})

test('DEP-08 puts a deposit one minor unit below the minimum in suspense', () => {
  expect(whySetAside({ ...clear, amount: amount(99n) })).toBe('below_minimum')
})

test('DEP-12 puts a deposit in suspense while deposits are stopped or the identity is not approved', () => {
  expect(whySetAside({ ...clear, open: false })).toBe('deposits_closed')
  expect(whySetAside({ ...clear, approved: false })).toBe('not_verified')
})

test('DEP-04 puts a change of the balance in suspense if the instructions do not explain it', () => {
  expect(whySetAside({ ...clear, isUnexplained: true })).toBe('unexplained')
})

test('DEP-01 credits a deposit only once it is finalised, also one that people release from suspense', () => {
  expect(statusesAllowing(depositMachine, 'credit')).toEqual(['finalised', 'manual'])
  expect(statusesAllowing(depositMachine, 'set_aside')).toEqual(['finalised'])
})

test('debits custody, and credits the customer or suspense', () => {
  const arrived = { customer: 'ada', coin: 'tUSD', amount: amount(5n) }
  expect(depositCredited(arrived)).toEqual([
    { debit: { exchange: 'custody' }, credit: { customer: 'ada', kind: 'token' }, coin: 'tUSD', amount: 5n },
  ])
  expect(depositSetAside(arrived)).toEqual([
    { debit: { exchange: 'custody' }, credit: { exchange: 'suspense' }, coin: 'tUSD', amount: 5n },
  ])
  expect(depositReleased(arrived)).toEqual([
    { debit: { exchange: 'suspense' }, credit: { customer: 'ada', kind: 'token' }, coin: 'tUSD', amount: 5n },
  ])
})
