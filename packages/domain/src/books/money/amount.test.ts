import { expect, test } from 'vitest'
import { amount, feeOf, formatAmount, parseAmount, ppm, rescale, shareOf } from './amount.ts'

test('parses canonical text to minor units and formats them back', () => {
  expect(parseAmount('12.34', 2)).toBe(1234n)
  expect(parseAmount('0.000001', 6)).toBe(1n)
  expect(formatAmount(amount(1234n), 2)).toBe('12.34')
  expect(formatAmount(amount(-5n), 2)).toBe('-0.05')
  expect(formatAmount(amount(7n), 0)).toBe('7')
})

test.each([
  '',
  '1e3',
  '0x10',
  '+1',
  '-0',
  '-1',
  'NaN',
  'Infinity',
  '01',
  '.5',
  '5.',
  '1,000',
  '１２',
  ' 1',
  '12.345',
  '1'.repeat(41),
  '1' + '0'.repeat(30),
])('INP-01 rejects %j as an amount at scale 2', (text) => expect(parseAmount(text, 2)).toBeUndefined())

test('rounds a fee up, to at least one minor unit if any fee is owed', () => {
  expect(feeOf(amount(1n), ppm(1))).toBe(1n)
  expect(feeOf(amount(1_000_000n), ppm(1))).toBe(1n)
  expect(feeOf(amount(1_000_001n), ppm(1))).toBe(2n)
  expect(feeOf(amount(0n), ppm(1_500))).toBe(0n)
})

test('rounds a share down', () => expect(shareOf(amount(10n), 1n, 3n)).toBe(3n))

test('cuts digits at a smaller scale, and never rounds up', () => {
  expect(rescale(amount(1999n), 3, 2)).toBe(199n)
  expect(rescale(amount(19n), 2, 4)).toBe(1900n)
})
