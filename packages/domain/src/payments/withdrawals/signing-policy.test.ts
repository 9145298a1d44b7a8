import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import {
  ACCOUNT_LAMPORTS,
  accountRefusal,
  ACCOUNTS_PER_24_HOURS,
  capAfter,
  capRefusal,
  RESERVE_LAMPORTS,
  tierCeiling,
  tierRefusal,
} from './signing-policy.ts'

const cap = { perPayment: amount(100n), per24Hours: amount(250n) }
const refusal = (minor: bigint, before: bigint) =>
  capRefusal({ amount: amount(minor), signedIn24Hours: amount(before) }, cap)

test("WDR-12 pays amounts up to and including the signer's own caps", () => {
  expect(refusal(100n, 0n)).toBeUndefined()
  expect(refusal(101n, 0n)).toBe('cap_payment')
  expect(refusal(100n, 150n)).toBeUndefined()
  expect(refusal(100n, 151n)).toBe('cap_day')
})

test('WDR-12 never signs a coin without a cap', () => {
  expect(capRefusal({ amount: amount(1n), signedIn24Hours: amount(0n) }, undefined)).toBe('cap_missing')
})

const tiers = {
  automatic: new Map([['tUSD', { ...cap, decimals: 6 }]]),
  onePerson: new Map([['tUSD', { perPayment: amount(1000n), per24Hours: amount(1000n), decimals: 6 }]]),
}

test('WDR-12 pays with fewer than two approvals up to and including the ceiling for that number', () => {
  const tier = (approvers: 0 | 1, minor: bigint, before = 0n) =>
    tierRefusal({ amount: amount(minor), signedIn24Hours: amount(before) }, tierCeiling(tiers, approvers, 'tUSD', 6))
  expect(tier(0, 100n)).toBeUndefined()
  expect(tier(0, 101n)).toBe('approval_missing')
  expect(tier(0, 100n, 150n)).toBeUndefined()
  expect(tier(0, 100n, 151n)).toBe('tier_day')
  expect(tier(1, 101n)).toBeUndefined()
  expect(tier(1, 1001n)).toBe('approval_missing')
})

test('WDR-12 requires two approvals for a coin without such a ceiling or with other decimals', () => {
  for (const [coin, decimals] of [
    ['USDC', 6],
    ['tUSD', 2],
  ] as const)
    expect(
      tierRefusal({ amount: amount(1n), signedIn24Hours: amount(0n) }, tierCeiling(tiers, 0, coin, decimals)),
    ).toBe('approval_missing')
})

test('WDR-12 raises the largest withdrawal only with signatures, and lowers it without any', () => {
  const after = (unsigned: bigint, ...changes: [maximum: bigint, isSigned?: 'signed'][]) =>
    capAfter(
      changes.map(([maximum, signed]) => ({ maximum: amount(maximum), isSigned: signed !== undefined })),
      amount(unsigned),
    )
  expect(after(0n)).toBe(0n)
  expect(after(0n, [1000n])).toBe(0n)
  expect(after(0n, [1000n, 'signed'])).toBe(1000n)
  expect(after(0n, [1000n, 'signed'], [400n], [900n])).toBe(400n)
  expect(after(0n, [1000n, 'signed'], [400n], [900n, 'signed'])).toBe(900n)
  expect(after(500n)).toBe(500n)
  expect(after(500n, [300n], [500n], [501n])).toBe(500n)
})

/** Signs payments for `recipients` one after the other, none of which is confirmed yet. */
function signedFor(recipients: number, lamports: bigint): { opened: number; refusals: Set<string | undefined> } {
  const refusals = new Set<string | undefined>()
  let opened = 0
  for (let one = 0; one < recipients; one += 1) {
    const why = accountRefusal({ opens: true, openedIn24Hours: opened, opening: opened, lamports })
    refusals.add(why)
    if (why === undefined) opened += 1
  }
  return { opened, refusals }
}

test("WDR-15 opens only the daily number of accounts for thousands of recipients, and keeps the wallet's reserve", () => {
  expect(signedFor(3000, 10n ** 12n)).toEqual({
    opened: ACCOUNTS_PER_24_HOURS,
    refusals: new Set([undefined, 'accounts_day']),
  })
  expect(signedFor(1000, RESERVE_LAMPORTS + 7n * ACCOUNT_LAMPORTS)).toEqual({
    opened: 7,
    refusals: new Set([undefined, 'fees_short']),
  })
})

test('WDR-15 pays a recipient who has an account even if no more accounts may be opened', () => {
  const full = { openedIn24Hours: ACCOUNTS_PER_24_HOURS, opening: 0, lamports: RESERVE_LAMPORTS }
  expect(accountRefusal({ ...full, opens: false })).toBeUndefined()
  expect(accountRefusal({ ...full, opens: true })).toBe('accounts_day')
})
