import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { ONE } from '#books/rates/rate.ts'
import {
  limitPriceOf,
  limitPriceThrough,
  limitValue,
  limitValueOf,
  remainingOf,
  withinLimits,
  withinRemaining,
} from './withdrawal-limits.ts'

const limits = { day: amount(100n), month: amount(250n) }
const request = (value: bigint, last24Hours: bigint, month: bigint) =>
  withinLimits(amount(value), { last24Hours: amount(last24Hours), month: amount(month) }, limits)

test('WDR-07 allows the limit of 24 hours exactly, and rejects one minor unit more', () => {
  expect(request(40n, 60n, 60n)).toMatchObject({ ok: true })
  expect(request(41n, 60n, 60n)).toMatchObject({
    code: 'WITHDRAWAL_DAY_LIMIT_REACHED',
    params: { remaining: '0.00004' },
  })
})

test('formats the remaining amount for people', () => {
  const of = { day: amount(5_000_000_000n), month: amount(50_000_000_000n) }
  expect(withinRemaining(amount(5_000_000_001n), of)).toMatchObject({ params: { remaining: '5,000.00' } })
})

test('WDR-07 allows the limit of the month exactly, and rejects one minor unit more', () => {
  expect(request(50n, 0n, 200n)).toMatchObject({ ok: true })
  expect(request(51n, 0n, 200n)).toMatchObject({ code: 'WITHDRAWAL_MONTH_LIMIT_REACHED' })
})

test('never returns a negative remaining amount, even after a limit was lowered', () => {
  expect(remainingOf({ last24Hours: amount(300n), month: amount(300n) }, limits)).toEqual({ day: 0n, month: 0n })
})

test('counts a dollar coin as dollars at any scale, and values no other coin', () => {
  expect(limitValue('tUSD', amount(5_000_000n), 6)).toBe(5_000_000n)
  expect(limitValue('USDC', amount(500n), 2)).toBe(5_000_000n)
  expect(limitValue('BTC', amount(5n), 8)).toBeUndefined()
})

test('PRC-03 values a token at its price rounded up, and rejects a token without a price', () => {
  const token = { coin: 'AURB', kind: 'token', scale: 2 }
  const prices = new Map([['AURB', limitPriceThrough(amount(12_345_679n), 6, amount(10_000_000_001n))]])
  expect(prices.get('AURB')).toBe(123_456_790_013n)
  expect(limitValueOf(token, amount(1n), prices)).toBe(123_457n)
  expect(limitValueOf(token, amount(1n), new Map())).toBeUndefined()
})

test('values a dollar coin as the price of a token at one dollar or more', () => {
  const prices = (price: bigint) => new Map([['tUSD', amount(price)]])
  expect(limitPriceOf('tUSD', new Map())).toBe(ONE)
  expect(limitPriceOf('tUSD', prices(9_000_000_000n))).toBe(ONE)
  expect(limitPriceOf('tUSD', prices(10_100_000_000n))).toBe(10_100_000_000n)
  expect(limitPriceOf('SGD', new Map())).toBeUndefined()
})
