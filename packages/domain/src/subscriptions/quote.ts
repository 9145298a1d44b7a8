import { type Amount, feeOf, plus, type Ppm, times } from '../money/amount.ts'
import { ok, type Outcome, refuse } from '../outcome.ts'
import { admits, type InvestorClass } from '../products/product.ts'
import type { ProductStatus } from '../products/machine.ts'

/** What a product's terms say about a subscription. Units are whole; the price is of one unit, in minor units of its currency. */
export type SubscriptionTerms = {
  readonly status: ProductStatus
  readonly category: InvestorClass
  /** Whose residents may not subscribe. */
  readonly excluded: readonly string[]
  readonly price: Amount
  readonly fee: Ppm
  readonly supply: bigint
  readonly min: bigint
  readonly step: bigint
  /** Per person, over all their subscriptions; undefined: the supply. */
  readonly max: bigint | undefined
  readonly opensAt: Date
  readonly closesAt: Date
}
export type Subscriber = {
  readonly investorClass: InvestorClass
  /** Of their approved identity; null while nobody knows it. */
  readonly country: string | null
  /** Units of their other subscriptions to it that are not rejected. */
  readonly earlier: bigint
}
export type SubscriptionCost = { readonly amount: Amount; readonly fee: Amount; readonly total: Amount }

/** Open from its first moment up to, not including, its last. */
export const isOpen = (terms: Pick<SubscriptionTerms, 'status' | 'opensAt' | 'closesAt'>, now: Date): boolean =>
  terms.status === 'in_subscription' && now >= terms.opensAt && now < terms.closesAt

/** A country that nobody knows is none that is let in, where any is kept out. */
export const admitsCountry = (excluded: readonly string[], country: string | null): boolean =>
  excluded.length === 0 || (country !== null && !excluded.includes(country))

/** Price times units, and the fee on it rounded up. */
export function costOf(units: bigint, price: Amount, fee: Ppm): SubscriptionCost {
  const amount = times(price, units)
  const charged = feeOf(amount, fee)
  return { amount, fee: charged, total: plus(amount, charged) }
}

/** What `units` cost this subscriber now, or the first rule against it. Source: specification §3, decisions G24 and G38. */
export function quoteSubscription(
  units: bigint,
  terms: SubscriptionTerms,
  who: Subscriber,
  now: Date,
): Outcome<
  SubscriptionCost,
  | 'SUBSCRIPTION_NOT_OPEN'
  | 'SUBSCRIPTION_CLASS_NOT_ALLOWED'
  | 'SUBSCRIPTION_COUNTRY_NOT_ALLOWED'
  | 'SUBSCRIPTION_BELOW_MINIMUM'
  | 'SUBSCRIPTION_OFF_STEP'
  | 'SUBSCRIPTION_ABOVE_SUPPLY'
  | 'SUBSCRIPTION_ABOVE_MAXIMUM'
> {
  const field = 'quantity'
  if (!isOpen(terms, now)) return refuse('SUBSCRIPTION_NOT_OPEN')
  if (!admits(terms.category, who.investorClass)) return refuse('SUBSCRIPTION_CLASS_NOT_ALLOWED')
  if (!admitsCountry(terms.excluded, who.country)) return refuse('SUBSCRIPTION_COUNTRY_NOT_ALLOWED')
  if (units < terms.min) return refuse('SUBSCRIPTION_BELOW_MINIMUM', { field, params: { min: String(terms.min) } })
  if (units % terms.step !== 0n) return refuse('SUBSCRIPTION_OFF_STEP', { field, params: { step: String(terms.step) } })
  if (units > terms.supply)
    return refuse('SUBSCRIPTION_ABOVE_SUPPLY', { field, params: { supply: String(terms.supply) } })
  if (terms.max !== undefined && units + who.earlier > terms.max)
    return refuse('SUBSCRIPTION_ABOVE_MAXIMUM', { field, params: { max: String(terms.max) } })
  return ok(costOf(units, terms.price, terms.fee))
}
