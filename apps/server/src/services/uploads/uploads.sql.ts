import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type UploadRow = {
  id: string
  owner: string
  purpose: string
  name: string
  media_type: string
  size: number
  sha256: string
  stored_as: string
}

/**
 * Returns the number of files of one owner in the last 24 hours, quarantined ones included. Locks the owner, so that
 * concurrent uploads are counted.
 */
export async function countToday(tx: Tx, owner: string): Promise<number> {
  await many(tx, sql`select pg_advisory_xact_lock(hashtext(${`upload ${owner}`}))`)
  const row = await one(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count
        from (select owner, created_at from upload union all select owner, created_at from quarantined_upload) sent
       where owner = ${owner} and created_at > ${tx.now}::timestamptz - interval '24 hours'`,
  )
  return row.count
}

export const insertUpload = (tx: Tx, u: UploadRow): Promise<bigint> =>
  changed(
    tx,
    sql`insert into upload (id, owner, purpose, name, media_type, size, sha256, stored_as, created_at)
        values (${u.id}, ${u.owner}, ${u.purpose}, ${u.name}, ${u.media_type}, ${u.size}, ${u.sha256}, ${u.stored_as}, ${tx.now})`,
  )

/** Deletes the row of a file; its bytes are removed by the job `remove_files`. */
export const deleteUpload = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`delete from upload where id = ${id}`)

/** Stores a file as evidence. Nothing serves it. */
export const insertQuarantined = (tx: Tx, u: UploadRow, finding: string): Promise<bigint> =>
  changed(
    tx,
    sql`insert into quarantined_upload (id, owner, purpose, name, media_type, size, sha256, stored_as, finding, created_at)
        values (${u.id}, ${u.owner}, ${u.purpose}, ${u.name}, ${u.media_type}, ${u.size}, ${u.sha256}, ${u.stored_as}, ${finding}, ${tx.now})`,
  )

/** Returns the file if it belongs to the owner; undefined for any other file. */
export const ownUpload = (source: Source, id: string, owner: string): Promise<UploadRow | undefined> =>
  maybeOne(source, sql<UploadRow>`select * from upload where id = ${id} and owner = ${owner}`)

/** Returns the file with this id, for the holder of a signed link. */
export const findUpload = (source: Source, id: string): Promise<UploadRow | undefined> =>
  maybeOne(source, sql<UploadRow>`select * from upload where id = ${id}`)

/** Returns the file for a reader other than its sender. The caller has checked the reader's right. */
export const readUpload = (source: Source, id: string): Promise<UploadRow> =>
  one(source, sql<UploadRow>`select * from upload where id = ${id}`)
