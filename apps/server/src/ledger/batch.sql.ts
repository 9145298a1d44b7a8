import type { JournalKind } from '@tessera/domain/ledger/transfer.ts'
import { assert } from '@tessera/domain/outcome.ts'
import { sql } from 'kysely'
import { changed, many, one } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'
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
  }[]
}
export type AccountDelta = { readonly id: bigint; readonly posted: bigint; readonly held: bigint }
export type HoldFacts = {
  readonly id: string
  readonly account: bigint
  readonly coin: string
  readonly amount: bigint
  readonly captured: bigint
  readonly released: bigint
  readonly state: 'open' | 'captured' | 'released'
  readonly refId: string
}

/** Rows as one JSON parameter, whole numbers of any size as text. */
export const asRows = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value))

/** Moves balances, locked in id order. Whoever calls has checked cover in memory: an account that would go below zero is a bug. */
export async function moveAccounts(tx: Tx, deltas: readonly AccountDelta[]): Promise<void> {
  const moved = deltas.filter((delta) => delta.posted !== 0n || delta.held !== 0n)
  if (moved.length === 0) return
  const ids = moved.map((delta) => String(delta.id))
  await many(tx, sql`select 1 from account where id = any(${ids}::bigint[]) order by id for update`)
  const done = await changed(
    tx,
    sql`update account a set posted = a.posted + d.posted, held = a.held + d.held
          from json_to_recordset(${asRows(moved)}::json) as d(id bigint, posted numeric, held numeric)
         where a.id = d.id and (a.may_be_negative or a.posted + d.posted - a.held - d.held >= 0)`,
  )
  assert(done === BigInt(moved.length), 'every account of the batch is covered')
}

export async function insertHolds(tx: Tx, refType: string, holds: readonly HoldFacts[]): Promise<void> {
  if (holds.length === 0) return
  await changed(
    tx,
    sql`insert into hold (id, account_id, coin, amount, captured, released, state, ref_type, ref_id, created_at, resolved_at)
        select id, account, coin, amount, captured, released, state, ${refType}, "refId", ${tx.now}::timestamptz,
               case when state <> 'open' then ${tx.now}::timestamptz end
          from json_to_recordset(${asRows(holds)}::json)
               as h(id uuid, account bigint, coin text, amount numeric, captured numeric, released numeric, state text, "refId" text)`,
  )
}

export async function updateHolds(tx: Tx, holds: readonly HoldFacts[]): Promise<void> {
  if (holds.length === 0) return
  const done = await changed(
    tx,
    sql`update hold h set captured = n.captured, released = n.released, state = n.state,
               resolved_at = case when n.state <> 'open' then ${tx.now}::timestamptz end
          from json_to_recordset(${asRows(holds)}::json) as n(id uuid, captured numeric, released numeric, state text)
         where h.id = n.id and h.state = 'open'`,
  )
  assert(done === BigInt(holds.length), 'every hold of the batch was open')
}

/** Appends the journals to the chain in the order given, then all their postings. Balances are moved by `moveAccounts`. */
export async function appendJournals(tx: Tx, journals: readonly BatchJournal[]): Promise<void> {
  if (journals.length === 0) return
  const head = await one(
    tx,
    sql<{ seq: bigint; hash: string }>`select seq, hash from chain_head where chain = 'journal' for update`,
  )
  const at = BigInt(tx.now.getTime()) * 1000n
  let { seq, hash } = head
  const links = journals.map(({ id, kind, refType, refId, postings }) => {
    seq += 1n
    const previous = hash
    const lines = postings.map(({ account, amount }) => ({ account: account.id, coin: account.coin, amount }))
    hash = journalHash(previous, {
      seq,
      id,
      at,
      kind,
      refType,
      refId,
      actor: tx.actor,
      reverses: null,
      postings: lines,
    })
    return { id, seq, kind, refType, refId, previous, hash }
  })
  await changed(
    tx,
    sql`insert into journal (id, seq, created_at, kind, ref_type, ref_id, actor, prev_hash, hash)
        select id, seq, ${tx.now}::timestamptz, kind, "refType", "refId", ${tx.actor}, previous, hash
          from json_to_recordset(${asRows(links)}::json)
               as j(id uuid, seq bigint, kind text, "refType" text, "refId" text, previous text, hash text)`,
  )
  const lines = journals.flatMap(({ id, postings }) =>
    postings.map(({ account, amount }) => ({ journal: id, account: account.id, coin: account.coin, amount })),
  )
  await changed(
    tx,
    sql`insert into posting (journal_id, account_id, coin, amount)
        select journal, account, coin, amount
          from json_to_recordset(${asRows(lines)}::json) as p(journal uuid, account bigint, coin text, amount numeric)`,
  )
  await changed(tx, sql`update chain_head set seq = ${seq}, hash = ${hash} where chain = 'journal'`)
}
