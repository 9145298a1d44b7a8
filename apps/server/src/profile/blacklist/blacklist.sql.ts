import { sql } from 'kysely'
import { changed, many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type Entry = { readonly blocked_number: bigint; readonly remark: string; readonly created_at: Date }

export const listEntries = (source: Source, customerId: string): Promise<Entry[]> =>
  many(
    source,
    sql<Entry>`
      select blocked_number, remark, created_at from blacklist_entry
       where customer_id = ${customerId} order by created_at desc, blocked_number`,
  )

/**
 * Returns the owner's account ID and the length of the list; locks the list against additions until the transaction
 * ends.
 */
export async function lockList(
  tx: Tx,
  customerId: string,
  but: bigint,
): Promise<{ readonly number: bigint; readonly others: number }> {
  const { number } = await one(
    tx,
    sql<{ number: bigint }>`select number from customer where id = ${customerId} for no key update`,
  )
  const { others } = await one(
    tx,
    sql<{ others: number }>`
      select count(*)::int as others from blacklist_entry
       where customer_id = ${customerId} and blocked_number <> ${but}`,
  )
  return { number, others }
}

/** Blocks a number, or changes the note of a blocked one. */
export const putEntry = (tx: Tx, customerId: string, number: bigint, remark: string): Promise<bigint> =>
  changed(
    tx,
    sql`insert into blacklist_entry (customer_id, blocked_number, remark, created_at)
        values (${customerId}, ${number}, ${remark}, ${tx.now})
        on conflict (customer_id, blocked_number) do update set remark = excluded.remark`,
  )

export const deleteEntry = (tx: Tx, customerId: string, number: bigint): Promise<bigint> =>
  changed(tx, sql`delete from blacklist_entry where customer_id = ${customerId} and blocked_number = ${number}`)
