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

/** `pending`: an amount on hold, before it is in the ledger. `reversed`: reversed later by a mirror entry. */
export const historyStatuses = ['pending', 'completed', 'reversed'] as const

/** Maximum number of pending rows above the first page. */
export const MAX_PENDING = 100
/** Maximum number of entries that a search reads, and that a file contains. */
export const MAX_HISTORY_ROWS = 10_000

/** Maximum period of one query, in days. */
export const HISTORY_MAX_DAYS = 366

/**
 * The type of each journal kind. A `reversal` has the type of the entry that it reverses; the reversal of a
 * subscription is its refund.
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
  balance_adjustment: 'adjustment',
  receivable_write_off: 'adjustment',
  instruction_hold: 'adjustment',
  instruction_pay: 'adjustment',
  instruction_back: 'adjustment',
  proceeds_pay: 'proceeds',
}

/** Returns the type of an entry; `reverses` is the kind of the reversed journal. */
export const historyTypeOf = (kind: JournalKind, reverses: JournalKind | null): HistoryType =>
  reverses === 'allot' ? 'subscription_refund' : typeOfJournal[kind]

/** The texts of a row by which it is found. */
export type Searchable = {
  readonly coin: string
  readonly number: string | null
  readonly remark: string | null
  readonly counterparty: string | null
  readonly txId: string | null
  readonly trade: { readonly market: string } | null
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s/gu, '')

/**
 * True if one of the row's texts contains the search, whatever its case and spaces. An empty search finds every row.
 */
export function isFound(row: Searchable, search: string): boolean {
  const wanted = plain(search)
  const texts = [row.coin, row.number, row.remark, row.counterparty, row.txId, row.trade?.market]
  return texts.some((text) => typeof text === 'string' && plain(text).includes(wanted))
}

/** The kind of journal that an amount on hold will become, by the kind of the thing that holds it. */
export const heldKinds = {
  withdrawal: 'withdraw_capture',
  payout: 'withdraw_capture',
  subscription: 'allot',
  otc_ad: 'otc_release',
  otc_deal: 'otc_release',
} as const satisfies Record<string, JournalKind>

/** The same for an act of a company that waits for a second signature. */
export const signedKinds = {
  withdrawal: 'withdraw_capture',
  payout: 'withdraw_capture',
  internal_transfer: 'internal_transfer',
  subscription: 'allot',
  purchase: 'allot',
  order: 'transfer_in',
} as const satisfies Record<string, JournalKind>
