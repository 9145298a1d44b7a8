import type { JournalKind } from '@tessera/domain/ledger/transfer.ts'
import { setStatement, type Statement } from '../platform/sets.ts'
import { journalHash } from './chain.ts'

/** The set-based way into the books, for the trading core: many journals, each with its postings, in few statements. */
export type BatchJournal = {
  readonly id: string
  readonly kind: JournalKind
  readonly refType: string
  readonly refId: string
  readonly postings: readonly {
    readonly account: { readonly id: bigint; readonly coin: string }
    readonly amount: bigint
    /** Of the account after it; null of a house account. */
    readonly balance: bigint | null
  }[]
}
export type AccountDelta = { readonly id: bigint; readonly posted: bigint; readonly held: bigint }
/** The last link of the chain of journals. */
export type ChainHead = { readonly seq: bigint; readonly hash: string }
/** Who writes, and when: the same for a whole batch. */
export type Signature = { readonly actor: string; readonly now: Date }

const moveAccount = setStatement<AccountDelta>(
  'move_accounts',
  { id: 'bigint', posted: 'numeric', held: 'numeric' },
  `update account a set posted = a.posted + r.posted, held = a.held + r.held from {rows}
    where a.id = r.id and (a.may_be_negative or a.posted + r.posted - a.held - r.held >= 0)`,
)

/**
 * Moves balances in id order, as everybody locks them: a connection without hash and merge joins walks the set as it comes.
 * Whoever calls has checked cover in memory: an account that would go below zero is a bug.
 */
export function moveAccounts(deltas: readonly AccountDelta[]): Statement[] {
  const moved = deltas.filter((delta) => delta.posted !== 0n || delta.held !== 0n)
  if (moved.length === 0) return []
  return [moveAccount(moved.toSorted((a, b) => (a.id < b.id ? -1 : 1)))]
}

/** Locks accounts in id order, for those that are moved in more than one step. */
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

/** The postings of these journals, behind `moveAccounts`. They come before their journals, which the database then holds against them. */
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

/** The head of the chain, locked: everybody's, asked for behind the accounts. */
export const lockChain: Statement = {
  name: 'lock_chain',
  text: `select seq, hash from chain_head where chain = 'journal' for update`,
  values: [],
  rows: 1,
}

const insertJournal = setStatement<{
  id: string
  seq: bigint
  created_at: Date
  kind: string
  ref_type: string
  ref_id: string
  actor: string
  prev_hash: string
  hash: string
}>(
  'insert_journals',
  {
    id: 'uuid',
    seq: 'bigint',
    created_at: 'timestamptz',
    kind: 'text',
    ref_type: 'text',
    ref_id: 'text',
    actor: 'text',
    prev_hash: 'text',
    hash: 'text',
  },
  `insert into journal (id, seq, created_at, kind, ref_type, ref_id, actor, prev_hash, hash)
   select id, seq, created_at, kind, ref_type, ref_id, actor, prev_hash, hash from {rows}`,
)

/** Where a journal stands in the chain. */
export type Link = { readonly seq: bigint; readonly previous: string; readonly hash: string }

/** The journals in the order given, each linked to the one before it. */
export function chain(
  { actor, now }: Signature,
  head: ChainHead,
  journals: readonly BatchJournal[],
): { readonly links: readonly Link[]; readonly last: ChainHead } {
  const at = BigInt(now.getTime()) * 1000n
  let last = head
  const links = journals.map(({ id, kind, refType, refId, postings }) => {
    const [seq, previous] = [last.seq + 1n, last.hash]
    const lines = postings.map(({ account, amount }) => ({ account: account.id, coin: account.coin, amount }))
    const hash = journalHash(previous, { seq, id, at, kind, refType, refId, actor, reverses: null, postings: lines })
    last = { seq, hash }
    return { seq, previous, hash }
  })
  return { links, last }
}

/** These journals, each with its link, behind their postings. */
export const insertJournals = (
  { actor, now }: Signature,
  journals: readonly BatchJournal[],
  links: readonly Link[],
): Statement =>
  insertJournal(
    journals.map(({ id, kind, refType, refId }, index) => {
      const { seq, previous, hash } = links[index]!
      return { id, seq, created_at: now, kind, ref_type: refType, ref_id: refId, actor, prev_hash: previous, hash }
    }),
  )

export const moveChain = ({ seq, hash }: ChainHead): Statement => ({
  name: 'move_chain',
  text: `update chain_head set seq = $1, hash = $2 where chain = 'journal'`,
  values: [String(seq), hash],
  rows: 1,
})
