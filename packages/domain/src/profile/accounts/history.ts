import type { JournalKind } from '#books/ledger/transfer.ts'

/** Types of a transaction in the history, as the customer's filter names them. */
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
  'trading_fee',
  'otc_deal',
  'distribution',
  'rebate',
  'proceeds',
  'adjustment',
] as const
export type HistoryType = (typeof historyTypes)[number]

/**
 * Only completed entries are in the ledger; pending ones are in their own lists. `reversed`: reversed later by a mirror
 * entry.
 */
export const historyStatuses = ['completed', 'reversed'] as const

/** The longest span of one query, in days. */
export const HISTORY_MAX_DAYS = 366

/**
 * The type of each journal kind. A `reversal` has the type of what it reverses; that of a subscription is its refund.
 */
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
  coin_fee: 'trading_fee',
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
  instruction_hold: 'adjustment',
  instruction_pay: 'adjustment',
  instruction_back: 'adjustment',
  proceeds_pay: 'proceeds',
}

/** The type of an entry; `reverses` is the kind of the reversed journal. */
export const historyTypeOf = (kind: JournalKind, reverses: JournalKind | null): HistoryType =>
  reverses === 'allot' ? 'subscription_refund' : typeOfJournal[kind]
