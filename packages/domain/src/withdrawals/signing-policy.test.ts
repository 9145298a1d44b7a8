import { expect, test } from 'vitest'
import { amount } from '../money/amount.ts'
import { signingRefusal } from './signing-policy.ts'

const cap = { perPayment: amount(100n), per24Hours: amount(250n) }
const refusal = (minor: bigint, before: bigint) =>
  signingRefusal({ amount: amount(minor), signedIn24Hours: amount(before) }, cap)

test('WDR-12 the signer pays up to its own caps and not one minor unit more', () => {
  expect(refusal(100n, 0n)).toBeUndefined()
  expect(refusal(101n, 0n)).toBe('above the cap of one payment')
  expect(refusal(100n, 150n)).toBeUndefined()
  expect(refusal(100n, 151n)).toBe('above the cap of 24 hours')
})

test('WDR-12 a coin without a cap is never signed', () => {
  expect(signingRefusal({ amount: amount(1n), signedIn24Hours: amount(0n) }, undefined)).toBe('no cap for this coin')
})
