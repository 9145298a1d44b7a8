import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { changed, maybeOne } from '#platform/database/rows.ts'

/** Who leads, and for the how-manieth time somebody does. A batch of an older fence cannot commit. */
export type Lease = { readonly holder: string; readonly fence: number }
/** A lease with how many batches were committed when it was taken, and under which fence the last one: what landed before is known by it. */
export type Taken = Lease & { readonly batches: number; readonly lastFence: number }

/** After so many seconds without a sign of life another node may take over. */
const LEASE_SECONDS = 3
const BEAT_MS = 1_000

/**
 * Takes the lease when it is free, old, or one's own from before; undefined while another node leads, or while a batch
 * holds the row: then somebody is alive, or the server has not yet seen that they are gone.
 */
export async function takeLease(db: Database, holder: string): Promise<Taken | undefined> {
  const row = await maybeOne(
    { db },
    sql<{ fence: bigint; batches: bigint; last_fence: bigint }>`
      update trading_lease set holder = ${holder}, fence = fence + 1, renewed_at = now()
       where id = (select id from trading_lease
                    where holder = ${holder} or renewed_at < now() - make_interval(secs => ${LEASE_SECONDS})
                      for update skip locked)
      returning fence, batches, last_fence`,
  )
  return (
    row && {
      holder,
      fence: Number(row.fence),
      batches: Number(row.batches),
      lastFence: Number(row.last_fence),
    }
  )
}

/** Whether the lease is still in this name, though it may be locked by a batch of before whose end the server has not seen. */
export const holdsLease = async (db: Database, holder: string): Promise<boolean> =>
  (await maybeOne({ db }, sql`select 1 from trading_lease where holder = ${holder}`)) !== undefined

/** Lets the next node start at once. */
export const leaveLease = (db: Database, lease: Lease): Promise<bigint> =>
  changed(
    { db },
    sql`update trading_lease set renewed_at = 'epoch' where id = 1 and holder = ${lease.holder} and fence = ${lease.fence}`,
  )

/** Signs of life while the state is read, which may take longer than a lease without one lives. */
export async function whileHeld<T>(
  db: Database,
  lease: Lease,
  onError: (error: unknown) => void,
  work: () => Promise<T>,
): Promise<T> {
  const renew = (): Promise<unknown> =>
    changed(
      { db },
      sql`update trading_lease set renewed_at = now() where id = 1 and holder = ${lease.holder} and fence = ${lease.fence}`,
    )
  const beating = setInterval(() => void renew().catch(onError), BEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beating)
  }
}
