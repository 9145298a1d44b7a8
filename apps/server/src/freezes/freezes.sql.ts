import { frozenScopes } from '@tessera/domain/security/frozen-scopes.ts'
import type { SecurityFreeze } from '@tessera/domain/security/rules.ts'
import { type RawBuilder, sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

export type FreezeCause =
  | SecurityFreeze
  | 'login_password_reset'
  | 'sign_in_reported'
  | 'deposit_doubted'
  | 'identity_check_failed'
  | 'fund_password_failed'
  | 'authenticator_failed'
type Freeze = {
  readonly scope: 'withdraw'
  readonly cause: FreezeCause | 'stopped_by_us'
  readonly from_at: Date
  readonly until_at: Date
}

/** Now, or just after the last that was let leave in any way while this transaction waited for the customer's row. */
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

export const insertFreeze = (
  tx: Tx,
  customerId: string,
  cause: FreezeCause,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
        values (gen_random_uuid(), ${customerId}, 'withdraw', ${cause}, ${from}, ${until})`,
  )

/** Moves the end of the one that runs for this cause; 0 when none does. Never earlier: the table does not take it. */
export const extendFreeze = (
  tx: Tx,
  customerId: string,
  cause: FreezeCause,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<bigint> =>
  changed(
    tx,
    sql`update account_freeze set until_at = greatest(until_at, ${until})
         where id = (select id from account_freeze
                      where customer_id = ${customerId} and scope = 'withdraw' and cause = ${cause}
                        and from_at <= ${from} and until_at > ${from} order by until_at desc limit 1)`,
  )

/** Those that run at a moment, the longest first. */
export const listRunning = (source: Source, customerId: string, at: Date): Promise<Freeze[]> =>
  runningOf(source, sql`(${customerId}::uuid)`, at)

/** The same with those of the owner, which bind a sub-account as well. */
export const listBinding = (source: Source, customerId: string, at: Date): Promise<Freeze[]> =>
  runningOf(source, sql`(${customerId}::uuid, (select parent_id from customer where id = ${customerId}))`, at)

const runningOf = (source: Source, whose: RawBuilder<unknown>, at: Date): Promise<Freeze[]> =>
  many(
    source,
    sql<Freeze>`
      select scope, cause, from_at, until_at from account_freeze
       where customer_id in ${whose} and from_at <= ${at} and until_at > ${at}
      union all
      select 'withdraw', 'stopped_by_us', from_at, until_at from stop
       where customer_id in ${whose} and scope = 'account_withdrawals' and lifted_at is null and from_at <= ${at} and until_at > ${at}
       order by until_at desc`,
  )

export const shownFreeze = ({ scope, cause, from_at, until_at }: Freeze) => ({
  scope,
  scopes: [...frozenScopes],
  cause,
  from: from_at.toISOString(),
  until: until_at.toISOString(),
})

/** A link that freezes the account until it expires; its secret stands in no table. */
export const insertFreezeLink = (tx: Tx, customerId: string, hours: number): Promise<{ id: string }> =>
  one(
    tx,
    sql<{ id: string }>`
      insert into freeze_link (id, customer_id, created_at, expires_at)
      values (gen_random_uuid(), ${customerId}, ${tx.now}, ${tx.now}::timestamptz + make_interval(hours => ${hours}))
      returning id`,
  )

/** Uses a link up: whose it is, or undefined when it is used or too old. */
export const useFreezeLink = (tx: Tx, id: string): Promise<{ customer_id: string } | undefined> =>
  maybeOne(
    tx,
    sql<{ customer_id: string }>`
      update freeze_link set used_at = ${tx.now}
       where id = ${id} and used_at is null and expires_at > ${tx.now} returning customer_id`,
  )
