import { type Amount, feeOf, minus, type Ppm } from '#books/money/amount.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { coinFor, fiatFor, type Scales } from '#desk/otc-ads/price.ts'
import { worthOf } from '#books/rates/rate.ts'
import { LARGE } from './rules.ts'
import { otcAmountOutOfBounds, otcRemainingTooLow } from './refusals.ts'

export type Figures = {
  readonly amount: Amount
  readonly fiatAmount: Amount
  readonly fee: Amount
  /** The amount that the buyer receives. */
  readonly receives: Amount
}
/** The requested amount, of the coin or of the fiat currency. */
export type DealAmount = { readonly amount: Amount } | { readonly fiatAmount: Amount }

type Bounds = { readonly min: Amount; readonly max: Amount; readonly remaining: Amount }

/** Returns both amounts and the fee of a deal at a price. The computed amount is rounded in the seller's favour. */
export function figuresOf(dealAmount: DealAmount, price: Amount, scales: Scales, fee: Ppm): Figures | undefined {
  const amount = 'amount' in dealAmount ? dealAmount.amount : coinFor(dealAmount.fiatAmount, price, scales)
  const fiatAmount = 'amount' in dealAmount ? fiatFor(dealAmount.amount, price, scales) : dealAmount.fiatAmount
  const feeAmount = feeOf(amount, fee)
  return amount > feeAmount && fiatAmount > 0n
    ? { amount, fiatAmount, fee: feeAmount, receives: minus(amount, feeAmount) }
    : undefined
}

/** Refuses a deal outside the ad's limits or above its remaining quantity. */
export function within(
  { amount, fiatAmount }: Figures,
  { min, max, remaining }: Bounds,
): Outcome<void, 'OTC_AMOUNT_OUT_OF_BOUNDS' | 'OTC_REMAINING_TOO_LOW'> {
  if (fiatAmount < min || fiatAmount > max) return otcAmountOutOfBounds
  return amount > remaining ? otcRemainingTooLow : ok(undefined)
}

/**
 * True if a deal is above the amount at which both sides get a reminder (specification §9). An amount in another
 * currency is converted at the current rate; without a rate the deal counts as large.
 */
export function isLarge(
  deal: Pick<Figures, 'amount' | 'fiatAmount'> & { readonly fiat: string },
  scales: Scales,
  large: { readonly rate: Amount | undefined; readonly scale: number },
): boolean {
  const bound = LARGE.amount * 10n ** BigInt(large.scale)
  if (deal.fiat === LARGE.fiat) return deal.fiatAmount > bound
  return large.rate === undefined || worthOf(deal.amount, scales.coin, large.rate, large.scale) > bound
}
