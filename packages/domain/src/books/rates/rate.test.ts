import { expect, test } from 'vitest'
import { amount, formatAmount } from '#books/money/amount.ts'
import { crossPrice, isStale, parsePrice, priceThrough, RATE_SCALE, worthOf } from './rate.ts'

const price = (text: string) => {
  const read = parsePrice(text)
  if (read === undefined) throw new Error(text)
  return read
}

test.each(['0', '0.0', '0.00000000001', '-1', 'NaN', 'Infinity', '1e3', '', '1000000000', ' 1', '1.2.3', '1.x'])(
  'TRF-06 a price of "%s" is no price',
  (text) => {
    expect(parsePrice(text)).toBeUndefined()
  },
)

test('TRF-06 a rate is fresh for sixty seconds and stale a moment later', () => {
  const asOf = new Date('2026-03-18T06:42:00.000Z')
  expect(isStale(asOf, new Date('2026-03-18T06:43:00.000Z'))).toBe(false)
  expect(isStale(asOf, new Date('2026-03-18T06:43:00.001Z'))).toBe(true)
})

test('a price keeps ten decimals and cuts what is beyond', () => {
  expect(price('1.34021234567899')).toBe(13_402_123_456n)
})

test('a coin is priced in a fiat through the dollar', () => {
  expect(formatAmount(crossPrice(price('1'), price('0.7462')) ?? amount(0n), RATE_SCALE)).toBe('1.3401232913')
  expect(crossPrice(price('0.0000000001'), price('900000000'))).toBeUndefined()
})

test('worth is rounded down to the fiat’s minor unit', () => {
  expect(worthOf(amount(3_812_400_000n), 6, price('1.3402'), 2)).toBe(510_937n)
  expect(worthOf(amount(25n), 0, price('1000'), 2)).toBe(2_500_000n)
})

test('a token that trades in another coin is priced through it', () => {
  expect(priceThrough(amount(16_720_000n), 6, price('1.3402'))).toBe(224_081_440_000n)
})
