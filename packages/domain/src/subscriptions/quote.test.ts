import { expect, test } from 'vitest'
import { amount, ppm } from '../money/amount.ts'
import { investorClasses } from '../products/product.ts'
import { quoteSubscription, type SubscriptionTerms } from './quote.ts'

const opensAt = new Date('2026-03-01T00:00:00Z')
const closesAt = new Date('2026-04-01T00:00:00Z')
const during = new Date('2026-03-15T00:00:00Z')
const terms: SubscriptionTerms = {
  status: 'in_subscription',
  category: 'ri',
  excluded: [],
  price: amount(1000_00n),
  fee: ppm(5000),
  supply: 1000n,
  min: 5n,
  step: 5n,
  max: 100n,
  opensAt,
  closesAt,
}
const anyone = { investorClass: 'ri', country: null, earlier: 0n } as const
const codeOf = (read: { ok: boolean; code?: string }): string => (read.ok ? 'ok' : (read.code ?? ''))

test('price and fee come from the terms, the fee rounded up', () => {
  expect(quoteSubscription(25n, terms, anyone, during)).toEqual({
    ok: true,
    value: { amount: 25_000_00n, fee: 125_00n, total: 25_125_00n },
  })
})

test.each([
  [new Date(opensAt.getTime() - 1), 'SUBSCRIPTION_NOT_OPEN'],
  [opensAt, 'ok'],
  [new Date(closesAt.getTime() - 1), 'ok'],
  [closesAt, 'SUBSCRIPTION_NOT_OPEN'],
])('SUB-02 a subscription at %s', (now, expected) => {
  expect(codeOf(quoteSubscription(25n, terms, anyone, now))).toBe(expected)
})

test.each(['draft', 'published', 'subscription_ended', 'allotted', 'trading'] as const)(
  'SUB-02 nobody subscribes to a product that is %s',
  (status) => {
    expect(codeOf(quoteSubscription(25n, { ...terms, status }, anyone, during))).toBe('SUBSCRIPTION_NOT_OPEN')
  },
)

test.each([
  [0n, 'SUBSCRIPTION_BELOW_MINIMUM'],
  [4n, 'SUBSCRIPTION_BELOW_MINIMUM'],
  [5n, 'ok'],
  [6n, 'SUBSCRIPTION_OFF_STEP'],
  [100n, 'ok'],
  [105n, 'SUBSCRIPTION_ABOVE_MAXIMUM'],
  [1005n, 'SUBSCRIPTION_ABOVE_SUPPLY'],
])('SUB-02 %s units', (units, expected) => {
  expect(codeOf(quoteSubscription(units, terms, anyone, during))).toBe(expected)
})

test('SUB-02 earlier subscriptions count towards the maximum', () => {
  expect(codeOf(quoteSubscription(50n, terms, { ...anyone, earlier: 50n }, during))).toBe('ok')
  expect(codeOf(quoteSubscription(55n, terms, { ...anyone, earlier: 50n }, during))).toBe('SUBSCRIPTION_ABOVE_MAXIMUM')
})

const may = { ri: ['ri', 'ai', 'ei'], ai: ['ai', 'ei'], ei: ['ei'] }
const pairs = investorClasses.flatMap((category) => investorClasses.map((held) => ({ category, held })))

test.each(pairs)('AZ-11 a product for $category and an investor of class $held', ({ category, held }) => {
  const read = quoteSubscription(
    25n,
    { ...terms, category },
    { investorClass: held, country: null, earlier: 0n },
    during,
  )
  expect(codeOf(read)).toBe(may[category].includes(held) ? 'ok' : 'SUBSCRIPTION_CLASS_NOT_ALLOWED')
})

test.each([
  [['US', 'KP'], 'SG', 'ok'],
  [['US', 'KP'], 'KP', 'SUBSCRIPTION_COUNTRY_NOT_ALLOWED'],
  [['US'], null, 'SUBSCRIPTION_COUNTRY_NOT_ALLOWED'],
  [[], null, 'ok'],
])('a sale that keeps out %j and an investor of %s', (excluded, country, expected) => {
  const read = quoteSubscription(25n, { ...terms, excluded }, { investorClass: 'ri', country, earlier: 0n }, during)
  expect(codeOf(read)).toBe(expected)
})
