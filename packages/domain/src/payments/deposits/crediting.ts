import type { Amount } from '#books/money/amount.ts'

/** The reasons for which a finalised deposit waits for a person instead of being credited. */
export const setAsideReasons = ['below_minimum', 'deposits_closed', 'not_verified', 'unexplained'] as const
export type SetAsideReason = (typeof setAsideReasons)[number]

/** Marks a credited deposit that is no longer on the chain, until two people have decided. */
export const GONE_FROM_CHAIN = 'gone_from_chain'

export type FinalisedDeposit = {
  readonly amount: Amount
  readonly min: Amount
  readonly open: boolean
  readonly approved: boolean
  /** True if the transaction's instructions do not add up to the change of the balance. */
  readonly isUnexplained: boolean
}

/**
 * Returns the reason for which a deposit goes to suspense; undefined if it is credited at once. Unclear, late and too
 * small deposits wait for people, because the exchange never guesses. Source: DEP-04, DEP-08, DEP-12.
 */
export function whySetAside(deposit: FinalisedDeposit): SetAsideReason | undefined {
  if (deposit.isUnexplained) return 'unexplained'
  if (!deposit.open) return 'deposits_closed'
  if (!deposit.approved) return 'not_verified'
  return deposit.amount < deposit.min ? 'below_minimum' : undefined
}
