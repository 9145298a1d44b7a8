import { expect, test } from 'vitest'
import { amount, formatAmount } from '#books/money/amount.ts'
import { crossPrice, isStale, parsePrice, priceThrough, RATE_SCALE, worthOf } from './rate.ts'

const price = (text: string) => {
  const read = parsePrice(text)
  if (read === undefined) throw new Error(text)
  return read
}

test.each(['0', '0.0', '0.00000000001', '-1', 'NaN', 'Infinity', '1e3', '', '1000000000', ' 1', '1.2.3', '1.x'])(
  'TRF-06 rejects the price "%s"',
  (text) => {
    expect(parsePrice(text)).toBeUndefined()
  },
)

test('TRF-06 treats a rate as fresh for sixty seconds and as stale a moment later', () => {
  const asOf = new Date('2026-03-18T06:42:00.000Z')
  expect(isStale(asOf, new Date('2026-03-18T06:43:00.000Z'))).toBe(false)
  expect(isStale(asOf, new Date('2026-03-18T06:43:00.001Z'))).toBe(true)
})

test('keeps ten decimals of a price and truncates the rest', () => {
  expect(price('1.34021234567899')).toBe(13_402_123_456n)
})

test('prices a coin in a fiat currency through the dollar', () => {
  expect(formatAmount(crossPrice(price('1'), price('0.7462')) ?? amount(0n), RATE_SCALE)).toBe('1.3401232913')
  expect(crossPrice(price('0.0000000001'), price('900000000'))).toBeUndefined()
})

test('rounds a value down to the minor unit of the fiat currency', () => {
  expect(worthOf(amount(3_812_400_000n), 6, price('1.3402'), 2)).toBe(510_937n)
  expect(worthOf(amount(25n), 0, price('1000'), 2)).toBe(2_500_000n)
})

test('prices a token through the coin in which it is traded', () => {
  expect(priceThrough(amount(16_720_000n), 6, price('1.3402'))).toBe(224_081_440_000n)
})
