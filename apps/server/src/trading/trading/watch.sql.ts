import { sql } from 'kysely'
import { inForce, powers } from '#access/customers/broker-powers.ts'
import type { Database } from '#platform/database/database.ts'
import { many } from '#platform/database/rows.ts'
import type { Cancel } from './command.ts'

const takesOut = sql`market in (select symbol from market where status not in ('closed', 'halted'))`

/**
 * Returns open orders of people who may no longer trade, and of brokers whose power of attorney is no longer in force.
 * They must be cancelled (threat TRD-13), unless their market allows no cancels. They are found by customer, because
 * few blocked customers have open orders.
 */
export async function ordersOfBlocked(db: Database): Promise<Cancel[]> {
  const rows = await many(
    { db },
    sql<{ order: string; customer: string }>`
      select o.id as order, c.id as customer
        from customer c
       cross join lateral (
         select id from trading_order where customer_id = c.id and status in (0, 1) and ${takesOut} limit 1000) o
       where c.kyc_status <> 'approved' or c.status <> 'active' or not c.parent_active
          or c.id in (select u.customer_id from sub_account u where not u.trading_open)
       union
      select x.id, w.sub_account_id
        from ${sql.raw(powers)}
       cross join lateral (
         select id from trading_order
          where customer_id = w.sub_account_id and status in (0, 1) and ${takesOut}
            and exists (select 1 from broker_order r where r.order_id = trading_order.id and r.power_id = w.id)) x
       where not ${sql.raw(inForce)} limit 1000`,
  )
  return rows.map((row) => ({ kind: 'cancel', ...row, cause: 'barred' }))
}
