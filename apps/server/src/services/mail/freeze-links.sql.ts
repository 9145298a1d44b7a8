import { sql } from 'kysely'
import { maybeOne, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Inserts a link that freezes the account until it expires. Its secret is in no table. */
export const insertFreezeLink = (tx: Tx, customerId: string, hours: number): Promise<{ id: string }> =>
  one(
    tx,
    sql<{ id: string }>`
      insert into freeze_link (id, customer_id, created_at, expires_at)
      values (gen_random_uuid(), ${customerId}, ${tx.now}, ${tx.now}::timestamptz + make_interval(hours => ${hours}))
      returning id`,
  )

/** Uses up a link. Returns its owner; undefined if it was used or has expired. */
export const useFreezeLink = (tx: Tx, id: string): Promise<{ customer_id: string } | undefined> =>
  maybeOne(
    tx,
    sql<{ customer_id: string }>`
      update freeze_link set used_at = ${tx.now}
       where id = ${id} and used_at is null and expires_at > ${tx.now} returning customer_id`,
  )
