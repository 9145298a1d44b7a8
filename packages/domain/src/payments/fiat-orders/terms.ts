import { type Amount, formatAmount, parseAmount } from '#books/money/amount.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { fiatAmountOutOfBounds, fiatAmountTooPrecise } from './refusals.ts'

/** Hours after which an unpaid order is cancelled. Source: decision G33. */
export const FIAT_ORDER_HOURS = 72
/**
 * Days after its expiry within which the payment of an order may arrive that was marked as paid. Afterwards the order
 * fails.
 */
export const FIAT_CHECKING_DAYS = 10
/** Maximum number of open orders per customer. */
export const FIAT_OPEN_ORDERS = 10

export type DepositBounds = {
  readonly coin: string
  readonly scale: number
  readonly min: Amount
  readonly max: Amount
}

/** Returns the amount of a new order. Refuses an amount outside the limits of bank deposits. */
export function depositAmount(
  text: string,
  { coin, scale, min, max }: DepositBounds,
): Outcome<Amount, 'FIAT_AMOUNT_TOO_PRECISE' | 'FIAT_AMOUNT_OUT_OF_BOUNDS'> {
  const amount = parseAmount(text, scale)
  if (amount === undefined) return fiatAmountTooPrecise(scale)
  if (amount < min || amount > max)
    return fiatAmountOutOfBounds({ min: formatAmount(min, scale), max: formatAmount(max, scale), fiat: coin })
  return ok(amount)
}
