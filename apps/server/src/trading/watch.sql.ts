import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import { many } from '../platform/rows.ts'
import type { Cancel } from './command.ts'

/** Open orders of people who may not trade any more: theirs are taken out (threat TRD-13). */
export async function ordersOfBarred(db: Database): Promise<Cancel[]> {
  const rows = await many(
    { db },
    sql<{ order: string; customer: string }>`
      select o.id as order, o.customer_id as customer
        from otc_order o join customer c on c.id = o.customer_id
       where o.status in (0, 1) and (c.kyc_status <> 'approved' or c.status <> 'active') limit 1000`,
  )
  return rows.map((row) => ({ kind: 'cancel', ...row, cause: 'barred' }))
}
