import type { Decision } from '#identity/eligibility/decide.ts'
import type { RuleName } from '#identity/eligibility/rules.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import {
  internalTransferCannotReceive,
  internalTransferDepositDisabled,
  internalTransferSelf,
  internalTransferUnsupported,
} from './refusals.ts'

/**
 * Maximum number of different recipients that one customer may look up within 24 hours. Looking up the same one again
 * is free. Source: threat TRF-02.
 */
export const LOOKUPS_PER_DAY = 20
export const NOTE_LENGTH = 60

export const recipientTypes = ['mobile', 'email', 'uid'] as const
export type RecipientType = (typeof recipientTypes)[number]

export type Recipient = {
  /**
   * True if the recipient belongs to the sender's family: the same account, its owner, or another account of that
   * owner.
   */
  readonly own: boolean
  /** The decision on the recipient's right to receive the coin. */
  readonly decision: Decision<'receive'>
}
export type SentCoin = {
  /** True if the coin has a value that the limits can count. */
  readonly worthKnown: boolean
  readonly depositsOpen: boolean
}

/**
 * Reasons that concern the person, whatever the coin. A refusal that named the coin would reveal that the person is a
 * customer.
 */
const personal: ReadonlySet<RuleName> = new Set(['active', 'identity', 'region'])

export const recipientRefusals = [
  'INTERNAL_TRANSFER_SELF',
  'INTERNAL_TRANSFER_CANNOT_RECEIVE',
  'INTERNAL_TRANSFER_UNSUPPORTED',
  'INTERNAL_TRANSFER_DEPOSIT_DISABLED',
] as const
export type RecipientRefusal = (typeof recipientRefusals)[number]

/**
 * Decides if this coin may be sent to the found recipient. Unknown, unverified and blocked recipients get one and the
 * same refusal, so that nobody learns who is a customer. A coin that cannot be sent, and one that this person may not
 * hold, also share one refusal. Source: specification §5, decision G32, threats TRF-01 and TRF-02.
 */
export function mayReceive<R extends Recipient>(
  recipient: R | undefined,
  coin: SentCoin,
): Outcome<R, RecipientRefusal> {
  if (recipient?.own === true) return internalTransferSelf
  const broken = recipient?.decision.reasons.map(({ rule }) => rule) ?? []
  if (recipient === undefined || broken.some((rule) => personal.has(rule))) return internalTransferCannotReceive
  if (broken.some((rule) => rule !== 'deposits') || !coin.worthKnown) return internalTransferUnsupported
  if (!coin.depositsOpen || broken.includes('deposits')) return internalTransferDepositDisabled
  return ok(recipient)
}
