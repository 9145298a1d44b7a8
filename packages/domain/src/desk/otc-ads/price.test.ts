import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock/durations.ts'
import { amount } from '#books/money/amount.ts'
import { lapseOf } from './machine.ts'
import { coinFor, fiatFor, parseTyped, priceNow, withinBand } from './price.ts'

const RATE = amount(13_000_000_000n)
const scales = { coin: 6, fiat: 2 }

test('a typed price has at most four decimals and is above zero', () => {
  expect(parseTyped('1.3145')).toBe(13_145_000_000n)
  for (const wrong of ['1.31451', '0', '-1', '1e3', '']) expect(parseTyped(wrong)).toBeUndefined()
})

test('a floating price follows the rate, cut to four decimals, and is undefined without a rate', () => {
  expect(priceNow({ type: 'floating', marginPpm: 0 }, RATE)).toBe(13_000_000_000n)
  expect(priceNow({ type: 'floating', marginPpm: 12_345 }, RATE)).toBe(13_160_000_000n)
  expect(priceNow({ type: 'floating', marginPpm: -200_000 }, RATE)).toBe(10_400_000_000n)
  expect(priceNow({ type: 'floating', marginPpm: 0 }, undefined)).toBeUndefined()
  expect(priceNow({ type: 'floating', marginPpm: 0 }, amount(1n))).toBeUndefined()
  expect(priceNow({ type: 'fixed', price: RATE }, undefined)).toBe(RATE)
})

test('refuses a price more than a fifth away from the rate', () => {
  expect(withinBand(amount(15_600_000_000n), RATE).ok).toBe(true)
  expect(withinBand(amount(15_600_000_001n), RATE).ok).toBe(false)
  expect(withinBand(amount(10_399_999_999n), RATE).ok).toBe(false)
  expect(withinBand(amount(1n), undefined).ok).toBe(true)
})

test('rounds the price of a coin up, and the coin for an amount of money down', () => {
  expect(fiatFor(amount(100_000_000n), RATE, scales)).toBe(13_000n)
  expect(fiatFor(amount(1n), RATE, scales)).toBe(1n)
  expect(coinFor(amount(13_000n), RATE, scales)).toBe(100_000_000n)
  for (const fiat of [1n, 7n, 99n, 12_345n, 999_999n]) {
    const coin = coinFor(amount(fiat), RATE, scales)
    expect(fiatFor(coin, RATE, scales)).toBeLessThanOrEqual(fiat)
  }
})

test('an ad becomes overdue because of its owner, its payment methods or its age', () => {
  const now = new Date('2026-11-27T00:00:00Z')
  const fit = { methodsUsable: true, ownerMay: true, lookedAt: now, now }
  expect(lapseOf(fit)).toBeUndefined()
  expect(lapseOf({ ...fit, ownerMay: false, methodsUsable: false })).toBe('owner')
  expect(lapseOf({ ...fit, methodsUsable: false })).toBe('method')
  expect(lapseOf({ ...fit, lookedAt: new Date(now.getTime() - 90 * DAY_MS) })).toBe('age')
})
