import { sql } from 'kysely'
import { one } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

/** The entry the customer chose still says the address that is to be paid. A removed entry still says it. */
export const bookStillNames = async (
  tx: Tx,
  w: { readonly customer_id: string; readonly address_id: string; readonly address: string; readonly chain: string },
): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ found: boolean }>`
        select exists (select 1 from address_book
                        where id = ${w.address_id} and customer_id = ${w.customer_id} and chain = ${w.chain} and address = ${w.address}) as found`,
    )
  ).found
