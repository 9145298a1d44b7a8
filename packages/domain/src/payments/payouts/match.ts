import { samePerson } from '#payments/fiat-orders/payer.ts'
import type { Line, QueueReason } from '#payments/fiat-orders/match.ts'
import type { Amount } from '#books/money/amount.ts'
import type { PayoutStatus } from './machine.ts'

export type NamedPayout = {
  readonly coin: string
  /** The amount that the bank should pay: the amount less the fee. */
  readonly receives: Amount
  readonly status: PayoutStatus
  /** The holder of the recipient's account. */
  readonly name: string
  /** The name in the payment file, in the letters that banks accept. */
  readonly paymentName: string
}

/**
 * Returns the effect of a bank line on the payout whose reference it has. A debit pays a sent payout; a credit returns
 * a paid one. Account, reference, currency, amount to the minor unit and name must match; otherwise the result is the
 * first reason against it. The name may be the verified one or that of the payment file. Threat WDR-17.
 */
export function matchPayout(line: Omit<Line, 'references'>, payout: NamedPayout): 'pay' | 'return' | QueueReason {
  if (!line.ours) return 'other_account'
  if (payout.status !== (line.direction === 'out' ? 'sent' : 'paid')) return 'payout_not_sent'
  if (payout.coin !== line.coin) return 'other_currency'
  if (payout.receives !== line.amount) return 'amount_differs'
  if (line.direction === 'in') return 'return'
  const isNamed = samePerson(payout.name, line.payerName) || samePerson(payout.paymentName, line.payerName)
  return isNamed ? 'pay' : 'name_differs'
}
