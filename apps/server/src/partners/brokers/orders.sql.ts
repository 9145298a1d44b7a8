import { type RawBuilder, sql } from 'kysely'
import { termsBySymbol } from '#trading/orders/orders.sql.ts'
import { afterKey, nextOf, type PageRequest, skipped } from '#platform/database/keyset.ts'
import { many, one, type Source } from '#platform/database/rows.ts'
import type { OrderFacts } from '#trading/trading/order-view.ts'
import { orderColumns, type OrderRow, readOrder } from '#trading/trading/orders.sql.ts'

/** An order by a broker, with its client and best-execution record. */
export type BrokerOrderRow = {
  readonly order: OrderFacts
  readonly broker_number: bigint
  readonly broker_name: string | null
  readonly customer_id: string
  readonly customer_number: bigint
  readonly customer_name: string | null
  /** Null once the power of attorney was withdrawn or the account was closed. */
  readonly email: string | null
  readonly phone: string | null
  readonly sub_number: bigint
  readonly sub_name: string
  readonly best: bigint | null
  readonly reference: bigint | null
  readonly first_fill_at: Date | null
  readonly last_fill_at: Date | null
}
type Filter = {
  /** The broker, the broker's customer id, or the client. */
  readonly broker?: string | undefined
  readonly brokerCustomer?: string | undefined
  readonly client?: string | undefined
  readonly accountId?: string | undefined
  readonly month?: string | null | undefined
}
const isVisible = sql`w.withdrawn_at is null and c.status <> 'closed'`
const columns = sql`
  ${orderColumns}, a.number as broker_number, v.real_name as broker_name, c.id as customer_id, c.number as customer_number,
  c.real_name as customer_name, case when ${isVisible} then c.email end as email, case when ${isVisible} then c.phone end as phone,
  s.number as sub_number, u.name as sub_name, r.best, r.reference, f.first_fill_at, f.last_fill_at`
const fills = sql`
  cross join lateral (
    select min(at) as first_fill_at, max(at) as last_fill_at
      from (select at from fill where maker_order = o.id union all select at from fill where taker_order = o.id) t) f`
const from = sql`
  from broker_order r join broker_power w on w.id = r.power_id join agent a on a.id = w.agent_id join customer v on v.id = a.customer_id
  join customer c on c.id = w.customer_id join customer s on s.id = w.sub_account_id join sub_account u on u.customer_id = s.id
  join trading_order o on o.id = r.order_id`

const matching = ({ broker, brokerCustomer, client, accountId, month }: Filter): RawBuilder<unknown> => sql`
  where (${broker ?? null}::uuid is null or w.agent_id = ${broker ?? null}::uuid)
    and (${brokerCustomer ?? null}::uuid is null or a.customer_id = ${brokerCustomer ?? null}::uuid)
    and (${client ?? null}::uuid is null or w.customer_id = ${client ?? null}::uuid)
    and (${accountId ?? null}::uuid is null or w.id = ${accountId ?? null}::uuid)
    and (${month ?? null}::text is null or to_char(o.placed_at at time zone 'UTC', 'YYYY-MM') = ${month ?? null})`

type Row = OrderRow & Omit<BrokerOrderRow, 'order'>
const read = async (source: Source, rows: readonly Row[]): Promise<BrokerOrderRow[]> => {
  const terms = await termsBySymbol(source)
  return rows.map((row) => ({ ...row, order: readOrder(row, terms.get(row.market)) }))
}

/** Returns the orders of a broker, newest first. */
export async function listBrokerOrders(
  source: Source,
  { broker, brokerCustomer, client, accountId, month, ...page }: Filter & PageRequest,
): Promise<{ readonly total: number; readonly rows: BrokerOrderRow[]; readonly next: string | null }> {
  const where = matching({ broker, brokerCustomer, client, accountId, month })
  const { total } = await one(source, sql<{ total: number }>`select count(*)::int as total ${from} ${where}`)
  const rows = await many(
    source,
    sql<Row & { readonly key: bigint }>`
      select ${columns}, o.number as key ${from} ${fills} ${where} ${afterKey(sql`o.number`, page)}
       order by o.number desc limit ${page.pageSize} offset ${skipped(page)}`,
  )
  return { total, rows: await read(source, rows), next: nextOf(rows, page) }
}

/** Returns the orders for a file, oldest first, at most `max`. */
export const allBrokerOrders = async (
  source: Source,
  { customerId, month }: { readonly customerId: string; readonly month: string | null },
  max: number,
): Promise<BrokerOrderRow[]> =>
  read(
    source,
    await many(
      source,
      sql<Row>`select ${columns} ${from} ${fills} ${matching({ brokerCustomer: customerId, month })} order by o.number limit ${max}`,
    ),
  )

export type StatementRow = {
  readonly month: string
  readonly coin: string
  readonly scale: number
  readonly clients: number
  readonly orders: number
  readonly volume: bigint
  readonly fee: bigint
  readonly accrued: bigint
  readonly paid: bigint
}
/**
 * Returns trades and fees by the month of the trade, and shares by the month of the fee. Covers the last twelve months
 * that have any of them.
 */
export const statementsOf = (source: Source, customerId: string): Promise<StatementRow[]> =>
  many(
    source,
    sql<StatementRow>`
      with placed as (
        select r.order_id, w.customer_id, m.quote as coin
          from broker_order r join broker_power w on w.id = r.power_id join agent a on a.id = w.agent_id join trading_order o on o.id = r.order_id
          join market m on m.symbol = o.market where a.customer_id = ${customerId}),
      traded as (
        select month, coin, count(distinct customer_id)::int as clients, count(distinct order_id)::int as orders,
               sum(volume) as volume, sum(fee) as fee
          from (select to_char(f.at at time zone 'UTC', 'YYYY-MM') as month, p.coin, p.customer_id, p.order_id,
                       f.value::numeric as volume, f.fee::numeric as fee
                  from placed p cross join lateral (
                    select at, value, maker_fee as fee from fill where maker_order = p.order_id
                    union all select at, value, taker_fee from fill where taker_order = p.order_id) f
                union all
                select to_char(d.at at time zone 'UTC', 'YYYY-MM'), o.fee_coin, p.customer_id, p.order_id, 0, d.amount::numeric
                  from placed p join coin_fee d on d.order_id = p.order_id join trading_order o on o.id = p.order_id) t group by 1, 2),
      shared as (
        select to_char(r.fee_day, 'YYYY-MM') as month, r.coin, sum(r.amount::numeric) as accrued,
               coalesce(sum(r.amount::numeric) filter (where y.paid_at is not null), 0) as paid
          from rebate r join agent a on a.id = r.agent_id left join rebate_payment y on y.id = r.payment_id
         where r.customer_id = ${customerId} and a.programme = 'broker' group by 1, 2),
      q as (
        select month, coin, coalesce(clients, 0) as clients, coalesce(orders, 0) as orders, coalesce(volume, 0) as volume,
               coalesce(fee, 0) as fee, coalesce(accrued, 0) as accrued, coalesce(paid, 0) as paid
          from traded full join shared using (month, coin))
      select q.month, q.coin, k.scale, q.clients, q.orders, q.volume::numeric as volume, q.fee::numeric as fee,
             q.accrued::numeric as accrued, q.paid::numeric as paid
        from q join coin k on k.code = q.coin
       where month in (select month from q group by 1 order by 1 desc limit 12) order by month desc, coin`,
  )
