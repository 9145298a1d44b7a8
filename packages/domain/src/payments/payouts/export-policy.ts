/** Reasons why the export omits an approved payout. `maybe_sent`: it may be in a file that a restore lost, so people check it first. */
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

/** Payouts of one file: it stays small enough to be looked at, and one transaction. */
export const BATCH_MOST = 500

export type Evidence = {
  /** Withdrawals, or those in this currency, are stopped. */
  readonly stopped: boolean
  /** The row is what was asked for. */
  readonly sealHolds: boolean
  /** Two people agreed to it since it last came to wait for them. */
  readonly approvedByTwo: boolean
  /** A line of the bank names it: it was sent before, though this database does not know. Source: threat RST-01. */
  readonly bankKnowsIt: boolean
  readonly active: boolean
  readonly identified: boolean
  readonly frozen: boolean
  /** The account it goes to bears the customer's verified name. */
  readonly inOwnName: boolean
}

/** The first reason to hold back what was approved; none: it goes out. Threats WDR-09 and WDR-17. */
export function heldBack(seen: Evidence): HeldBack | undefined {
  if (seen.stopped) return 'stopped'
  if (!seen.sealHolds) return 'seal_broken'
  if (!seen.approvedByTwo) return 'approval_missing'
  if (seen.bankKnowsIt) return 'bank_knows_it'
  if (!seen.active || !seen.identified) return 'standing_lost'
  if (seen.frozen) return 'frozen'
  return seen.inOwnName ? undefined : 'name_differs'
}
