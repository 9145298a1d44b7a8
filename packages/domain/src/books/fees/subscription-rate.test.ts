import { expect, test } from 'vitest'
import { ppm } from '#books/money/amount.ts'
import { type SubscriptionFees, subscriptionFeesConflict, subscriptionRate } from './subscription-rate.ts'

const fees: SubscriptionFees = {
  classes: [
    { class: 'ai', discount: 250_000 },
    { class: 'corporate', discount: 1_000_000 },
  ],
  products: [{ class: 'ai', product: 'AURB', fee: 100 }],
}
const product = { symbol: 'HARB', fee: ppm(12_501) }

test.each([
  ['the fee of the product', 'ri', 'HARB', { fee: 12_501, rule: 'product' }],
  ['the discount of the class, rounded up', 'ai', 'HARB', { fee: 9_376, rule: 'class' }],
  ['a discount of everything', 'corporate', 'HARB', { fee: 0, rule: 'class' }],
  ['class and product before the class', 'ai', 'AURB', { fee: 100, rule: 'class_product' }],
] as const)('applies %s', (_, feeClass, symbol, expected) => {
  expect(subscriptionRate(fees, feeClass, { ...product, symbol })).toEqual(expected)
})

test('refuses a second row of a class, or of a class and product', () => {
  expect(subscriptionFeesConflict(fees)).toBeUndefined()
  expect(subscriptionFeesConflict({ ...fees, classes: [...fees.classes, { class: 'ai', discount: 1 }] })).toEqual({
    field: 'classes.2.class',
    repeats: 1,
  })
  const products = [...fees.products, { class: 'ai' as const, product: 'AURB', fee: 1 }]
  expect(subscriptionFeesConflict({ ...fees, products })).toEqual({
    field: 'products.1.product',
    repeats: 1,
  })
})
