import type { Amount } from '#books/money/amount.ts'
import { samePerson } from './payer.ts'

/** The reasons for which a line is not credited automatically. */
export const queueReasons = [
  'money_out',
  'payment_unknown',
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
  'fees_too_low',
  'other_than_confirmed',
  'possibly_same',
] as const
export type QueueReason = (typeof queueReasons)[number]

/** Effects of a line on a customer's money if it is settled without a separate decision. */
export const moneyEffects = ['credit', 'pay', 'return'] as const
/** The effect of a line: it moves money, or it waits for people for a reason. */
export type Effect = (typeof moneyEffects)[number] | QueueReason
export const movesMoney = (effect: Effect): boolean => moneyEffects.some((one) => one === effect)

/**
 * Effects that people see before they confirm. `known`: the line is a bank line already. `contradicts`: another line
 * with its number has other money.
 */
export const seenEffects = [...moneyEffects, ...queueReasons, 'known', 'contradicts'] as const
export type SeenEffect = (typeof seenEffects)[number]

/**
 * Returns the effect of a confirmed line: the effect that both people saw. If it has changed since, the line waits,
 * because they did not confirm the new effect.
 */
export const confirmedEffect = (seen: Effect, now: Effect): Effect =>
  seen === now || !movesMoney(now) ? now : 'other_than_confirmed'

export type Line = {
  /** True if the money is on our open account of the coin, at the bank that reports it. */
  readonly ours: boolean
  readonly direction: 'in' | 'out'
  readonly coin: string
  readonly amount: Amount
  readonly payerName: string
  /** The valid references in its text. */
  readonly references: readonly string[]
}
export type Candidate = {
  readonly coin: string
  readonly amount: Amount
  /** True if the order is unpaid or checking. */
  readonly open: boolean
  /** False for a sub-account if its owner disabled deposits for it. */
  readonly takesIn: boolean
  /** The customer's verified name; undefined unless the identity is approved and the account is active. */
  readonly name: string | undefined
}

/**
 * Returns `credit`, or the first reason against it. Account, reference, currency, amount to the minor unit and payer
 * name must match. People check every difference; nothing is guessed. Source: decision G33, threats DEP-10 and DEP-12.
 * A payment out with a reference that no order has is one that this system made and lost, for example by a restore.
 */
export function matchLine(line: Line, order: Candidate | undefined): 'credit' | QueueReason {
  if (line.direction === 'out')
    return line.references.length === 1 && order === undefined ? 'payment_unknown' : 'money_out'
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
