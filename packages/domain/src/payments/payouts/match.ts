import { samePerson } from '#payments/fiat-orders/payer.ts'
import type { Line, QueueReason } from '#payments/fiat-orders/match.ts'
import type { Amount } from '#books/money/amount.ts'
import type { PayoutStatus } from './machine.ts'

export type NamedPayout = {
  readonly coin: string
  /** What the bank was told to pay: the amount less the fee. */
  readonly receives: Amount
  readonly status: PayoutStatus
  /** The holder of the account that it was sent to. */
  readonly name: string
}

/**
 * What a bank's line does to the payout that it names: money out pays what was sent, money in returns what was paid. Our own
 * account, exact reference, currency, amount to the minor unit and name, or the first reason against it. Threat WDR-17.
 */
export function matchPayout(line: Omit<Line, 'references'>, payout: NamedPayout): 'pay' | 'return' | QueueReason {
  if (!line.ours) return 'other_account'
  if (payout.status !== (line.direction === 'out' ? 'sent' : 'paid')) return 'payout_not_sent'
  if (payout.coin !== line.coin) return 'other_currency'
  if (payout.receives !== line.amount) return 'amount_differs'
  if (line.direction === 'in') return 'return'
  return samePerson(payout.name, line.payerName) ? 'pay' : 'name_differs'
}
