import { sql } from 'kysely'
import { maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type CreditedCustomer = {
  readonly id: string
  readonly number: string
  readonly name: string | null
  readonly type: 'individual' | 'corporate' | 'sub' | 'member'
}
export const creditedCustomer = (tx: Tx, id: string): Promise<CreditedCustomer | undefined> =>
  maybeOne(
    tx,
    sql<CreditedCustomer>`
      select c.id, c.number::text as number, c.real_name as name, c.type from customer c where c.id::text = ${id}`,
  )
