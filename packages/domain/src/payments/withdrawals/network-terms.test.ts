import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { networkTerms } from './network-terms.ts'
import { capOf } from './signing-policy.ts'

const texts = {
  depositMinimum: '1',
  withdrawFee: '0.5',
  feeMinimum: '0.1',
  withdrawMinimum: '2',
  withdrawMaximum: '100',
}
const cap = { perPayment: amount(100_00n), per24Hours: amount(500_00n) }
const read = (about: Partial<typeof texts>, limit: typeof cap | undefined = cap) =>
  networkTerms({ ...texts, ...about }, { scale: 2, cap: limit })

test('reads amounts in minor units', () => {
  expect(read({})).toEqual({
    depositMinimum: 100n,
    withdrawFee: 50n,
    feeMinimum: 10n,
    withdrawMinimum: 200n,
    withdrawMaximum: 10_000n,
  })
})

test.each([
  [{ withdrawFee: '0.123' }, { field: 'withdrawFee', accepted: '0.12' }],
  [{ withdrawMaximum: '9'.repeat(40) }, { field: 'withdrawMaximum', accepted: `≤ ${'9'.repeat(28)}.99` }],
  [{ feeMinimum: '0.51' }, { field: 'feeMinimum', accepted: '≤ 0.5' }],
  [{ withdrawFee: '2' }, { field: 'withdrawMinimum', accepted: '> 2' }],
  [{ withdrawMinimum: '100.01' }, { field: 'withdrawMinimum', accepted: '≤ 100' }],
  [{ withdrawMaximum: '100.01' }, { field: 'withdrawMaximum', accepted: '≤ 100' }],
])('refuses the terms %j with the fault %j', (about, fault) => {
  expect(read(about)).toEqual(fault)
})

test('WDR-12 a coin without a ceiling or with other decimals has no cap', () => {
  const caps = new Map([['tUSD', { ...cap, decimals: 6 }]])
  expect(capOf(caps, 'tUSD', 6)).toMatchObject(cap)
  expect(capOf(caps, 'tUSD', 9)).toBeUndefined()
  expect(capOf(caps, 'constructor', 6)).toBeUndefined()
})
