import type { Amount } from '#books/money/amount.ts'

/** The reasons for which a finalised deposit waits for a person instead of being credited. */
export const setAsideReasons = ['below_minimum', 'deposits_closed', 'not_verified', 'unexplained'] as const
export type SetAsideReason = (typeof setAsideReasons)[number]

/** Marks a credited deposit that the chain no longer has, until two people have decided. */
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
 * Undefined if it is credited at once. Unclear, late or too small deposits go to suspense; nothing is guessed. Source:
 * DEP-04, DEP-08, DEP-12.
 */
export function whySetAside(deposit: FinalisedDeposit): SetAsideReason | undefined {
  if (deposit.isUnexplained) return 'unexplained'
  if (!deposit.open) return 'deposits_closed'
  if (!deposit.approved) return 'not_verified'
  return deposit.amount < deposit.min ? 'below_minimum' : undefined
}
