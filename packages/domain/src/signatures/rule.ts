import { LIMIT_SCALE } from '../limits/withdrawal-limits.ts'
import type { MemberRole } from '../members/roles.ts'
import { type Amount, formatAmount } from '../money/amount.ts'
import { amountText } from '../money/amount-text.ts'
import { ok, type Outcome, refuse } from '../outcome.ts'

/** Acts that can wait for a second signature. `rule`: a change that loosens the rule itself. */
export const signatureKinds = [
  'withdrawal',
  'payout',
  'internal_transfer',
  'subscription',
  'purchase',
  'order',
  'rule',
] as const
export type SignatureKind = (typeof signatureKinds)[number]

/** The role that both people of an act have. */
export const roleOfKind: Readonly<Record<SignatureKind, MemberRole>> = {
  withdrawal: 'pay',
  payout: 'pay',
  internal_transfer: 'pay',
  subscription: 'pay',
  purchase: 'pay',
  order: 'trade',
  rule: 'administer',
}

/** Hours after which an unsigned act lapses, and its money returns. */
export const SIGNATURE_HOURS = 24

/** US dollars in millionths above which two people sign; null for none. */
export type SignatureRule = { readonly ordersAbove: Amount | null; readonly moneyAbove: Amount | null }
export const noRule: SignatureRule = { ordersAbove: null, moneyAbove: null }
export type SignatureGroup = 'orders' | 'money'

const boundOf = (rule: SignatureRule, group: SignatureGroup): Amount | null =>
  group === 'orders' ? rule.ordersAbove : rule.moneyAbove

/** True if two people sign an act of this value: above the amount, not at it. An act of unknown value counts as above. */
export function needsSecond(rule: SignatureRule, group: SignatureGroup, value: Amount | undefined): boolean {
  const bound = boundOf(rule, group)
  return bound !== null && (value === undefined || value > bound)
}

/** Refuses an act that needs two people, where it comes from one. */
export function withinOne(
  rule: SignatureRule,
  group: SignatureGroup,
  value: Amount | undefined,
): Outcome<void, 'SIGNATURE_NEEDED'> {
  const bound = boundOf(rule, group)
  return bound === null || !needsSecond(rule, group, value)
    ? ok(undefined)
    : refuse('SIGNATURE_NEEDED', { params: { above: amountText(formatAmount(bound, LIMIT_SCALE)) } })
}

/** True if the change lets one person do anything that needs two now. */
export const isLooser = (from: SignatureRule, to: SignatureRule): boolean =>
  looser(from.ordersAbove, to.ordersAbove) || looser(from.moneyAbove, to.moneyAbove)
const looser = (from: Amount | null, to: Amount | null): boolean => from !== null && (to === null || to > from)

export type Signer = { readonly id: string; readonly roles: readonly MemberRole[] | 'owner'; readonly active: boolean }

/** People who may sign an act as the second one: with its role, an active login, and not the person who asked. */
export const signersOf = (kind: SignatureKind, askedBy: string, people: readonly Signer[]): readonly Signer[] =>
  people.filter((each) => each.id !== askedBy && counts(kind, each))

/** True if the signature of this person counts now. Asked of the person who asked as well, at the second signature. */
export const counts = (kind: SignatureKind, { roles, active }: Omit<Signer, 'id'>): boolean =>
  active && (roles === 'owner' || roles.includes(roleOfKind[kind]))
