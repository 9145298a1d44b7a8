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

const limits = { day: amount(100n), calendarDay: null, month: amount(250n) }
const usedAmounts = (last24Hours: bigint, calendarDay: bigint, month: bigint) => ({
  last24Hours: amount(last24Hours),
  calendarDay: amount(calendarDay),
  month: amount(month),
})
const request = (value: bigint, last24Hours: bigint, month: bigint) =>
  withinLimits(amount(value), usedAmounts(last24Hours, last24Hours, month), limits, 'SGD')

test('WDR-07 allows exactly the limit of 24 hours, and rejects one minor unit more', () => {
  expect(request(40n, 60n, 60n)).toMatchObject({ ok: true })
  expect(request(41n, 60n, 60n)).toMatchObject({
    code: 'WITHDRAWAL_DAY_LIMIT_REACHED',
    params: { remaining: '0.00004', coin: 'SGD' },
  })
})

test('formats the remaining amount for people', () => {
  const of = { day: amount(5_000_000_000n), calendarDay: null, month: amount(50_000_000_000n) }
  expect(withinRemaining(amount(5_000_000_001n), of, 'SGD')).toMatchObject({ params: { remaining: '5,000.00' } })
})

test('WDR-07 allows exactly the limit of the month, and rejects one minor unit more', () => {
  expect(request(50n, 0n, 200n)).toMatchObject({ ok: true })
  expect(request(51n, 0n, 200n)).toMatchObject({ code: 'WITHDRAWAL_MONTH_LIMIT_REACHED' })
})

test('WDR-07 allows exactly the limit of the calendar day, and rejects one minor unit more', () => {
  const daily = { ...limits, calendarDay: amount(60n) }
  expect(withinLimits(amount(40n), usedAmounts(50n, 20n, 20n), daily, 'SGD')).toMatchObject({ ok: true })
  expect(withinLimits(amount(41n), usedAmounts(50n, 20n, 20n), daily, 'SGD')).toMatchObject({
    code: 'WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED',
    params: { remaining: '0.00004', coin: 'SGD' },
  })
  expect(withinLimits(amount(1n), usedAmounts(0n, 0n, 0n), { ...daily, calendarDay: amount(0n) }, 'SGD')).toMatchObject(
    {
      code: 'WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED',
    },
  )
})

test('never returns a negative remaining amount, even after a limit was lowered', () => {
  expect(remainingOf(usedAmounts(300n, 300n, 300n), limits)).toEqual({ day: 0n, calendarDay: null, month: 0n })
  expect(remainingOf(usedAmounts(0n, 90n, 0n), { ...limits, calendarDay: amount(80n) })).toMatchObject({
    calendarDay: 0n,
  })
})

const inSgd = new Map([
  ['SGD', ONE],
  ['USD', amount(13_402_000_000n)],
])

test('values a dollar coin at the price of a US dollar at any scale, and other coins not at all', () => {
  const coin = (code: string, scale: number) => ({ coin: code, kind: 'crypto', scale })
  expect(limitValueOf(coin('tUSD', 6), amount(5_000_000n), inSgd)).toBe(6_701_000n)
  expect(limitValueOf(coin('USDC', 2), amount(500n), inSgd)).toBe(6_701_000n)
  expect(limitValueOf(coin('tUSD', 6), amount(5_000_000n), new Map([['USD', ONE]]))).toBe(5_000_000n)
  expect(limitValueOf(coin('BTC', 8), amount(5n), inSgd)).toBeUndefined()
  expect(limitValueOf(coin('tUSD', 6), amount(5n), new Map([['SGD', ONE]]))).toBeUndefined()
})

test('converts amounts in an earlier reference currency, rounded up; without a price the used amount is unknown', () => {
  const counted = [
    { currency: 'SGD', ...usedAmounts(10n, 5n, 20n) },
    { currency: 'USD', ...usedAmounts(0n, 0n, 1n) },
  ]
  expect(usedIn('SGD', counted, inSgd)).toEqual({ last24Hours: 10n, calendarDay: 5n, month: 22n })
  expect(usedIn('SGD', counted, new Map())).toBeUndefined()
  expect(remainingOf(undefined, { ...limits, calendarDay: amount(50n) })).toEqual({
    day: 0n,
    calendarDay: 0n,
    month: 0n,
  })
})

test('an amount computed from a value is never worth more than that value', () => {
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

test('values a dollar coin that prices tokens at one dollar or more', () => {
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
