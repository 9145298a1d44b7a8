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
  /** What the buyer gets. */
  readonly receives: Amount
}
/** What somebody asks for: so much of the coin, or so much money. */
export type Wish = { readonly amount: Amount } | { readonly fiatAmount: Amount }

type Bounds = { readonly min: Amount; readonly max: Amount; readonly remaining: Amount }

/** What a deal comes to at a price: the other figure is rounded so that nobody is paid less than the price. */
export function figuresOf(wish: Wish, price: Amount, scales: Scales, fee: Ppm): Figures | undefined {
  const amount = 'amount' in wish ? wish.amount : coinFor(wish.fiatAmount, price, scales)
  const fiatAmount = 'amount' in wish ? fiatFor(wish.amount, price, scales) : wish.fiatAmount
  const kept = feeOf(amount, fee)
  return amount > kept && fiatAmount > 0n ? { amount, fiatAmount, fee: kept, receives: minus(amount, kept) } : undefined
}

/** Whether an ad's bounds and what is left of it hold a deal. */
export function within(
  { amount, fiatAmount }: Figures,
  { min, max, remaining }: Bounds,
): Outcome<void, 'OTC_AMOUNT_OUT_OF_BOUNDS' | 'OTC_REMAINING_TOO_LOW'> {
  if (fiatAmount < min || fiatAmount > max) return otcAmountOutOfBounds
  return amount > remaining ? otcRemainingTooLow : ok(undefined)
}

/**
 * Whether a deal is worth more than what reminds both sides (specification §9). In that currency itself it is what is paid;
 * otherwise at the rate of the moment, and without one it is taken for large.
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
