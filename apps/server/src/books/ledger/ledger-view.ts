import type { ledger } from '@tessera/contract/books/ledger/ledger.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { kindOf } from '@tessera/domain/books/ledger/account-kinds.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { AccountRow, JournalRow, LedgerEntryRow, PostingRow } from './browse.sql.ts'

/** Maximum number of lines of a file. */
export const MOST_LINES = 10_000

export type AccountView = ReplyOf<typeof ledger.accounts>['rows'][number]
export type EntryView = ReplyOf<typeof ledger.entries>['rows'][number]

type Named = Pick<AccountRow, 'kind' | 'purpose' | 'customer_id' | 'customer_number' | 'coin'>
const nameView = ({ kind, purpose, customer_id: id, customer_number: number, coin }: Named) => ({
  ...kindOf({ kind, purpose }),
  customer: id === null ? null : { id, number: String(number) },
  coin,
})

/** Returns an account with its balance. A moment in the past has no held part. */
export const accountView = (row: AccountRow, isNow: boolean): AccountView => ({
  id: String(row.id),
  ...nameView(row),
  balance: formatAmount(row.balance, row.scale),
  held: isNow ? formatAmount(row.held, row.scale) : null,
})

export const entryView = (row: LedgerEntryRow, scale: number): EntryView => ({
  id: String(row.id),
  at: row.at.toISOString(),
  journalId: row.journal_id,
  kind: row.kind,
  amount: formatAmount(row.amount, scale),
  balance: formatAmount(row.balance, scale),
  reference: { type: row.ref_type, id: row.ref_id },
  reversed: row.reversed,
})

type Decisions = ReplyOf<typeof ledger.journal>['decisions']
export const journalView = (
  row: JournalRow,
  postings: readonly PostingRow[],
  decisions: Decisions,
): ReplyOf<typeof ledger.journal> => ({
  id: row.id,
  seq: String(row.seq),
  at: row.at.toISOString(),
  kind: row.kind,
  reference: { type: row.ref_type, id: row.ref_id },
  actor: row.actor,
  reverses: row.reverses_id,
  reversedBy: row.reversed_by,
  hash: row.hash,
  postings: postings.map((posting) => ({
    accountId: String(posting.id),
    ...nameView(posting),
    amount: formatAmount(posting.amount, posting.scale),
  })),
  decisions,
})
