import { sql } from 'kysely'
import { changed, maybeOne, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'
import type { Link } from './audit.sql.ts'

/** The last entry that whoever keeps the copy said to hold, and when. */
export const copiedTo = (source: Source): Promise<(Link & { at: Date }) | undefined> =>
  maybeOne(source, sql<Link & { at: Date }>`select seq, hash, at from audit_copy`)

export const saveCopied = (tx: Tx, { seq, hash }: Link): Promise<bigint> =>
  changed(
    tx,
    sql`insert into audit_copy (seq, hash, at) values (${seq}, ${hash}, ${tx.now})
        on conflict (the_row) do update set seq = excluded.seq, hash = excluded.hash, at = excluded.at`,
  )

/** Whether an entry stands in the log as the copy holds it. */
export async function isEntry(source: Source, { seq, hash }: Link): Promise<boolean> {
  const entry = await maybeOne(source, sql<{ hash: string }>`select hash from audit_entry where seq = ${seq}`)
  return entry?.hash === hash
}
