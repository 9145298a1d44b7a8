import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, AMOUNT_BOUND, feeOf, formatAmount, parseAmount, ppm } from './amount.ts'

const amounts = fc.bigInt({ min: 0n, max: AMOUNT_BOUND - 1n }).map(amount)
const scales = fc.integer({ min: 0, max: 9 })

test('maps text and amount one to one', () => {
  expect.hasAssertions()
  fc.assert(
    fc.property(amounts, scales, (minor, scale) => {
      expect(parseAmount(formatAmount(minor, scale), scale)).toBe(minor)
    }),
  )
})

test('INP-01 parses only whole numbers within bounds, and never throws for any text', () =>
  fc.assert(
    fc.property(fc.string(), scales, (text, scale) => {
      const read = parseAmount(text, scale)
      expect(read === undefined || (read >= 0n && read < AMOUNT_BOUND)).toBe(true)
    }),
  ))

test('TRD-06 splitting a sum never makes the fee smaller', () =>
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 0, max: 999_999 }).map(ppm), (a, b, rate) => {
      expect(feeOf(a, rate) + feeOf(b, rate)).toBeGreaterThanOrEqual(feeOf(amount(a + b), rate))
    }),
  ))
