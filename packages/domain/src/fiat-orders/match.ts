import type { Amount } from '../money/amount.ts'
import { samePerson } from './payer.ts'

/** Why a line is not credited by itself. */
export const queueReasons = [
  'money_out',
  'other_account',
  'no_reference',
  'many_references',
  'unknown_reference',
  'order_closed',
  'payout_not_sent',
  'other_currency',
  'amount_differs',
  'name_differs',
  'customer_not_approved',
  'deposits_closed',
] as const
export type QueueReason = (typeof queueReasons)[number]

export type Line = {
  /** It stands on our open account of the coin at the bank that tells it. */
  readonly ours: boolean
  readonly direction: 'in' | 'out'
  readonly coin: string
  readonly amount: Amount
  readonly payerName: string
  /** The valid references that its text carries. */
  readonly references: readonly string[]
}
export type Candidate = {
  readonly coin: string
  readonly amount: Amount
  /** To be paid or checking. */
  readonly open: boolean
  /** False for a sub-account whose owner lets nothing be deposited to it. */
  readonly takesIn: boolean
  /** The customer's verified name, while identity is approved and the account in good standing. */
  readonly name: string | undefined
}

/**
 * Credit, or the first reason against it. Our own account, exact reference, currency, amount to the minor unit and payer
 * name: whatever differs is looked at by people, never guessed. Source: decision G33, threats DEP-10 and DEP-12.
 */
export function matchLine(line: Line, order: Candidate | undefined): 'credit' | QueueReason {
  if (line.direction === 'out') return 'money_out'
  if (!line.ours) return 'other_account'
  if (line.references.length === 0) return 'no_reference'
  if (line.references.length > 1) return 'many_references'
  if (order === undefined) return 'unknown_reference'
  if (!order.open) return 'order_closed'
  if (order.coin !== line.coin) return 'other_currency'
  if (order.amount !== line.amount) return 'amount_differs'
  if (order.name === undefined) return 'customer_not_approved'
  if (!order.takesIn) return 'deposits_closed'
  if (!samePerson(order.name, line.payerName)) return 'name_differs'
  return 'credit'
}
