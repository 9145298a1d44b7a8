import type { Permission } from '@tessera/contract/permissions.ts'
import { sql } from 'kysely'
import { many } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type Approver = {
  id: string
  name: string
  /** Whole units of the reference currency; null without a limit. */
  decision_limit: bigint | null
  day_limit: bigint | null
  /**
   * The values approved since the day (UTC) began, in millionths as text. There is one for each currency that was the
   * reference currency then.
   */
  used: { currency: string; value: string }[]
}

/** Returns the active operators with a permission, with their amount limits and what they approved today. */
export const approversOf = (tx: Tx, permission: Permission): Promise<Approver[]> => {
  const day = sql`date_trunc('day', ${tx.now}::timestamptz, 'UTC')`
  return many(
    tx,
    sql<Approver>`
      select o.id, o.name, o.decision_limit, o.day_limit,
             (select coalesce(jsonb_agg(jsonb_build_object('currency', sums.currency, 'value', sums.value::text)), '[]')
                from (select each.currency, sum(each.value) as value
                        from (select a.value, a.value_currency as currency from approval a
                               where a.approver_id = o.id and a.value is not null and a.at >= ${day}
                              union all
                              select r.alone_value, r.alone_currency from approval_request r
                               where r.requested_by = o.id and r.alone_value is not null and r.decided_at >= ${day}) each
                       group by each.currency) sums) as used
        from operator o
       where o.status = 'active' and ${permission} = any(permissions_of(o.roles))
       order by o.decision_limit desc nulls first, o.name, o.id`,
  )
}
