import type { AlertSide } from '@tessera/domain/trading/price-alerts/price-alert.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type AlertRow = {
  readonly id: string
  readonly market: string
  readonly side: AlertSide
  readonly price: bigint
  readonly created_at: Date
  readonly reached_at: Date | null
  readonly reached_price: bigint | null
}

/** Maximum number of reached alerts in a list. */
const REACHED = 50

/** Waiting alerts first, then the newest reached ones. */
export const listAlerts = (source: Source, customerId: string, symbol: string | undefined): Promise<AlertRow[]> =>
  many(
    source,
    sql<AlertRow>`
      with own as (
        select id, market, side, price, created_at, reached_at, reached_price from price_alert
         where customer_id = ${customerId} and market = coalesce(${symbol ?? null}, market))
      (select * from own where reached_at is null order by created_at desc, id)
      union all
      (select * from own where reached_at is not null order by reached_at desc, id limit ${REACHED})`,
  )

/** Locks the customer's list against additions, and counts the waiting alerts. */
export async function lockAlerts(tx: Tx, customerId: string): Promise<number> {
  await one(tx, sql<{ id: string }>`select id from customer where id = ${customerId} for no key update`)
  const { waiting } = await one(
    tx,
    sql<{ waiting: number }>`
      select count(*)::int as waiting from price_alert where customer_id = ${customerId} and reached_at is null`,
  )
  return waiting
}

type Wanted = {
  readonly customerId: string
  readonly market: string
  readonly side: AlertSide
  readonly price: bigint
}

/** True if the customer already waits for this price. */
export const isWaiting = async (tx: Tx, { customerId, market, side, price }: Wanted): Promise<boolean> =>
  (await maybeOne(
    tx,
    sql<{ id: string }>`
      select id from price_alert
       where customer_id = ${customerId} and market = ${market} and side = ${side} and price = ${price} and reached_at is null`,
  )) !== undefined

export const insertAlert = (tx: Tx, alert: Wanted & { readonly afterSeq: number }): Promise<bigint> =>
  changed(
    tx,
    sql`insert into price_alert (id, customer_id, market, side, price, after_seq, created_at)
        values (gen_random_uuid(), ${alert.customerId}, ${alert.market}, ${alert.side}, ${alert.price}, ${alert.afterSeq}, ${tx.now})`,
  )

export const deleteAlert = (tx: Tx, customerId: string, id: string): Promise<bigint> =>
  changed(tx, sql`delete from price_alert where id = ${id} and customer_id = ${customerId}`)
