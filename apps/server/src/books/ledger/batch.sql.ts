import type { JournalKind } from '@tessera/domain/books/ledger/transfer.ts'
import { exactUpdate, setStatement, type Statement } from '#platform/database/set-statements.ts'
import { canonicalJournal } from './chain.ts'

/** Set-based posting for the trading core: many journals, each with its postings, in few statements. */
export type BatchJournal = {
  readonly id: string
  readonly kind: JournalKind
  readonly refType: string
  readonly refId: string
  readonly postings: readonly {
    readonly account: { readonly id: bigint; readonly coin: string }
    readonly amount: bigint
    /** The account's balance after it; null for an exchange account. */
    readonly balance: bigint | null
  }[]
}
export type AccountDelta = { readonly id: bigint; readonly posted: bigint; readonly held: bigint }
/** The author and time of the rows, the same for a whole batch. */
export type Signature = { readonly actor: string; readonly now: Date }

const moveAccount = exactUpdate<AccountDelta>(
  'move_accounts',
  { id: 'bigint', posted: 'numeric', held: 'numeric' },
  `update account a set posted = a.posted + r.posted, held = a.held + r.held from {rows}
    where a.id = r.id and (a.may_be_negative or a.posted + r.posted - a.held - r.held >= 0)`,
)

/**
 * Changes balances in the order of ids: without hash and merge joins, the planner processes the set in its order. The
 * caller has already checked in memory that every balance suffices, so an account below zero is a bug.
 */
export function moveAccounts(deltas: readonly AccountDelta[]): Statement[] {
  const moved = deltas.filter((delta) => delta.posted !== 0n || delta.held !== 0n)
  if (moved.length === 0) return []
  return [moveAccount(moved.toSorted((a, b) => (a.id < b.id ? -1 : 1)))]
}

/** Locks accounts in the order of their ids, if more than one step changes them. */
export const lockAccounts = (ids: readonly bigint[]): Statement => ({
  name: 'lock_accounts',
  text: 'select from account where id = any($1::bigint[]) order by id for update',
  values: [`{${ids.join(',')}}`],
  rows: ids.length,
})

const insertPosting = setStatement<{
  journal: string
  account: bigint
  coin: string
  amount: bigint
  balance: bigint | null
}>(
  'insert_postings',
  { journal: 'uuid', account: 'bigint', coin: 'text', amount: 'numeric', balance: 'numeric' },
  `insert into posting (journal_id, account_id, coin, amount, balance)
   select journal, account, coin, amount, balance from {rows}`,
)

/**
 * Inserts the postings of these journals, after `moveAccounts` and before the journals. The database then checks the
 * journals against them.
 */
export const insertPostings = (journals: readonly BatchJournal[]): Statement =>
  insertPosting(
    journals.flatMap(({ id, postings }) =>
      postings.map(({ account, amount, balance }) => ({
        journal: id,
        account: account.id,
        coin: account.coin,
        amount,
        balance,
      })),
    ),
  )

/**
 * Returns SQL of the rows of a set with their `canonical` texts, named `r`, each with its link of the hash chain:
 * `link_seq`, `prev_hash` and `hash`.
 */
export const linkedRows = (columns: readonly string[]): string =>
  `rows from (unnest({sets}), link_journals({canonical})) as r(${columns.join(', ')}, link_seq, prev_hash, hash)`

const journalTypes = {
  id: 'uuid',
  created_at: 'timestamptz',
  kind: 'text',
  ref_type: 'text',
  ref_id: 'text',
  actor: 'text',
  canonical: 'text',
} as const
const insertJournal = setStatement<
  Readonly<Record<Exclude<keyof typeof journalTypes, 'created_at'>, string>> & { readonly created_at: Date }
>(
  'insert_journals',
  journalTypes,
  `insert into journal (id, seq, created_at, kind, ref_type, ref_id, actor, prev_hash, hash)
   select id, link_seq, created_at, kind, ref_type, ref_id, actor, prev_hash, hash from ${linkedRows(Object.keys(journalTypes))}`,
)

/** Returns the canonical text of a batch's journal, which the hash chain covers. */
export const canonicalOf = ({ actor, now }: Signature, { postings, ...journal }: BatchJournal): string =>
  canonicalJournal({
    ...journal,
    at: now,
    actor,
    reverses: null,
    postings: postings.map(({ account, amount }) => ({ account: account.id, coin: account.coin, amount })),
  })

/** Inserts journals after their postings, in the given order, each linked to the one before. */
export const insertJournals = (signature: Signature, journals: readonly BatchJournal[]): Statement =>
  insertJournal(
    journals.map((journal) => ({
      id: journal.id,
      created_at: signature.now,
      kind: journal.kind,
      ref_type: journal.refType,
      ref_id: journal.refId,
      actor: signature.actor,
      canonical: canonicalOf(signature, journal),
    })),
  )
