import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type UndeliveredSubscription = {
  readonly id: string
  readonly number: bigint
  readonly created_at: Date
  readonly symbol: string
  readonly name_en: string
  readonly name_zh: string
  readonly currency: string
  readonly scale: number
  readonly allotted: bigint
  /** Price of the allotted units. */
  readonly cost: Amount
  readonly paid_fee: Amount | null
  readonly failure: string
  readonly allot_journal: string
  /** Time of the payment. */
  readonly since: Date
  readonly customer: { readonly id: string; readonly number: string; readonly name: string | null }
}

const undeliveredQuery = sql`
  select s.id, s.number, s.created_at, p.symbol, p.terms #>> '{facts,name,en}' as name_en, p.terms #>> '{facts,name,zh}' as name_zh, s.currency,
         c.scale, s.allotted, (s.allotted * s.price)::numeric as cost, s.paid_fee, s.failure, s.allot_journal,
         j.created_at as since,
         jsonb_build_object('id', u.id, 'number', u.number::text, 'name', u.real_name) as customer
    from subscription s join product p on p.id = s.product_id join coin c on c.code = s.currency
    join customer u on u.id = s.customer_id join journal j on j.id = s.allot_journal
   where s.status = 'disburse_failed'`

/** Returns a paid subscription with a failed delivery, locked until the transaction ends. */
export const lockUndelivered = (tx: Tx, id: string): Promise<UndeliveredSubscription | undefined> =>
  maybeOne(tx, sql<UndeliveredSubscription>`${undeliveredQuery} and s.id::text = ${id} for update of s`)

export const listUndelivered = (source: Source, limit: number): Promise<UndeliveredSubscription[]> =>
  many(source, sql<UndeliveredSubscription>`${undeliveredQuery} order by j.created_at, s.id limit ${limit}`)
