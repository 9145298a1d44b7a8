import { expect, test } from 'vitest'
import { type CreditFacts, customerFault } from './credit-customer.ts'

const fit: CreditFacts = {
  ownsMoney: true,
  isApproved: true,
  takesIn: true,
  isStopped: false,
  isOurs: true,
  isAboveMaximum: false,
}

test('accepts a customer without a fault, and reports a missing customer as unknown', () => {
  expect(customerFault(fit)).toBeUndefined()
  expect(customerFault(undefined)).toBe('unknown')
})

test.each([
  [{ ownsMoney: false }, 'no_account'],
  [{ isApproved: false }, 'not_approved'],
  [{ takesIn: false }, 'deposits_closed'],
  [{ isStopped: true }, 'stopped'],
  [{ isOurs: false }, 'other_account'],
  [{ isAboveMaximum: true }, 'above_maximum'],
] as const)('a payment with %o is refused: %s', (wrong, fault) => {
  expect(customerFault({ ...fit, ...wrong })).toBe(fault)
})
