import { expect, test } from 'vitest'
import { amount, ppm } from '#books/money/amount.ts'
import { owedOf } from './owed.ts'

const source = { rate: ppm(50_000), feeCharged: amount(0n), overpaid: [] }

test('the agreed fee ignores money that belongs to others, until it no longer does', () => {
  const before = owedOf({ ...source, balance: amount(1000n), received: amount(1000n), reserved: amount(100n) })
  expect(before).toEqual({ fee: 45n, recovered: [], payable: 855n })
  const left = { ...source, feeCharged: before.fee, balance: amount(100n) }
  const delivered = owedOf({ ...left, received: amount(1000n), reserved: amount(0n) })
  expect(delivered).toEqual({ fee: 5n, recovered: [], payable: 95n })
  const refunded = owedOf({ ...left, balance: amount(0n), received: amount(900n), reserved: amount(0n) })
  expect(refunded).toEqual({ fee: 0n, recovered: [], payable: 0n })
})
