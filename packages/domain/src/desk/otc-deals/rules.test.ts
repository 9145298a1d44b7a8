import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/clock/durations.ts'
import { amount, ppm } from '#books/money/amount.ts'
import { figuresOf, isLarge, within } from './figures.ts'
import { dealMachine, isOpen, outcomesOf } from './machine.ts'
import { dealReleased } from './postings.ts'
import { mayDoWith } from './rules.ts'
import { statusesAllowing, statusesOf } from '#platform/machine/machine.ts'

const now = new Date('2026-11-27T10:00:00Z')
const at = (minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS)
const deal = { status: 'created', side: 'buy', payBy: at(30), endedAt: null, appealOpen: false } as const
const scales = { coin: 6, fiat: 2 }
const RATE = amount(13_000_000_000n)

test('only an unpaid deal expires', () => {
  expect(statusesAllowing(dealMachine, 'expire')).toEqual(['created'])
  expect(statusesOf(dealMachine).filter(isOpen)).toEqual(['created', 'paid', 'appeal'])
})

test('each side may do only the actions of the current status', () => {
  const may = (about: object) => mayDoWith({ ...deal, ...about }, now).join()
  expect(may({})).toBe('pay,cancel,say')
  expect(may({ payBy: now })).toBe('cancel,say')
  expect(may({ side: 'sell' })).toBe('say')
  expect(may({ status: 'paid' })).toBe('cancel,appeal,say')
  expect(may({ status: 'paid', side: 'sell' })).toBe('release,appeal,say')
  expect(may({ status: 'appeal', side: 'sell', appealOpen: true })).toBe('release,say')
  expect(may({ status: 'appeal', appealOpen: true })).toBe('cancel,say')
  for (const status of ['released', 'cancelled']) {
    expect(may({ status, endedAt: at(-7 * 24 * 60 + 1) })).toBe('appeal,say')
    expect(may({ status, endedAt: at(-7 * 24 * 60) })).toBe('')
    expect(may({ status, endedAt: at(-7 * 24 * 60), appealOpen: true })).toBe('say')
  }
  expect(may({ status: 'resolved', endedAt: now })).toBe('say')
})

test('the coins of an open deal go to either side, those of an ended deal nowhere', () => {
  expect(outcomesOf('appeal')).toEqual(['release', 'return'])
  for (const status of ['released', 'cancelled'] as const) expect(outcomesOf(status)).toEqual(['none'])
})

test('a deal is rounded to whole minor units, and the buyer pays the fee', () => {
  expect(figuresOf({ amount: amount(100_000_000n) }, RATE, scales, ppm(1_000))).toEqual({
    amount: 100_000_000n,
    fiatAmount: 13_000n,
    fee: 100_000n,
    receives: 99_900_000n,
  })
  expect(figuresOf({ fiatAmount: amount(1n) }, RATE, scales, ppm(0))?.amount).toBe(7_692n)
  expect(figuresOf({ amount: amount(1n) }, RATE, scales, ppm(1_000))).toBeUndefined()
})

test("accepts a deal within the ad's limits and its remaining quantity", () => {
  const figures = { amount: amount(10n), fiatAmount: amount(100n), fee: amount(0n), receives: amount(10n) }
  const bounds = { min: amount(100n), max: amount(100n), remaining: amount(10n) }
  expect(within(figures, bounds).ok).toBe(true)
  expect(within(figures, { ...bounds, min: amount(101n) })).toMatchObject({ code: 'OTC_AMOUNT_OUT_OF_BOUNDS' })
  expect(within(figures, { ...bounds, max: amount(99n) })).toMatchObject({ code: 'OTC_AMOUNT_OUT_OF_BOUNDS' })
  expect(within(figures, { ...bounds, remaining: amount(9n) })).toMatchObject({ code: 'OTC_REMAINING_TOO_LOW' })
})

test('a deal above 50,000 CNY is large, and so is a deal without a rate', () => {
  const yuan = { rate: amount(72_000_000_000n), scale: 2 }
  const of = (fiat: string, fiatAmount: bigint, coin: bigint, large = yuan as Parameters<typeof isLarge>[2]) =>
    isLarge({ fiat, fiatAmount: amount(fiatAmount), amount: amount(coin) }, scales, large)
  expect(of('CNY', 5_000_000n, 1n)).toBe(false)
  expect(of('CNY', 5_000_001n, 1n)).toBe(true)
  expect(of('SGD', 1n, 6_944_444_444n)).toBe(false)
  expect(of('SGD', 1n, 6_944_450_000n)).toBe(true)
  expect(of('SGD', 1n, 1n, { rate: undefined, scale: 2 })).toBe(true)
})

test('the coins of a deal go to the buyer, the fee to the exchange, and no remainder is left', () => {
  const sold = { seller: 'a', buyer: 'b', coin: 'tUSD', amount: amount(100n), fee: amount(1n) }
  const seller = { customer: 'a', kind: 'token' }
  expect(dealReleased(sold)).toEqual([
    { debit: seller, credit: { customer: 'b', kind: 'token' }, coin: 'tUSD', amount: 99n },
    { debit: seller, credit: { exchange: 'fees' }, coin: 'tUSD', amount: 1n },
  ])
  expect(dealReleased({ ...sold, fee: amount(0n) })).toHaveLength(1)
})
