import { sql } from 'kysely'
import { changed, many, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

export type FreezeCause = 'login_password_changed'
type Freeze = {
  readonly scope: 'withdraw'
  readonly cause: FreezeCause
  readonly from_at: Date
  readonly until_at: Date
}

export const insertFreeze = (tx: Tx, customerId: string, cause: FreezeCause, until: Date): Promise<bigint> =>
  changed(
    tx,
    sql`insert into account_freeze (id, customer_id, scope, cause, from_at, until_at)
        values (gen_random_uuid(), ${customerId}, 'withdraw', ${cause}, ${tx.now}, ${until})`,
  )

/** Those that run at a moment, the longest first. */
export const listRunning = (source: Source, customerId: string, at: Date): Promise<Freeze[]> =>
  many(
    source,
    sql<Freeze>`
      select scope, cause, from_at, until_at from account_freeze
       where customer_id = ${customerId} and from_at <= ${at} and until_at > ${at} order by until_at desc`,
  )
