import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Amount, amount, minus, ppm, total } from '#books/money/amount.ts'
import { daysToCount } from '#platform/clock/finished-days.ts'
import { payableFrom, runOf } from './month.ts'
import { type Above, rebateOf, rebatesOf, SHARE_CAP, takenBack, brokenTermsRule } from './shares.ts'

const terms = (own: number, parent = 0, grand = 0) => ({ own: ppm(own), parent: ppm(parent), grand: ppm(grand) })
const who = (customer: string, about: Partial<Above> = {}): Above => ({
  customer,
  agent: customer,
  isPaid: true,
  class: 'ai',
  country: 'SG',
  ...about,
})
const open = { classes: [], countries: [] }
const rates = [300_000, 100_000, 50_000].map(ppm)
const client = { class: 'ai', country: 'SG' }
const line = [who('a'), who('b'), who('c')]
const rebateAmounts = (fee: bigint, about: Partial<Parameters<typeof rebatesOf>[2]> = {}) =>
  rebatesOf(amount(fee), rates, { client, line, barred: open, ...about }).map((each) => [each.customer, each.amount])

test('shares keep within the configured cap and half of a fee, and a missing level gets none', () => {
  expect(brokenTermsRule(terms(300_000, 100_000, 100_000), 3, SHARE_CAP)).toBeUndefined()
  expect(brokenTermsRule(terms(300_000, 100_000, 100_001), 3, SHARE_CAP)).toBe('cap')
  expect(brokenTermsRule(terms(300_001), 1, 300_000)).toBe('cap')
  expect(brokenTermsRule(terms(600_000), 1, 900_000)).toBe('cap')
  expect(brokenTermsRule(terms(0), 1, SHARE_CAP)).toBe('own')
  expect(brokenTermsRule(terms(1, 1), 1, SHARE_CAP)).toBe('parent')
  expect(brokenTermsRule(terms(1, 1, 1), 2, SHARE_CAP)).toBe('grand')
})

test('each agent in the line gets exactly its share of the fee, rounded down', () => {
  expect(rebateAmounts(1_001n)).toEqual([
    ['a', 300n],
    ['b', 100n],
    ['c', 50n],
  ])
  expect(rebateAmounts(3n)).toEqual([])
  expect(rebateAmounts(1_000n, { line: [who('a', { isPaid: false }), who('b')] })).toEqual([['b', 100n]])
})

test('an excluded class or country pays no shares, and an excluded country receives none', () => {
  expect(rebateAmounts(1_000n, { barred: { classes: ['ai'], countries: [] } })).toEqual([])
  expect(rebateAmounts(1_000n, { barred: { classes: [], countries: ['SG'] } })).toEqual([])
  const abroad = { client: { class: 'ai', country: null }, barred: { classes: [], countries: ['CN'] } }
  expect(rebateAmounts(1_000n, { ...abroad, line: [who('a', { country: 'CN' }), who('b')] })).toEqual([['b', 100n]])
})

test('shares of a fee never exceed its cap', () => {
  const rate = fc.integer({ min: 0, max: SHARE_CAP })
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), rate, rate, rate, (fee, own, parent, grand) => {
      if (brokenTermsRule(terms(own, parent, grand), 3, SHARE_CAP) !== undefined) return
      const given = rebatesOf(amount(fee), [ppm(own), ppm(parent), ppm(grand)], { client, line, barred: open })
      const sum: Amount = total(given.map((each) => each.amount))
      expect(sum * 2n <= fee).toBe(true)
    }),
  )
})

test('a month pays the rewards that had been held for thirty days when it began', () => {
  expect(runOf(new Date('2026-03-17T00:00:00Z'))).toEqual({ month: '2026-03', until: '2026-01-29' })
  expect([payableFrom('2026-01-29'), payableFrom('2026-01-30')]).toEqual(['2026-03-01', '2026-04-01'])
})

test('a day is counted once it is over and its transactions are in the ledger', () => {
  expect(daysToCount('2026-03-01', new Date('2026-03-03T00:09:59Z'), 9)).toEqual(['2026-03-01'])
  expect(daysToCount('2026-03-01', new Date('2026-03-03T00:10:00Z'), 9)).toEqual(['2026-03-01', '2026-03-02'])
  expect(daysToCount('2026-03-01', new Date('2026-04-03T00:10:00Z'), 3)).toHaveLength(3)
})

test('a refund takes back at most the share, and a full refund takes back all of it', () => {
  const parts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: SHARE_CAP }), (refunds, rate) => {
      const share = rebateOf(total(refunds.map(amount)), ppm(rate))
      let left = share
      for (const refund of refunds) left = minus(left, takenBack(amount(refund), ppm(rate), left))
      expect(left).toBe(0n)
    }),
  )
})
