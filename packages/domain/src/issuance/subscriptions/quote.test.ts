import { expect, test } from 'vitest'
import { amount, ppm } from '#books/money/amount.ts'
import { quoteSubscription, type SubscriptionTerms } from './quote.ts'

const opensAt = new Date('2026-03-01T00:00:00Z')
const closesAt = new Date('2026-04-01T00:00:00Z')
const during = new Date('2026-03-15T00:00:00Z')
const terms: SubscriptionTerms = {
  status: 'in_subscription',
  price: amount(1000_00n),
  fee: ppm(5000),
  supply: 1000n,
  min: 5n,
  step: 5n,
  opensAt,
  closesAt,
}
const codeOf = (read: { ok: boolean; code?: string }): string => (read.ok ? 'ok' : (read.code ?? ''))

test('price and fee follow the terms, with the fee rounded up', () => {
  expect(quoteSubscription(25n, terms, during)).toEqual({
    ok: true,
    value: { amount: 25_000_00n, fee: 125_00n, total: 25_125_00n },
  })
})

test.each([
  [new Date(opensAt.getTime() - 1), 'SUBSCRIPTION_NOT_OPEN'],
  [opensAt, 'ok'],
  [new Date(closesAt.getTime() - 1), 'ok'],
  [closesAt, 'SUBSCRIPTION_NOT_OPEN'],
])('SUB-02 a subscription at %s gets the result %s', (now, expected) => {
  expect(codeOf(quoteSubscription(25n, terms, now))).toBe(expected)
})

test.each(['draft', 'published', 'subscription_ended', 'allotted', 'trading'] as const)(
  'SUB-02 rejects a subscription to a product that is %s',
  (status) => {
    expect(codeOf(quoteSubscription(25n, { ...terms, status }, during))).toBe('SUBSCRIPTION_NOT_OPEN')
  },
)

test.each([
  [0n, 'SUBSCRIPTION_BELOW_MINIMUM'],
  [4n, 'SUBSCRIPTION_BELOW_MINIMUM'],
  [5n, 'ok'],
  [6n, 'SUBSCRIPTION_OFF_STEP'],
  [100n, 'ok'],
  [1005n, 'SUBSCRIPTION_ABOVE_SUPPLY'],
])('SUB-02 a subscription to %s units gets the result %s', (units, expected) => {
  expect(codeOf(quoteSubscription(units, terms, during))).toBe(expected)
})
