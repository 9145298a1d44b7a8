/**
 * Reasons for which the export omits an approved payout. `maybe_sent`: it may be in a file that a restored database no
 * longer knows, so people check it first.
 */
export const heldBackReasons = [
  'stopped',
  'seal_broken',
  'approval_missing',
  'bank_knows_it',
  'maybe_sent',
  'standing_lost',
  'frozen',
  'name_differs',
] as const
export type HeldBack = (typeof heldBackReasons)[number]

/** Maximum number of payouts per file, so that people can check it and it is one transaction. */
export const MAX_BATCH_SIZE = 500

export type Evidence = {
  /** True if all withdrawals, or those in this currency, are stopped. */
  readonly stopped: boolean
  /** True if the row has not been changed since the request. */
  readonly sealHolds: boolean
  /** True if, since it last entered review, as many people approved it as its value requires. */
  readonly approved: boolean
  /**
   * True if a bank line has its reference: it was sent before, although this database does not know it. Source: threat
   * RST-01.
   */
  readonly bankKnowsIt: boolean
  readonly active: boolean
  readonly identified: boolean
  readonly frozen: boolean
  /** True if the account holder is the customer's verified name. */
  readonly inOwnName: boolean
}

/**
 * Returns the first reason to hold back an approved payout; undefined if it may be exported. Threats WDR-09 and WDR-17.
 */
export function heldBack(seen: Evidence): HeldBack | undefined {
  if (seen.stopped) return 'stopped'
  if (!seen.sealHolds) return 'seal_broken'
  if (!seen.approved) return 'approval_missing'
  if (seen.bankKnowsIt) return 'bank_knows_it'
  if (!seen.active || !seen.identified) return 'standing_lost'
  if (seen.frozen) return 'frozen'
  return seen.inOwnName ? undefined : 'name_differs'
}
