import { sql } from 'kysely'
import { changed, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Link } from './audit.sql.ts'

export type Restore = {
  readonly id: string
  readonly began_at: Date
  readonly log_seq: bigint
  readonly log_hash: string
  readonly copy_seq: bigint | null
  readonly copy_hash: string | null
  readonly lost: number | null
  readonly files: number
  readonly unread_files: number
  readonly adopted: number
  readonly unsure: number
  readonly chain_at: Date | null
  readonly bank_at: Date | null
  /** False if a host lacks blocks since the backup. */
  readonly history_reaches: boolean
}
const columns = sql`id, began_at, log_seq, log_hash, copy_seq, copy_hash, lost, files, unread_files, adopted, unsure, chain_at, bank_at, history_reaches`

/** Begins a restore at the current end of the audit log, unless one is open already. */
export const insertRestore = (tx: Tx, id: string): Promise<bigint> =>
  changed(
    tx,
    sql`insert into restore (id, began_at, log_seq, log_hash)
        select ${id}, ${tx.now}, seq, hash from chain_head where chain = 'audit' on conflict do nothing`,
  )

/** Returns the open restore: two people have not ended it yet. */
export const openRestore = (source: Source): Promise<Restore | undefined> =>
  maybeOne(source, sql<Restore>`select ${columns} from restore where ended_at is null`)

export const lockRestore = (tx: Tx, id: string): Promise<Restore | undefined> =>
  maybeOne(tx, sql<Restore>`select ${columns} from restore where id::text = ${id} and ended_at is null for update`)

export const isRestoring = async (source: Source): Promise<boolean> => (await openRestore(source)) !== undefined

/**
 * `any` is true while a restore is open or the copy has entries that the log lacks. `chain` and `files` are true until
 * the chain and the payment files in the copy have been read.
 */
export const missingAfterRestore = (source: Source): Promise<{ any: boolean; chain: boolean; files: boolean }> =>
  one(
    source,
    sql<{ any: boolean; chain: boolean; files: boolean }>`
      select r.id is not null or c.knows_more as "any",
             case when r.id is null then c.knows_more else r.chain_at is null end as chain,
             case when r.id is null then c.knows_more else r.copy_seq is null end as files
        from (select coalesce(bool_or(knows_more), false) as knows_more from audit_copy) c
        left join restore r on r.ended_at is null`,
  )

/** Stores the last common entry of log and copy, the end of the copy, and counts of its further entries and files. */
export const setCopyRead = (
  tx: Tx,
  id: string,
  of: {
    readonly fork: Link
    readonly end: Link
    readonly lost: number
    readonly files: number
    readonly unread: number
  },
): Promise<bigint> =>
  changed(
    tx,
    sql`update restore set log_seq = ${of.fork.seq}, log_hash = ${of.fork.hash}, copy_seq = ${of.end.seq}, copy_hash = ${of.end.hash}, lost = ${of.lost}, files = ${of.files}, unread_files = ${of.unread} where id = ${id}`,
  )

/**
 * Adds the number of adopted payments and stores the number of undecided ones. If `isReconciled`, the chain counts as
 * reconciled.
 */
export const setChainReconciled = (
  tx: Tx,
  id: string,
  of: { adopted: number; unsure: number },
  isReconciled: boolean,
): Promise<bigint> =>
  changed(
    tx,
    sql`update restore set adopted = adopted + ${of.adopted}, unsure = ${of.unsure},
               chain_at = case when ${isReconciled} then ${tx.now} else chain_at end
         where id = ${id}`,
  )

export const setBankRead = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update restore set bank_at = ${tx.now} where id = ${id}`)

export const endRestore = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update restore set ended_at = ${tx.now} where id = ${id} and ended_at is null`)

/** Returns the oldest restore that two people ended and that the keeper of the copy has not acknowledged yet. */
export const unmarkedRestore = (source: Source): Promise<Restore | undefined> =>
  maybeOne(
    source,
    sql<Restore>`
      select ${columns} from restore where ended_at is not null and marked_at is null and copy_seq is not null
       order by began_at limit 1`,
  )

export const setMarked = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update restore set marked_at = ${tx.now} where id = ${id}`)
