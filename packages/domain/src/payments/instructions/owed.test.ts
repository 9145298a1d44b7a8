import fc from 'fast-check'
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

test('a payment in parts charges the agreed fee once, and pays the same sum as one payment', () =>
  fc.assert(
    fc.property(
      fc.record({ received: fc.bigInt(1n, 10n ** 12n), rate: fc.integer({ min: 0, max: 1_000_000 }) }),
      fc.array(fc.bigInt(1n, 10n ** 12n), { maxLength: 5 }),
      ({ received, rate }, wanted) => {
        const of = { received: amount(received), rate: ppm(rate), reserved: amount(0n), overpaid: [] }
        const whole = owedOf({ ...of, balance: amount(received), feeCharged: amount(0n) })
        let [balance, fees, paid] = [received, 0n, 0n]
        for (const part of [...wanted, received]) {
          const { fee, payable } = owedOf({ ...of, balance: amount(balance), feeCharged: amount(fees) })
          const now = part < payable ? part : payable
          if (now === 0n) continue
          balance -= now + fee
          fees += fee
          paid += now
        }
        expect(paid).toBe(whole.payable)
        expect(fees).toBe(paid === 0n ? 0n : whole.fee)
      },
    ),
  ))
