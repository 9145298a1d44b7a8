import type { SuspectCause } from '@tessera/domain/trading/orders/kinds.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { HoldNow } from './abnormal.ts'
import type { EndAbnormal, SetAside } from './command.ts'

/** The position of a scan of the open orders. */
export type ScanPosition = { readonly market: string; readonly number: bigint }
export const SCAN_START: ScanPosition = { market: '', number: 0n }

/** Number of open orders checked per run, during which no command has to wait. */
const ORDERS_PER_SCAN = 10_000

/**
 * Returns open orders after that position whose hold is on another customer's account, or no longer covers the rest of
 * the order. Also returns the position at which the scan ended; undefined after the last order.
 */
export async function ordersInDoubt(
  db: Database,
  { market, number }: ScanPosition,
): Promise<{ readonly orders: SetAside[]; readonly last: ScanPosition | undefined }> {
  const { orders, last } = await one(
    { db },
    sql<{ orders: string[]; last: { market: string; number: string } | null }>`
      with seen as materialized (
        select o.id, o.market, o.number, o.status, o.customer_id, o.account_id, o.side, o.price, o.lots - o.filled_lots as lots,
               o.hold_amount - o.hold_captured - o.hold_released as held
          from trading_order o
         where o.status in (0, 1, 5, 6) and (o.market, o.number) > (${market}, ${number})
         order by o.market, o.number limit ${ORDERS_PER_SCAN})
      select array(
               select o.id::text
                 from seen o join market m on m.symbol = o.market join coin b on b.code = m.base
                where o.status in (0, 1)
                  and ((select customer_id from account where id = o.account_id) is distinct from o.customer_id
                       or o.held < o.lots * m.lot * case o.side when 'sell' then 1 else o.price / 10 ^ b.scale::numeric end)
                limit 1000) as orders,
             (select jsonb_build_object('market', market, 'number', number::text) from seen
               order by market desc, number desc limit 1) as last`,
  )
  return {
    orders: orders.map((order) => ({ kind: 'set_aside', order, cause: 'hold' })),
    last: last === null ? undefined : { market: last.market, number: BigInt(last.number) },
  }
}

/** Returns orders that were set aside and whose end two people have approved since. */
export async function agreedEnds(db: Database): Promise<EndAbnormal[]> {
  const rows = await many(
    { db },
    sql<{
      order: string
    }>`select id as order from trading_order where status = 6 and end_agreed_at is not null limit 1000`,
  )
  return rows.map(({ order }) => ({ kind: 'end_abnormal', order }))
}

export async function readHolds(from: Source, orders: readonly string[]): Promise<Map<string, HoldNow>> {
  if (orders.length === 0) return new Map()
  const rows = await many(
    from,
    sql<HoldNow & { order: string }>`
      select o.id as order, o.hold_amount as amount, o.hold_captured as captured, o.hold_released as released
        from trading_order o where o.id = any(${orders}::uuid[])`,
  )
  return new Map(rows.map(({ order, ...hold }) => [order, hold]))
}

export type AbnormalOrder = {
  readonly id: string
  readonly number: bigint
  readonly symbol: string
  readonly side: 'buy' | 'sell'
  readonly cause: SuspectCause
  readonly price: bigint
  readonly price_scale: number
  readonly quantity: bigint
  readonly filled: bigint
  readonly quantity_scale: number
  readonly held: bigint
  readonly coin: string
  readonly scale: number
  readonly since: Date
  readonly customer: { readonly id: string; readonly number: string; readonly name: string | null }
}

/** Orders that wait for two people, longest first. */
const abnormal = sql`
  select o.id, o.number, o.market as symbol, o.side, o.suspect_cause as cause, o.price, q.scale as price_scale, o.quantity,
         o.filled_lots * m.lot as filled, b.scale as quantity_scale,
         o.hold_amount - o.hold_captured - o.hold_released as held, a.coin, h.scale,
         (select at from transition t where t.entity = 'otc_order' and t.entity_id = o.id::text and t.to_state = '6') as since,
         jsonb_build_object('id', u.id, 'number', u.number::text, 'name', u.real_name) as customer
    from trading_order o join market m on m.symbol = o.market join coin b on b.code = m.base join coin q on q.code = m.quote
    join account a on a.id = o.account_id join coin h on h.code = a.coin join customer u on u.id = o.customer_id
   where o.status = 6 and o.end_agreed_at is null`

export const listAbnormal = (source: Source, limit: number): Promise<AbnormalOrder[]> =>
  many(source, sql<AbnormalOrder>`${abnormal} order by o.suspected_number limit ${limit}`)

export const lockAbnormal = (tx: Tx, id: string): Promise<AbnormalOrder | undefined> =>
  maybeOne(tx, sql<AbnormalOrder>`${abnormal} and o.id::text = ${id} for update of o`)

/**
 * Approves the end of an order. The single writer of orders, which alone moves their money, ends it at its next check.
 */
export const agreeToEnd = (tx: Tx, id: string): Promise<unknown> =>
  one(tx, sql`update trading_order set end_agreed_at = now() where id = ${id} and status = 6 returning id`)
