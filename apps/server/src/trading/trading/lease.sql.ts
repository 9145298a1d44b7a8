import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { changed, maybeOne } from '#platform/database/rows.ts'

/** The leading node, and the number of the leadership. A batch with an older fence cannot commit. */
export type Lease = { readonly holder: string; readonly fence: number }
/**
 * A lease with the number of batches committed when it was taken, and the fence of the last one. They show which
 * earlier batches were committed.
 */
export type Taken = Lease & { readonly batches: number; readonly lastFence: number }

/** Number of seconds without a heartbeat after which another node may take over. */
const LEASE_SECONDS = 3
const BEAT_MS = 1_000

/**
 * Takes the lease if it is free, expired, or this node's own. Returns undefined while another node leads, or while a
 * batch has locked the row. Then a leader is alive, or the server has not noticed yet that it crashed.
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

/**
 * True if this holder still has the lease, even while an earlier batch whose end the server has not noticed has it
 * locked.
 */
export const holdsLease = async (db: Database, holder: string): Promise<boolean> =>
  (await maybeOne({ db }, sql`select 1 from trading_lease where holder = ${holder}`)) !== undefined

/** Releases the lease, so that the next node can start at once. */
export const leaveLease = (db: Database, lease: Lease): Promise<bigint> =>
  changed(
    { db },
    sql`update trading_lease set renewed_at = 'epoch' where id = 1 and holder = ${lease.holder} and fence = ${lease.fence}`,
  )

/** Sends heartbeats while the state is read, because that may take longer than a lease lasts without one. */
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
