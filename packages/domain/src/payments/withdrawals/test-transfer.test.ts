import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { needsTest, testAmount } from './test-transfer.ts'

const someone = { name: 'Ann Tan', country: 'SG' }

test.each([
  ['000000', 1_000_001n],
  ['999999', 2_000_000n],
])('draws an amount above the minimum deposit for %s', (code, drawn) => {
  expect(testAmount(amount(1_000_000n), code)).toBe(drawn)
})

test.each([
  ['an own wallet that is not proved', { person: null, provider: null }, false, true],
  ['a proved one', { person: null, provider: null }, true, false],
  ['an address at an exchange', { person: null, provider: someone }, false, false],
  ['an address of another person', { person: someone, provider: null }, false, false],
  ['an address without beneficiary details', null, false, false],
])('WDR-18 %s requires a test transfer: %#', (_case, beneficiary, proved, needs) => {
  expect(needsTest(beneficiary, proved)).toBe(needs)
})
