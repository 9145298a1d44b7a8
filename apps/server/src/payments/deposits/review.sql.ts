import type { SetAsideReason } from '@tessera/domain/payments/deposits/crediting.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { OwnedDeposit } from './deposit-view.ts'

export type SetAside = OwnedDeposit & {
  readonly address: string
  readonly reason: SetAsideReason
  readonly seen_at: Date
}

const setAside = sql`
  select d.id, d.coin, d.chain, c.scale, d.amount, a.address, d.signature, d.reason, d.seen_at,
         jsonb_build_object('id', u.id, 'number', u.number::text, 'name', u.real_name) as customer
    from deposit d join coin c on c.code = d.coin join customer u on u.id = d.customer_id
    join deposit_address a on a.chain = d.chain and a.customer_id = d.customer_id
   where d.status = 'manual'`

/** Returns a deposit that waits for a decision, locked until the transaction ends. */
export const lockSetAside = (tx: Tx, id: string): Promise<SetAside | undefined> =>
  maybeOne(tx, sql<SetAside>`${setAside} and d.id::text = ${id} for update of d`)

export const listSetAside = (source: Source, limit: number): Promise<SetAside[]> =>
  many(source, sql<SetAside>`${setAside} order by d.seen_at, d.id limit ${limit}`)
