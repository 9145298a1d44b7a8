import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type SubAccountRow = {
  readonly id: string
  readonly number: bigint
  readonly name: string
  readonly email: string | null
  readonly deposits_open: boolean
  readonly trading_open: boolean
  readonly status: 'active' | 'frozen' | 'closed'
  readonly created_at: Date
}

/** Returns the open sub-accounts of an owner. Every statement must include the owner in its condition. */
const ofOwner = (parentId: string) => sql`
  select c.id, c.number, u.name, c.email, u.deposits_open, u.trading_open, c.status, c.created_at
    from sub_account u join customer c on c.id = u.customer_id
   where u.parent_id = ${parentId} and c.status <> 'closed'`

export const listSubAccounts = (source: Source, parentId: string): Promise<SubAccountRow[]> =>
  many(source, sql<SubAccountRow>`${ofOwner(parentId)} order by c.number`)

export const findSubAccount = (source: Source, parentId: string, id: string): Promise<SubAccountRow | undefined> =>
  maybeOne(source, sql<SubAccountRow>`${ofOwner(parentId)} and c.id = ${id}`)

/** Returns an open sub-account of an owner, and locks the row until the transaction ends. */
export const lockSubAccount = (tx: Tx, parentId: string, id: string): Promise<SubAccountRow | undefined> =>
  maybeOne(tx, sql<SubAccountRow>`${ofOwner(parentId)} and c.id = ${id} for no key update`)
