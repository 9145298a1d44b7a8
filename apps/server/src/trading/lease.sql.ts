import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import { changed, maybeOne, type Source } from '../platform/rows.ts'

/** Who leads, and for the how-manieth time somebody does. A batch of an older fence cannot commit. */
export type Lease = { readonly holder: string; readonly fence: number }

/** After so many seconds without a sign of life another node may take over. */
const LEASE_SECONDS = 4

/** Takes the lease when it is free, old, or one's own from before; undefined while another node leads. */
export async function takeLease(db: Database, holder: string): Promise<Lease | undefined> {
  const row = await maybeOne(
    { db },
    sql<{ fence: bigint }>`
      update trading_lease set holder = ${holder}, fence = fence + 1, renewed_at = now()
       where id = 1 and (holder = ${holder} or renewed_at < now() - make_interval(secs => ${LEASE_SECONDS}))
      returning fence`,
  )
  return row && { holder, fence: Number(row.fence) }
}

/**
 * A sign of life, and the fence of a batch: false when somebody else took over. Inside a batch the row stays locked until
 * the commit, so a take-over waits for it and a batch that comes later finds its fence gone.
 */
export const renewLease = async (tx: Source, lease: Lease): Promise<boolean> =>
  (await changed(
    tx,
    sql`update trading_lease set renewed_at = now() where id = 1 and holder = ${lease.holder} and fence = ${lease.fence}`,
  )) === 1n

/** Lets the next node start at once. */
export const leaveLease = (db: Database, lease: Lease): Promise<bigint> =>
  changed(
    { db },
    sql`update trading_lease set renewed_at = 'epoch' where id = 1 and holder = ${lease.holder} and fence = ${lease.fence}`,
  )
