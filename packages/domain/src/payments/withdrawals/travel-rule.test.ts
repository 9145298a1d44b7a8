import { expect, test } from 'vitest'
import { amount, ZERO } from '#books/money/amount.ts'
import {
  type Beneficiary,
  type Identification,
  identificationOf,
  unidentifiedCap,
  withinUnidentified,
} from './travel-rule.ts'

const party = { name: 'Tan Wei Ming', country: 'SG' }
const own: Beneficiary = { person: null, provider: null }

test.each<[string, Beneficiary | null, boolean, Identification]>([
  ['an address without beneficiary data', null, false, 'unknown'],
  ['an address without beneficiary data that has signed', null, true, 'unknown'],
  ['an own wallet', own, false, 'unproved'],
  ['an own wallet that has signed', own, true, 'identified'],
  ['the own account at a provider', { person: null, provider: party }, false, 'identified'],
  ["another person's wallet", { person: party, provider: null }, false, 'identified'],
  ["another person's account at a provider", { person: party, provider: party }, false, 'identified'],
])('identification of a beneficiary: %s', (_case, beneficiary, proved, is) =>
  expect(identificationOf(beneficiary, proved)).toBe(is),
)

test('the cap is the price of 1,500 Singapore dollars, cut to millionths, and zero without a price', () => {
  expect(unidentifiedCap(1500, amount(7_412_345_678n))).toBe(1_111_851_851n)
  expect(unidentifiedCap(1500, undefined)).toBe(ZERO)
})

const cap = amount(1_111_851_851n)
const within = (value: bigint, before: bigint, is: Identification) => {
  const outcome = withinUnidentified(amount(value), is, { before: amount(before), cap }, 'USD')
  return outcome.ok ? 'ok' : { code: outcome.code, left: outcome.params?.['left'] }
}
const needed = 'WITHDRAWAL_BENEFICIARY_NEEDED'
const unproved = 'WITHDRAWAL_OWNERSHIP_UNPROVED'

test.each([
  ['allows exactly the cap', 1_111_851_851n, 0n, 'unknown', 'ok'],
  ['refuses a millionth more', 1_111_851_852n, 0n, 'unknown', { code: needed, left: '1,111.85' }],
  ['allows the rest of the cap', 1n, 1_111_851_850n, 'unproved', 'ok'],
  ['refuses a millionth above the rest', 2n, 1_111_851_850n, 'unproved', { code: unproved, left: '0.00' }],
  ['refuses everything once more than the cap was paid', 1n, 2_000_000_000n, 'unknown', { code: needed, left: '0.00' }],
  ['allows any amount to a known beneficiary', 9_999_999_999_999n, 2_000_000_000n, 'identified', 'ok'],
] as const)('WDR-18 counts payments to unidentified beneficiaries: %s', (_case, value, before, is, expected) =>
  expect(within(value, before, is)).toEqual(expected),
)
