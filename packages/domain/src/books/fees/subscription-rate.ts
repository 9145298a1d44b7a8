import { type Ppm, ppm } from '#books/money/amount.ts'
import { type FeeConflict, repeatedRow } from './repeated-row.ts'
import type { FeeClass } from './trading-rates.ts'

/** The subscription fees besides the one of each product. A discount is a share of the product's fee. */
export type SubscriptionFees = {
  readonly classes: readonly { readonly class: FeeClass; readonly discount: number }[]
  readonly products: readonly { readonly class: FeeClass; readonly product: string; readonly fee: number }[]
}
/** The rules that determine a fee, the most specific one first. */
export const subscriptionRules = ['class_product', 'class', 'product'] as const
export type SubscriptionRule = (typeof subscriptionRules)[number]

const MILLION = 1_000_000

/**
 * Returns the fee of a class on a product in parts per million. The first matching rule applies: class and product,
 * class, product. A discounted fee is rounded up.
 */
export function subscriptionRate(
  fees: SubscriptionFees,
  feeClass: FeeClass,
  product: { readonly symbol: string; readonly fee: Ppm },
): { readonly fee: Ppm; readonly rule: SubscriptionRule } {
  const onProduct = fees.products.find((row) => row.class === feeClass && row.product === product.symbol)
  if (onProduct !== undefined) return { fee: ppm(onProduct.fee), rule: 'class_product' }
  const ofClass = fees.classes.find((row) => row.class === feeClass)
  if (ofClass === undefined) return { fee: product.fee, rule: 'product' }
  return { fee: ppm(Math.ceil((product.fee * (MILLION - ofClass.discount)) / MILLION)), rule: 'class' }
}

/** Returns the first row that repeats a class, or a class and product. */
export const subscriptionFeesConflict = ({ classes, products }: SubscriptionFees): FeeConflict | undefined =>
  repeatedRow('classes', 'class', classes, (row) => row.class) ??
  repeatedRow('products', 'product', products, (row) => `${row.class} ${row.product}`)
