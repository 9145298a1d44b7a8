import {
  type FreezeCause,
  type FreezeScope,
  frozenScopes,
  scopesOfCause,
} from '@tessera/domain/access/security/frozen-scopes.ts'
import { type RawBuilder, sql } from 'kysely'
import { changed, many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** A freeze of one scope. `id` is null for an operator's stop, which is lifted like a stop. */
export type Freeze = {
  readonly id: string | null
  readonly scope: FreezeScope
  readonly cause: FreezeCause | 'stopped_by_us'
  readonly from_at: Date
  readonly until_at: Date
}
type Span = { readonly from: Date; readonly until: Date }

/**
 * Returns the current time, or the moment after the last outgoing action that was accepted while this transaction
 * waited for the customer's row.
 */
export async function freezeBegin(tx: Tx, customerId: string): Promise<Date> {
  const { at } = await one(
    tx,
    sql<{ at: Date }>`
      select greatest(${tx.now}::timestamptz, max(at) + interval '1 millisecond') as at
        from (select requested_at as at from withdrawal where customer_id = ${customerId}
              union all
              select requested_at from payout where customer_id = ${customerId}
              union all
              select sent_at from internal_transfer where customer_id = ${customerId}
              union all
              select greatest(created_at, case when status = 'released' then ended_at end) from otc_deal
               where seller_id = ${customerId}) left_us`,
  )
  return at
}

/** Inserts one row for each scope that the cause freezes. */
export const insertFreeze = (
  tx: Tx,
  customerId: string,
  cause: FreezeCause,
  { from, until }: Span,
  scopes: readonly FreezeScope[] = scopesOfCause[cause],
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
        select gen_random_uuid(), ${customerId}, scope, ${cause}, ${from}, ${until} from unnest(${scopes}::text[]) scope`,
  )

/** Extends the active freezes of this cause and begins the missing ones, one per scope. It never shortens one. */
export async function extendFreeze(tx: Tx, customerId: string, cause: FreezeCause, span: Span): Promise<void> {
  const running = await many(
    tx,
    sql<{ scope: FreezeScope }>`
      update account_freeze set until_at = greatest(until_at, ${span.until})
       where id in (select distinct on (scope) id from account_freeze
                     where customer_id = ${customerId} and cause = ${cause} and from_at <= ${span.from} and until_at > ${span.from}
                     order by scope, until_at desc)
       returning scope`,
  )
  const missing = scopesOfCause[cause].filter((each) => running.every(({ scope }) => scope !== each))
  if (missing.length > 0) await insertFreeze(tx, customerId, cause, span, missing)
}

/** Returns freezes that are active at a time, the longest first. */
export const listRunning = (source: Source, customerId: string, at: Date): Promise<Freeze[]> =>
  runningOf(source, sql`(${customerId}::uuid)`, at)

/** Returns active freezes, including those of the owner, which also apply to a sub-account. */
export const listBinding = (source: Source, customerId: string, at: Date): Promise<Freeze[]> =>
  runningOf(source, sql`(${customerId}::uuid, (select parent_id from customer where id = ${customerId}))`, at)

const runningOf = (source: Source, owners: RawBuilder<unknown>, at: Date): Promise<Freeze[]> =>
  many(
    source,
    sql<Freeze>`
      select id, scope, cause, from_at, until_at from account_freeze
       where customer_id in ${owners} and from_at <= ${at} and until_at > ${at}
      union all
      select null, s.scope, 'stopped_by_us', p.from_at, p.until_at from stop p cross join unnest(${frozenScopes}::text[]) s (scope)
       where p.customer_id in ${owners} and p.scope = 'account_withdrawals' and p.lifted_at is null and p.from_at <= ${at} and p.until_at > ${at}
       order by until_at desc, from_at, cause, scope desc`,
  )

export const freezeView = ({ scope, cause, from_at, until_at }: Freeze) => ({
  scope,
  reason: cause,
  from: from_at.toISOString(),
  until: until_at.toISOString(),
})
