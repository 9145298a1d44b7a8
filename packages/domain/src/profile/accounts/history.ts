import type { JournalKind } from '#books/ledger/transfer.ts'

/** What a line of the transaction history is about, as the customer's filter names it. */
export const historyTypes = [
  'deposit',
  'withdrawal',
  'transfer_in',
  'transfer_out',
  'internal_transfer',
  'subscription_deduction',
  'subscription_disbursement',
  'subscription_refund',
  'trade',
  'otc_deal',
  'distribution',
  'rebate',
  'adjustment',
] as const
export type HistoryType = (typeof historyTypes)[number]

/** Books hold what happened; what is still under way shows in its own list. `reversed`: taken back later by a mirror entry. */
export const historyStatuses = ['completed', 'reversed'] as const

/** The longest span one question may cover, in days. */
export const HISTORY_MAX_DAYS = 366

/** The journal kinds of each type. `reversal` is shown as what it takes back: a subscription's is its refund. */
export const typeOfJournal: Record<JournalKind, HistoryType> = {
  deposit: 'deposit',
  fiat_credit: 'deposit',
  withdraw_capture: 'withdrawal',
  withdraw_refund: 'withdrawal',
  transfer_in: 'transfer_in',
  transfer_out: 'transfer_out',
  internal_transfer: 'internal_transfer',
  allot: 'subscription_deduction',
  disburse: 'subscription_disbursement',
  fill: 'trade',
  distribution_pay: 'distribution',
  distribution_claim: 'distribution',
  rebate_pay: 'rebate',
  distribution_funding: 'adjustment',
  distribution_release: 'adjustment',
  distribution_keep: 'adjustment',
  otc_release: 'otc_deal',
  issue: 'adjustment',
  suspense: 'adjustment',
  suspense_return: 'adjustment',
  reconciliation: 'adjustment',
  adjustment: 'adjustment',
  reversal: 'adjustment',
  credit_reversal: 'adjustment',
  receivable_repayment: 'adjustment',
}

/** What an entry is shown as; `reverses` is the kind of what it takes back. */
export const historyTypeOf = (kind: JournalKind, reverses: JournalKind | null): HistoryType =>
  reverses === 'allot' ? 'subscription_refund' : typeOfJournal[kind]
