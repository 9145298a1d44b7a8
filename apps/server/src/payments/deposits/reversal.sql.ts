import { GONE_FROM_CHAIN } from '@tessera/domain/payments/deposits/crediting.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { OwnedDeposit } from './deposit-view.ts'

/** Number of days after the credit in which the chain is checked again. */
const RECHECK_DAYS = 3

type DepositToRecheck = { readonly id: string; readonly signature: string; readonly isMissing: boolean }

/**
 * Returns the deposits that the chain must still have: those credited recently, and those found missing without a
 * decision, of any age.
 */
export const depositsToRecheck = (source: Source, chain: string): Promise<DepositToRecheck[]> =>
  many(
    source,
    sql<DepositToRecheck>`
      select id, signature, reason is not distinct from ${GONE_FROM_CHAIN} as "isMissing" from deposit
       where chain = ${chain} and status = 'credited'
         and (credited_at > now() - make_interval(days => ${RECHECK_DAYS}) or reason = ${GONE_FROM_CHAIN})
       order by credited_at, id`,
  )

export type Credited = OwnedDeposit & {
  readonly journal_id: string
  /** The journal that put it in suspense before two people credited it. */
  readonly suspense_journal: string | null
  readonly credited_at: Date
}

const credited = sql`
  select d.id, d.coin, d.chain, c.scale, d.amount, d.signature, d.journal_id, d.credited_at,
         (select j.id from journal j where j.kind = 'suspense' and j.ref_type = 'deposit' and j.ref_id = d.id::text) as suspense_journal,
         jsonb_build_object('id', u.id, 'number', u.number::text, 'name', u.real_name) as customer
    from deposit d join coin c on c.code = d.coin join customer u on u.id = d.customer_id
   where d.status = 'credited'`
const gone = sql`${credited} and d.reason = ${GONE_FROM_CHAIN}`

export const lockCredited = (tx: Tx, id: string): Promise<Credited | undefined> =>
  maybeOne(tx, sql<Credited>`${credited} and d.id = ${id} for update of d`)

export const lockGone = (tx: Tx, id: string): Promise<Credited | undefined> =>
  maybeOne(tx, sql<Credited>`${gone} and d.id::text = ${id} for update of d`)

export const listGone = (source: Source, limit: number): Promise<Credited[]> =>
  many(source, sql<Credited>`${gone} order by d.credited_at, d.id limit ${limit}`)
