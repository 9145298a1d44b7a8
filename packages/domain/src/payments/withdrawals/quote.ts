import { amountText } from '#books/money/amount-text.ts'
import { type Amount, formatAmount, minus, parseAmount } from '#books/money/amount.ts'
import { ok, type Outcome, refuse } from '#platform/outcome/outcome.ts'

/** What a coin's chain asks of a withdrawal. `min` and `max` bound what arrives, not what leaves the account. */
export type WithdrawalTerms = {
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
 * The amount with its fee, recomputed from the terms of this moment; `feeShown` is what the customer confirmed. The first
 * refusal of `quoteRefusals` that applies is told. Source: specification §5, decision G29.
 */
export function quoteWithdrawal(
  asked: { readonly amount: string; readonly feeShown: string },
  terms: WithdrawalTerms,
): Outcome<WithdrawalQuote, (typeof quoteRefusals)[number]> {
  const { scale, fee } = terms
  const text = (minor: Amount) => amountText(formatAmount(minor, scale))
  if (!terms.open) return refuse('WITHDRAWAL_CLOSED')
  const amount = parseAmount(asked.amount, scale)
  if (amount === undefined)
    return refuse('WITHDRAWAL_AMOUNT_TOO_PRECISE', { field: 'amount', params: { decimals: scale } })
  if (parseAmount(asked.feeShown, scale) !== fee)
    return refuse('WITHDRAWAL_FEE_CHANGED', { field: 'fee', params: { fee: text(fee) } })
  if (amount <= fee) return refuse('WITHDRAWAL_FEE_EXCEEDS_AMOUNT', { field: 'amount', params: { fee: text(fee) } })
  const receives = minus(amount, fee)
  if (receives < terms.min)
    return refuse('WITHDRAWAL_BELOW_MINIMUM', { field: 'amount', params: { min: text(terms.min) } })
  if (receives > terms.max)
    return refuse('WITHDRAWAL_ABOVE_MAXIMUM', { field: 'amount', params: { max: text(terms.max) } })
  return ok({ amount, fee, receives })
}
