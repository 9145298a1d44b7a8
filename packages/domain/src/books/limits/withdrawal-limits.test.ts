import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { ONE } from '#books/rates/rate.ts'
import {
  amountWorth,
  limitPriceOf,
  limitPriceThrough,
  limitValueAt,
  limitValueOf,
  remainingOf,
  usedIn,
  withinLimits,
  withinRemaining,
} from './withdrawal-limits.ts'

const limits = { day: amount(100n), month: amount(250n) }
const request = (value: bigint, last24Hours: bigint, month: bigint) =>
  withinLimits(amount(value), { last24Hours: amount(last24Hours), month: amount(month) }, limits, 'SGD')

test('WDR-07 allows the limit of 24 hours exactly, and rejects one minor unit more', () => {
  expect(request(40n, 60n, 60n)).toMatchObject({ ok: true })
  expect(request(41n, 60n, 60n)).toMatchObject({
    code: 'WITHDRAWAL_DAY_LIMIT_REACHED',
    params: { remaining: '0.00004', coin: 'SGD' },
  })
})

test('formats the remaining amount for people', () => {
  const of = { day: amount(5_000_000_000n), month: amount(50_000_000_000n) }
  expect(withinRemaining(amount(5_000_000_001n), of, 'SGD')).toMatchObject({ params: { remaining: '5,000.00' } })
})

test('WDR-07 allows the limit of the month exactly, and rejects one minor unit more', () => {
  expect(request(50n, 0n, 200n)).toMatchObject({ ok: true })
  expect(request(51n, 0n, 200n)).toMatchObject({ code: 'WITHDRAWAL_MONTH_LIMIT_REACHED' })
})

test('never returns a negative remaining amount, even after a limit was lowered', () => {
  expect(remainingOf({ last24Hours: amount(300n), month: amount(300n) }, limits)).toEqual({ day: 0n, month: 0n })
})

const inSgd = new Map([
  ['SGD', ONE],
  ['USD', amount(13_402_000_000n)],
])

test('counts a dollar coin at the price of a US dollar at any scale, and values no other coin', () => {
  const coin = (code: string, scale: number) => ({ coin: code, kind: 'crypto', scale })
  expect(limitValueOf(coin('tUSD', 6), amount(5_000_000n), inSgd)).toBe(6_701_000n)
  expect(limitValueOf(coin('USDC', 2), amount(500n), inSgd)).toBe(6_701_000n)
  expect(limitValueOf(coin('tUSD', 6), amount(5_000_000n), new Map([['USD', ONE]]))).toBe(5_000_000n)
  expect(limitValueOf(coin('BTC', 8), amount(5n), inSgd)).toBeUndefined()
  expect(limitValueOf(coin('tUSD', 6), amount(5n), new Map([['SGD', ONE]]))).toBeUndefined()
})

test('converts amounts of an earlier reference currency, rounded up, and knows no use without their price', () => {
  const counted = [
    { currency: 'SGD', last24Hours: amount(10n), month: amount(20n) },
    { currency: 'USD', last24Hours: amount(0n), month: amount(1n) },
  ]
  expect(usedIn('SGD', counted, inSgd)).toEqual({ last24Hours: 10n, month: 22n })
  expect(usedIn('SGD', counted, new Map())).toBeUndefined()
  expect(remainingOf(undefined, limits)).toEqual({ day: 0n, month: 0n })
})

test('an amount never counts above the value that it was computed from', () => {
  const price = amount(13_402_000_000n)
  const most = amountWorth(amount(5_000_000_000n), 6, price)
  expect(most).toBe(3_730_786_449n)
  expect(limitValueAt(most, 6, price)).toBeLessThanOrEqual(5_000_000_000n)
})

test('PRC-03 values a token at its price rounded up, and rejects a token without a price', () => {
  const token = { coin: 'AURB', kind: 'token', scale: 2 }
  const prices = new Map([['AURB', limitPriceThrough(amount(12_345_679n), 6, amount(10_000_000_001n))]])
  expect(prices.get('AURB')).toBe(123_456_790_013n)
  expect(limitValueOf(token, amount(1n), prices)).toBe(123_457n)
  expect(limitValueOf(token, amount(1n), new Map())).toBeUndefined()
})

test('values a dollar coin as the price of a token at one dollar or more', () => {
  const prices = (price: bigint) =>
    new Map([
      ['USD', ONE],
      ['tUSD', amount(price)],
    ])
  expect(limitPriceOf('tUSD', new Map([['USD', ONE]]))).toBe(ONE)
  expect(limitPriceOf('tUSD', new Map([['tUSD', ONE]]))).toBeUndefined()
  expect(limitPriceOf('tUSD', prices(9_000_000_000n))).toBe(ONE)
  expect(limitPriceOf('tUSD', prices(10_100_000_000n))).toBe(10_100_000_000n)
  expect(limitPriceOf('SGD', new Map())).toBeUndefined()
})
