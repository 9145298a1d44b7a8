import type { Decision } from '#identity/eligibility/decide.ts'
import type { RuleName } from '#identity/eligibility/rules.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import {
  internalTransferCannotReceive,
  internalTransferDepositDisabled,
  internalTransferSelf,
  internalTransferUnsupported,
} from './refusals.ts'

/** People one customer may look for in any 24 hours; the same one again is free. Source: threat TRF-02. */
export const LOOKUPS_PER_DAY = 20
export const NOTE_LENGTH = 60

export const recipientTypes = ['mobile', 'email', 'uid'] as const
export type RecipientType = (typeof recipientTypes)[number]

export type Recipient = {
  /** Of the same family as who sends: the same account, its owner, or one of the same owner. */
  readonly own: boolean
  /** Whether they may receive the coin. */
  readonly decision: Decision<'receive'>
}
export type SentCoin = {
  /** It has a worth that the limits can count. */
  readonly worthKnown: boolean
  readonly depositsOpen: boolean
}

/** Reasons that concern the person whatever is sent: an answer about the coin would tell that they are a customer. */
const personal: ReadonlySet<RuleName> = new Set(['standing', 'identity', 'region'])

export const recipientRefusals = [
  'INTERNAL_TRANSFER_SELF',
  'INTERNAL_TRANSFER_CANNOT_RECEIVE',
  'INTERNAL_TRANSFER_UNSUPPORTED',
  'INTERNAL_TRANSFER_DEPOSIT_DISABLED',
] as const
export type RecipientRefusal = (typeof recipientRefusals)[number]

/**
 * Whether this coin may go to whom was found. Who does not exist, is not verified or does not stand well is one answer: nobody
 * learns who is a customer and how far. Likewise a coin that nobody can be sent and one that this person may not hold.
 * Source: specification §5, decision G32, threats TRF-01 and TRF-02.
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
