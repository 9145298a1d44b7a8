import { sql } from 'kysely'
import { changed, many, one, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

export type FreezeCause = 'login_password_changed' | 'deposit_doubted'
type Freeze = {
  readonly scope: 'withdraw'
  readonly cause: FreezeCause
  readonly from_at: Date
  readonly until_at: Date
}

/** Now, or just after the last withdrawal that was let through while this transaction waited for the customer's row. */
export async function freezeBegin(tx: Tx, customerId: string): Promise<Date> {
  const { at } = await one(
    tx,
    sql<{ at: Date }>`
      select greatest(${tx.now}::timestamptz, max(requested_at) + interval '1 millisecond') as at
        from withdrawal where customer_id = ${customerId}`,
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

/** Those that run at a moment, the longest first. */
export const listRunning = (source: Source, customerId: string, at: Date): Promise<Freeze[]> =>
  many(
    source,
    sql<Freeze>`
      select scope, cause, from_at, until_at from account_freeze
       where customer_id = ${customerId} and from_at <= ${at} and until_at > ${at} order by until_at desc`,
  )
