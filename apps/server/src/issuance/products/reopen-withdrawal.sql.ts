import { sql } from 'kysely'
import { changed } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/**
 * Lets customers who accepted an older version withdraw their subscription until this time; no effect without pending
 * subscriptions.
 */
export const reopenWithdrawal = (tx: Tx, id: string, until: Date): Promise<bigint> =>
  changed(
    tx,
    sql`update product set reopened_version = version, reopened_until = ${until}
         where id = ${id} and status in ('in_subscription', 'subscription_ended')
           and exists (select 1 from subscription where product_id = ${id} and status = 'pending')`,
  )
