import { type Amount, feeOf, plus, type Ppm, times } from '#books/money/amount.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import type { ProductStatus } from '#issuance/products/machine.ts'
import {
  subscriptionAboveSupply,
  subscriptionBelowMinimum,
  subscriptionNotOpen,
  subscriptionOffStep,
} from './refusals.ts'

/**
 * The terms of a product that apply to a subscription. Units are whole; the price is of one unit, in minor units of its
 * currency.
 */
export type SubscriptionTerms = {
  readonly status: ProductStatus
  readonly price: Amount
  readonly fee: Ppm
  readonly supply: bigint
  readonly min: bigint
  readonly step: bigint
  readonly opensAt: Date
  readonly closesAt: Date
}
export type SubscriptionCost = { readonly amount: Amount; readonly fee: Amount; readonly total: Amount }

/** True from the opening time (included) to the closing time (excluded). */
export const isOpen = (terms: Pick<SubscriptionTerms, 'status' | 'opensAt' | 'closesAt'>, now: Date): boolean =>
  terms.status === 'in_subscription' && now >= terms.opensAt && now < terms.closesAt

/** Returns price times units, and the fee on it, rounded up. */
export function costOf(units: bigint, price: Amount, fee: Ppm): SubscriptionCost {
  const amount = times(price, units)
  const charged = feeOf(amount, fee)
  return { amount, fee: charged, total: plus(amount, charged) }
}

/** The most units whose price and fee `money` covers. `price` is above zero. */
export const unitsFor = (money: Amount, price: Amount, fee: Ppm): bigint =>
  // A fee that is rounded up fits into whole minor units if the exact fee does.
  (money * 1_000_000n) / (price * (1_000_000n + BigInt(fee)))

/**
 * Returns the cost of `units` now, or the first rule that the quantity breaks. `decide` checks separately if the
 * customer may subscribe. Source: specification §3, decision G38.
 */
export function quoteSubscription(
  units: bigint,
  terms: SubscriptionTerms,
  now: Date,
): Outcome<
  SubscriptionCost,
  'SUBSCRIPTION_NOT_OPEN' | 'SUBSCRIPTION_BELOW_MINIMUM' | 'SUBSCRIPTION_OFF_STEP' | 'SUBSCRIPTION_ABOVE_SUPPLY'
> {
  const field = 'quantity'
  if (!isOpen(terms, now)) return subscriptionNotOpen
  if (units < terms.min) return subscriptionBelowMinimum(field, { min: String(terms.min) })
  if (units % terms.step !== 0n) return subscriptionOffStep(field, { step: String(terms.step) })
  if (units > terms.supply) return subscriptionAboveSupply(field, { supply: String(terms.supply) })
  return ok(costOf(units, terms.price, terms.fee))
}
