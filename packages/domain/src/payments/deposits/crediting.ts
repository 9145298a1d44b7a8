import type { Amount } from '#books/money/amount.ts'

/** Why a finalised deposit waits for a person instead of being credited. */
export const setAsideReasons = ['below_minimum', 'deposits_closed', 'not_verified', 'unexplained'] as const
export type SetAsideReason = (typeof setAsideReasons)[number]

/** Stands on a credited deposit of which the chain knows nothing any more, until two people have decided. */
export const GONE_FROM_CHAIN = 'gone_from_chain'

export type FinalisedDeposit = {
  readonly amount: Amount
  readonly min: Amount
  readonly open: boolean
  readonly approved: boolean
  /** The transaction's instructions do not add up to what the balance gained. */
  readonly odd: boolean
}

/** Undefined when it is credited at once. Never guessed: what is unclear, late or too small is set aside. Source: DEP-04, DEP-08, DEP-12. */
export function whySetAside(deposit: FinalisedDeposit): SetAsideReason | undefined {
  if (deposit.odd) return 'unexplained'
  if (!deposit.open) return 'deposits_closed'
  if (!deposit.approved) return 'not_verified'
  return deposit.amount < deposit.min ? 'below_minimum' : undefined
}
