import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import { many } from '../platform/rows.ts'
import type { Cancel } from './command.ts'

/**
 * Open orders of people who may not trade any more: theirs are taken out (threat TRD-13), but where a market lets nothing
 * out. Looked up by customer: few are barred and have any.
 */
export async function ordersOfBarred(db: Database): Promise<Cancel[]> {
  const rows = await many(
    { db },
    sql<{ order: string; customer: string }>`
      select o.id as order, c.id as customer
        from customer c
       cross join lateral (
         select id from otc_order
          where customer_id = c.id and status in (0, 1)
            and market in (select symbol from market where status not in ('closed', 'halted')) limit 1000) o
       where c.kyc_status <> 'approved' or c.status <> 'active' or not c.parent_active
          or c.id in (select u.customer_id from sub_account u where not u.trading_open) limit 1000`,
  )
  return rows.map((row) => ({ kind: 'cancel', ...row, cause: 'barred' }))
}
