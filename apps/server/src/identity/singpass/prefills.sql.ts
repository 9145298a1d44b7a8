import { sql } from 'kysely'
import { changed, maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type PrefillRow = {
  readonly id: string
  readonly data_sealed: string
  readonly fetched_at: Date
  readonly expires_at: Date
}

/** Stores the newest data of a customer and replaces the earlier data. */
export const putPrefill = (
  tx: Tx,
  p: { readonly id: string; readonly customerId: string; readonly dataSealed: string; readonly expiresAt: Date },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into myinfo_prefill (id, customer_id, data_sealed, fetched_at, expires_at)
        values (${p.id}, ${p.customerId}, ${p.dataSealed}, ${tx.now}, ${p.expiresAt})
        on conflict (customer_id) do update set id = excluded.id, data_sealed = excluded.data_sealed,
          fetched_at = excluded.fetched_at, expires_at = excluded.expires_at`,
  )
/** Returns the data that can still be sent, locked; undefined if it has expired. */
export const unexpiredPrefill = (tx: Tx, customerId: string): Promise<PrefillRow | undefined> =>
  maybeOne(
    tx,
    sql<PrefillRow>`
      select id, data_sealed, fetched_at, expires_at from myinfo_prefill
       where customer_id = ${customerId} and expires_at > ${tx.now} for update`,
  )
export const deletePrefill = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(tx, sql`delete from myinfo_prefill where customer_id = ${customerId}`)
