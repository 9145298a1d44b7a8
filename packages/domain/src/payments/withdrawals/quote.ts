import { amountText } from '#books/money/amount-text.ts'
import { type Amount, formatAmount, minus, parseAmount } from '#books/money/amount.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import {
  withdrawalAboveMaximum,
  withdrawalAmountTooPrecise,
  withdrawalBelowMinimum,
  withdrawalClosed,
  withdrawalFeeChanged,
  withdrawalFeeExceedsAmount,
} from './refusals.ts'

/** The terms of a coin's network for a withdrawal. `min` and `max` limit the amount that arrives, without the fee. */
export type WithdrawalTerms = {
  readonly coin: string
  readonly scale: number
  readonly open: boolean
  readonly fee: Amount
  readonly min: Amount
  readonly max: Amount
}
export type WithdrawalQuote = { readonly amount: Amount; readonly fee: Amount; readonly receives: Amount }

export const quoteRefusals = [
  'WITHDRAWAL_CLOSED',
  'WITHDRAWAL_AMOUNT_TOO_PRECISE',
  'WITHDRAWAL_FEE_CHANGED',
  'WITHDRAWAL_FEE_EXCEEDS_AMOUNT',
  'WITHDRAWAL_BELOW_MINIMUM',
  'WITHDRAWAL_ABOVE_MAXIMUM',
] as const

/**
 * Returns the amount with its fee under the current terms. `displayedFee` is the fee that the customer confirmed.
 * Refuses with the first of `quoteRefusals` that applies. Source: specification §5, decision G29.
 */
export function quoteWithdrawal(
  request: { readonly amount: string; readonly displayedFee: string },
  terms: WithdrawalTerms,
): Outcome<WithdrawalQuote, (typeof quoteRefusals)[number]> {
  const { coin, scale, fee } = terms
  const text = (minor: Amount) => amountText(formatAmount(minor, scale))
  if (!terms.open) return withdrawalClosed
  const amount = parseAmount(request.amount, scale)
  if (amount === undefined) return withdrawalAmountTooPrecise(scale)
  if (parseAmount(request.displayedFee, scale) !== fee) return withdrawalFeeChanged(text(fee), coin)
  if (amount <= fee) return withdrawalFeeExceedsAmount(text(fee), coin)
  const receives = minus(amount, fee)
  if (receives < terms.min) return withdrawalBelowMinimum(text(terms.min), coin)
  if (receives > terms.max) return withdrawalAboveMaximum(text(terms.max), coin)
  return ok({ amount, fee, receives })
}
