import type { MarketTerms } from '@tessera/domain/trading/markets/market.ts'
import type { OrderType } from '@tessera/domain/trading/orders/kinds.ts'
import type { OrderStatus } from '@tessera/domain/trading/orders/status.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterKey, nextOf, type PageRequest, skipped } from '#platform/database/keyset.ts'
import { many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import { readMarkets } from '#trading/trading/markets.sql.ts'
import type { OrderFacts } from '#trading/trading/order-view.ts'
import { orderColumns, type OrderRow, readOrder } from '#trading/trading/orders.sql.ts'

export type OpenFilter = {
  readonly symbol?: string | undefined
  readonly side?: 'buy' | 'sell' | undefined
  readonly type?: OrderType | undefined
}
export type OrderFilter = OpenFilter & {
  readonly status?: readonly number[] | undefined
  readonly from?: string | undefined
  /** The whole day is included. */
  readonly to?: string | undefined
} & PageRequest

export const termsBySymbol = async (tx: Source): Promise<Map<string, MarketTerms>> =>
  new Map((await readMarkets(tx)).map(({ terms }) => [terms.symbol, terms]))

/** Code 2 has the same meaning as 1, and is never written. */
const codesOf = (status: readonly number[]): number[] => [...new Set(status.map((code) => (code === 2 ? 1 : code)))]

export const openCodes: readonly OrderStatus[] = [0, 1, 5, 6]
/** Identical to the condition of the index of open orders, so that the index is used and ended orders cost nothing. */
export const isOpen = sql`o.status in (0, 1, 5, 6)`
const isOnlyOpen = (status: readonly number[] = []): boolean =>
  status.length > 0 && codesOf(status).every((code) => openCodes.some((open) => open === code))

const wanted = (
  customer: string,
  { symbol, side, type, status, from, to }: Partial<OrderFilter>,
): RawBuilder<unknown> => sql`
  o.customer_id = ${customer}
  ${symbol === undefined ? sql`` : sql`and o.market = ${symbol}`}
  ${side === undefined ? sql`` : sql`and o.side = ${side}`}
  ${type === undefined ? sql`` : sql`and o.type = ${type}`}
  ${status === undefined || status.length === 0 ? sql`` : sql`and o.status = any(${codesOf(status)}::smallint[])`}
  ${isOnlyOpen(status) ? sql`and ${isOpen}` : sql``}
  ${from === undefined ? sql`` : sql`and o.placed_at >= ${from}::date`}
  ${to === undefined ? sql`` : sql`and o.placed_at < ${to}::date + 1`}`

/**
 * Returns a page of a customer's orders, newest first, with their total number and the start of the next page. Skipped
 * orders are skipped by their numbers only.
 */
export async function listOrders(
  tx: Source,
  customer: string,
  filter: OrderFilter,
): Promise<{ readonly total: number; readonly rows: OrderFacts[]; readonly next: string | null }> {
  const terms = await termsBySymbol(tx)
  const where = wanted(customer, filter)
  const { total } = await one(
    tx,
    sql<{ total: number }>`select count(*)::int as total from trading_order o where ${where}`,
  )
  const rows = await many(
    tx,
    sql<OrderRow & { key: bigint }>`
      select ${orderColumns}, o.number as key
        from (select o.number from trading_order o where ${where} ${afterKey(sql`o.number`, filter)}
               order by o.number desc limit ${filter.pageSize} offset ${skipped(filter)}) k
        join trading_order o on o.number = k.number order by o.number desc`,
  )
  return { total, rows: rows.map((row) => readOrder(row, terms.get(row.market))), next: nextOf(rows, filter) }
}

/** Returns a customer's own order by its id or client order id. */
export async function findOrder(
  tx: Source,
  customer: string,
  by: { readonly id?: string | undefined; readonly clientOrderId?: string | undefined },
): Promise<OrderFacts | undefined> {
  const row = await maybeOne(
    tx,
    sql<OrderRow>`
      select ${orderColumns} from trading_order o
       where o.customer_id = ${customer}
         and ${by.id === undefined ? sql`o.client_order_id = ${by.clientOrderId ?? ''}` : sql`o.id = ${by.id}`}`,
  )
  return row && readOrder(row, (await termsBySymbol(tx)).get(row.market))
}

/** Returns the ids of orders that a customer could still cancel. */
export async function openOrderIds(tx: Source, customer: string, which: OpenFilter): Promise<string[]> {
  const where = wanted(customer, { ...which, status: [0, 1] })
  return (await many(tx, sql<{ id: string }>`select o.id from trading_order o where ${where} order by o.number`)).map(
    ({ id }) => id,
  )
}
