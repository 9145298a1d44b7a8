import { LIMIT_SCALE } from '#books/limits/withdrawal-limits.ts'
import type { MemberRole } from '../roles.ts'
import { type Amount, formatAmount } from '#books/money/amount.ts'
import { amountText } from '#books/money/amount-text.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { signatureNeeded } from './refusals.ts'

/**
 * Acts that can wait for a second signature. `rule` changes this rule to a looser one; `invitation` and `roles` give
 * rights to people.
 */
export const signatureKinds = [
  'withdrawal',
  'payout',
  'internal_transfer',
  'subscription',
  'purchase',
  'order',
  'rule',
  'invitation',
  'roles',
] as const
export type SignatureKind = (typeof signatureKinds)[number]

/** The role that both signers of an act must have. */
export const roleOfKind: Readonly<Record<SignatureKind, MemberRole>> = {
  withdrawal: 'pay',
  payout: 'pay',
  internal_transfer: 'pay',
  subscription: 'pay',
  purchase: 'pay',
  order: 'trade',
  rule: 'administer',
  invitation: 'administer',
  roles: 'administer',
}

/** Hours after which an unsigned act expires, and its money returns. */
export const SIGNATURE_HOURS = 24

/**
 * Amounts in millionths of a US dollar above which two people must sign; null if one person suffices for any amount.
 */
export type SignatureRule = { readonly ordersAbove: Amount | null; readonly moneyAbove: Amount | null }
export const noRule: SignatureRule = { ordersAbove: null, moneyAbove: null }
export type SignatureGroup = 'orders' | 'money'

const boundOf = (rule: SignatureRule, group: SignatureGroup): Amount | null =>
  group === 'orders' ? rule.ordersAbove : rule.moneyAbove

/**
 * True if two people must sign an act of this value: above the amount, but not at it. An unknown value counts as above.
 */
export function needsSecond(rule: SignatureRule, group: SignatureGroup, value: Amount | undefined): boolean {
  const bound = boundOf(rule, group)
  return bound !== null && (value === undefined || value > bound)
}

/** Refuses an act of one person that two people must sign. */
export function withinOne(
  rule: SignatureRule,
  group: SignatureGroup,
  value: Amount | undefined,
): Outcome<void, 'SIGNATURE_NEEDED'> {
  const bound = boundOf(rule, group)
  return bound === null || !needsSecond(rule, group, value)
    ? ok(undefined)
    : signatureNeeded(amountText(formatAmount(bound, LIMIT_SCALE)))
}

/** True if a change lets one person do an act that two people must sign today. */
export const isLooser = (from: SignatureRule, to: SignatureRule): boolean =>
  looser(from.ordersAbove, to.ordersAbove) || looser(from.moneyAbove, to.moneyAbove)
const looser = (from: Amount | null, to: Amount | null): boolean => from !== null && (to === null || to > from)

/** True if any amount requires two people. */
export const isInForce = (rule: SignatureRule): boolean => rule.ordersAbove !== null || rule.moneyAbove !== null

export type Signer = {
  readonly id: string
  readonly roles: readonly MemberRole[] | 'owner'
  readonly active: boolean
  /** False until the waiting period has passed since the person joined or got another role. */
  readonly hasWaited: boolean
}

/**
 * Returns the people who may sign an act as the second signer: with its role, an active login and their waiting period
 * over. Excludes the person who requested it, and the one whose roles it changes.
 */
export const signersOf = (
  kind: SignatureKind,
  requestedBy: string,
  people: readonly Signer[],
  changed?: string,
): readonly Signer[] =>
  people.filter((each) => each.id !== requestedBy && each.id !== changed && each.hasWaited && counts(kind, each))

/**
 * True if this person has an active login and the role of the act. It is checked again for the requester at the second
 * signature.
 */
export const counts = (kind: SignatureKind, { roles, active }: Pick<Signer, 'roles' | 'active'>): boolean =>
  active && (roles === 'owner' || roles.includes(roleOfKind[kind]))
