import { sql } from 'kysely'
import { changed, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export const readFundHash = async (source: Source, customerId: string): Promise<string | null> =>
  (
    await one(
      source,
      sql<{ hash: string | null }>`select fund_password_hash as hash from customer where id = ${customerId}`,
    )
  ).hash

/** Returns the number of wrong tries of the last 24 hours, since the last right one. */
export const countWrongTries = async (tx: Tx, customerId: string): Promise<number> =>
  (
    await one(
      tx,
      sql<{ wrong: number }>`
        select count(*)::int as wrong from fund_password_check f
         where f.customer_id = ${customerId} and not f.matched and f.at > ${tx.now}::timestamptz - interval '24 hours'
           and f.at > coalesce((select max(at) from fund_password_check where customer_id = ${customerId} and matched), '-infinity')`,
    )
  ).wrong

export const insertTry = (tx: Tx, customerId: string, matched: boolean): Promise<bigint> =>
  changed(
    tx,
    sql`insert into fund_password_check (id, customer_id, at, matched)
        values (gen_random_uuid(), ${customerId}, greatest(clock_timestamp(), ${tx.now}), ${matched})`,
  )
