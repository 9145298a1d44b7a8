import type { Node, Placed, Tree } from '@tessera/domain/books/liabilities/tree.ts'
import { type Amount, amount } from '@tessera/domain/books/money/amount.ts'
import { CompiledQuery, sql } from 'kysely'
import { extendTimeouts } from '#platform/database/database.ts'
import { changed, many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type SnapshotOf = { readonly takenAt: Date; readonly journalSeq: bigint; readonly coin: string }

/** Time limit in ms, because a snapshot of many customers is written in one transaction. */
const WRITTEN_WITHIN_MS = 600_000
const ROWS_AT_ONCE = 5_000

export async function writeLonger(tx: Tx): Promise<void> {
  const { text, values } = extendTimeouts(WRITTEN_WITHIN_MS)
  await tx.db.executeQuery(CompiledQuery.raw(text, [...values]))
}

export async function insertSnapshot(tx: Tx, of: SnapshotOf, { levels, placed }: Tree): Promise<void> {
  const [top] = levels.at(-1) ?? []
  if (top === undefined) throw new Error('a tree of liabilities has no root')
  await changed(
    tx,
    sql`insert into liability_snapshot (taken_at, coin, journal_seq, root, sum, leaves)
        values (${of.takenAt}, ${of.coin}, ${of.journalSeq}, ${top.hash}, ${String(top.sum)}::numeric, ${levels[0]?.length ?? 0})`,
  )
  for (const [level, nodes] of levels.slice(0, -1).entries())
    await changed(
      tx,
      sql`insert into liability_level (taken_at, coin, level, nodes)
          values (${of.takenAt}, ${of.coin}, ${level}, ${Buffer.from(nodes.map(bytesOf).join(''), 'hex')})`,
    )
  for (let from = 0; from < placed.length; from += ROWS_AT_ONCE)
    await insertLeaves(tx, of, placed.slice(from, from + ROWS_AT_ONCE))
}

async function insertLeaves(tx: Tx, of: SnapshotOf, placed: readonly Placed[]): Promise<void> {
  const rows = JSON.stringify(placed.map((leaf) => ({ ...leaf, balance: String(leaf.balance) })))
  await changed(
    tx,
    sql`insert into liability_leaf (taken_at, coin, customer_id, nonce, balance, position)
        select ${of.takenAt}, coin, owner, nonce, balance, position
          from jsonb_to_recordset(${rows}::jsonb) as r(coin text, owner uuid, nonce text, balance numeric, position int)`,
  )
}

const HASH_DIGITS = 64
const SUM_DIGITS = 32
const NODE_BYTES = (HASH_DIGITS + SUM_DIGITS) / 2
const bytesOf = ({ hash, sum }: Node): string => hash + sum.toString(16).padStart(SUM_DIGITS, '0')
const nodeOf = (digits: string): Node => ({
  hash: digits.slice(0, HASH_DIGITS),
  sum: amount(BigInt(`0x${digits.slice(HASH_DIGITS)}`)),
})

/** Returns the time of the newest snapshot. */
export const newestSnapshot = async (source: Source): Promise<Date | null> =>
  (await one(source, sql<{ at: Date | null }>`select max(taken_at) as at from liability_snapshot`)).at

export type RootRow = {
  readonly taken_at: Date
  readonly journal_seq: bigint
  readonly coin: string
  readonly scale: number
  readonly root: string
  readonly sum: Amount
  readonly leaves: number
}

export async function listRoots(
  source: Source,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly total: number; readonly rows: RootRow[] }> {
  const { total } = await one(
    source,
    sql<{ total: number }>`select count(distinct taken_at)::int as total from liability_snapshot`,
  )
  const rows = await many(
    source,
    sql<RootRow>`
      select s.taken_at, s.journal_seq, s.coin, c.scale, s.root, s.sum, s.leaves
        from liability_snapshot s join coin c on c.code = s.coin
       where s.taken_at in (select distinct taken_at from liability_snapshot
                             order by taken_at desc limit ${pageSize} offset ${(page - 1) * pageSize})
       order by s.taken_at desc, s.coin`,
  )
  return { total, rows }
}

export type ProofRow = RootRow & {
  readonly owner: string
  readonly sub_account: string | null
  readonly nonce: string
  readonly balance: Amount
  readonly position: number
  /** Starts at the leaf. */
  readonly neighbors: readonly Node[]
}

/** Returns the proofs of a customer and of open sub-accounts in the newest snapshot. Reads one node per level. */
export async function ownProofs(source: Source, customerId: string): Promise<ProofRow[]> {
  const rows = await many(
    source,
    sql<Omit<ProofRow, 'neighbors'> & { readonly neighbors: readonly string[] }>`
      select s.taken_at, s.journal_seq, s.coin, c.scale, s.root, s.sum, s.leaves,
             f.customer_id as owner, u.name as sub_account, f.nonce, f.balance, f.position,
             array(select encode(substring(l.nodes from ((f.position >> l.level) # 1) * ${NODE_BYTES}::int + 1 for ${NODE_BYTES}::int), 'hex')
                     from liability_level l where l.taken_at = f.taken_at and l.coin = f.coin order by l.level) as neighbors
        from (select ${customerId}::uuid as id union all
              select u.customer_id from sub_account u join customer c on c.id = u.customer_id
               where u.parent_id = ${customerId} and c.status <> 'closed') o
        join liability_leaf f on f.customer_id = o.id and f.taken_at = (select max(taken_at) from liability_snapshot)
        join liability_snapshot s on s.taken_at = f.taken_at and s.coin = f.coin
        join coin c on c.code = f.coin
        left join sub_account u on u.customer_id = f.customer_id
       order by u.name nulls first, f.coin`,
  )
  return rows.map((row) => ({ ...row, neighbors: row.neighbors.map(nodeOf) }))
}
