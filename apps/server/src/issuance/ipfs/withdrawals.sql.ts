import type { PinError } from '@tessera/domain/issuance/ipfs/publication.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type Published = { readonly document_id: string; readonly is_withdrawn: boolean }

/**
 * Runs the publication and the withdrawal of a CID one after the other: neither sees the other's rows before the
 * commit.
 */
const lockCid = (tx: Tx, cid: string): Promise<unknown> =>
  many(tx, sql`select pg_advisory_xact_lock(hashtextextended('ipfs_publication/' || ${cid}, 0))`)

/** Returns all publications of documents under a CID, locked, also against new ones. */
export async function lockPublications(tx: Tx, cid: string): Promise<Published[]> {
  await lockCid(tx, cid)
  return many(
    tx,
    sql<Published>`
      select document_id, withdrawn_at is not null as is_withdrawn from ipfs_publication
       where cid = ${cid} and kind = 'product_document' order by id for update`,
  )
}

/** Withdraws all publications under a CID, and queues the removal of its pins. */
export async function withdrawCid(
  tx: Tx,
  { cid, operatorId, reason }: { readonly cid: string; readonly operatorId: string; readonly reason: string },
): Promise<void> {
  await changed(
    tx,
    sql`update ipfs_publication set withdrawn_at = ${tx.now}, withdrawn_by = ${operatorId}, withdrawn_reason = ${reason}
         where cid = ${cid} and kind = 'product_document' and withdrawn_at is null`,
  )
  await changed(
    tx,
    sql`insert into ipfs_unpin (cid, requested_at, next_at)
        select ${cid}, ${tx.now}, ${tx.now} where exists (select 1 from ipfs_publication where cid = ${cid} and form = 'content')
        on conflict do nothing`,
  )
}

/**
 * Returns true if this file was withdrawn under another publication, so that it is not published again. No withdrawal
 * can run until the transaction ends.
 */
export async function isWithdrawnFile(tx: Tx, cid: string): Promise<boolean> {
  await lockCid(tx, cid)
  const found = await maybeOne(
    tx,
    sql<{ id: string }>`select id from ipfs_publication where cid = ${cid} and withdrawn_at is not null limit 1`,
  )
  return found !== undefined
}

/** Returns true if the block belongs to a document whose content was published and withdrawn. */
export const isWithdrawnBlock = async (source: Source, cid: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql<{ cid: string }>`
      select b.cid from ipfs_block b join product_document d on d.upload_id = b.upload_id
        join ipfs_publication p on p.document_id = d.id
       where b.cid = ${cid} and p.form = 'content' and p.withdrawn_at is not null limit 1`,
  )) !== undefined

export type DueUnpin = { readonly cid: string; readonly requested_at: Date; readonly failures: number }

const BATCH_SIZE = 10
/** The time in seconds until a removal is retried if the node that claimed it died. */
const CLAIM_SECONDS = 120

/** Claims removals that are due, so that no other node requests them at the same time. */
export const claimDueUnpins = (tx: Tx): Promise<DueUnpin[]> =>
  many(
    tx,
    sql<DueUnpin>`
      update ipfs_unpin set next_at = ${tx.now}::timestamptz + make_interval(secs => ${CLAIM_SECONDS}::int)
       where cid in (select cid from ipfs_unpin where next_at <= ${tx.now} order by next_at limit ${BATCH_SIZE} for update skip locked)
      returning cid, requested_at, failures`,
  )

export type UnpinOutcome =
  | { readonly state: 'done' }
  | { readonly state: 'again'; readonly afterSeconds: number }
  | { readonly state: 'failed'; readonly error: PinError; readonly afterSeconds: number }

export function saveUnpin(tx: Tx, cid: string, outcome: UnpinOutcome): Promise<bigint> {
  if (outcome.state === 'done')
    return changed(
      tx,
      sql`update ipfs_unpin set done_at = ${tx.now}, next_at = null, error = null where cid = ${cid} and done_at is null`,
    )
  const error = outcome.state === 'failed' ? outcome.error : null
  return changed(
    tx,
    sql`update ipfs_unpin set next_at = ${tx.now}::timestamptz + make_interval(secs => ${outcome.afterSeconds}::int),
               error = ${error}, failures = failures + ${error === null ? 0 : 1}
         where cid = ${cid} and done_at is null`,
  )
}
