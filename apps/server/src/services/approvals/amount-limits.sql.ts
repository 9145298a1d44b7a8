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
  /** The value approved since the day (UTC) began, in millionths. */
  used: bigint
}
type Needed = { readonly permission: Permission; readonly currency: string }

/** The active operators with a permission, with their amount limits and what they approved today. */
export const approversOf = (tx: Tx, { permission, currency }: Needed): Promise<Approver[]> => {
  const day = sql`date_trunc('day', ${tx.now}::timestamptz, 'UTC')`
  return many(
    tx,
    sql<Approver>`
      select o.id, o.name, o.decision_limit, o.day_limit,
             (select coalesce(sum(each.value), 0)::bigint
                from (select a.value from approval a
                       where a.approver_id = o.id and a.value_currency = ${currency} and a.at >= ${day}
                      union all
                      select r.alone_value from approval_request r
                       where r.requested_by = o.id and r.alone_currency = ${currency} and r.decided_at >= ${day}) each) as used
        from operator o
       where o.status = 'active' and ${permission} = any(permissions_of(o.roles))
       order by o.decision_limit desc nulls first, o.name, o.id`,
  )
}
