import type { MarketTerms } from '@tessera/domain/markets/market.ts'
import { priceText, quantityText } from '@tessera/domain/markets/market.ts'
import { amount, formatAmount } from '@tessera/domain/money/amount.ts'
import { type RawBuilder, sql } from 'kysely'
import { isOpen } from '../orders/orders.sql.ts'
import { many, maybeOne, type Source } from '../platform/rows.ts'
import { readMarkets, stepsOf } from '../trading/markets.sql.ts'
import type { OrderFacts } from '../trading/order-view.ts'
import { orderColumns, type OrderRow, readOrder } from '../trading/orders.sql.ts'

/** An order with the number by which Binance's clients know it, and when it last changed. */
export type NumberedOrder = OrderFacts & { readonly number: number; readonly changedAt: Date }
type Row = OrderRow & { readonly number: bigint; readonly changed_at: Date }

const columns = sql`${orderColumns}, o.number,
  greatest(o.placed_at, o.closed_at, (select max(at) from fill f where f.maker_order = o.id),
           (select max(at) from fill f where f.taker_order = o.id)) as changed_at`

async function readRows(source: Source, query: RawBuilder<Row>): Promise<NumberedOrder[]> {
  const rows = await many(source, query)
  const terms = new Map((await readMarkets(source)).map((market) => [market.terms.symbol, market.terms]))
  return rows.map((row) => ({
    ...readOrder(row, terms.get(row.market)),
    number: Number(row.number),
    changedAt: row.changed_at,
  }))
}

export type OrderName = {
  readonly id?: string | undefined
  readonly orderId?: number | undefined
  readonly origClientOrderId?: string | undefined
}

/** The number of the order that took a client's name last (see client-ids.ts). */
const newestOf = (customer: string, name: string) => sql`coalesce(
  (select number from otc_order
    where customer_id = ${customer} and split_part(client_order_id, '#', 1) = ${name} and position('#' in client_order_id) > 0
    order by number desc limit 1),
  (select number from otc_order where customer_id = ${customer} and client_order_id = ${name}))`

/** A customer's own order by number, client order id, or our id. */
export async function findNumbered(
  source: Source,
  customer: string,
  { id, orderId, origClientOrderId }: OrderName,
): Promise<NumberedOrder | undefined> {
  const [found] = await readRows(
    source,
    sql<Row>`
      select ${columns} from otc_order o
       where o.customer_id = ${customer}
         and ${id === undefined ? sql`true` : sql`o.id = ${id}`}
         and ${orderId === undefined ? sql`true` : sql`o.number = ${orderId}`}
         and ${origClientOrderId === undefined ? sql`true` : sql`o.number = ${newestOf(customer, origClientOrderId)}`}
       limit 1`,
  )
  return found
}

/** Own orders by our ids, in the order of these; what is not one is left out. */
export const readNumbered = (source: Source, customer: string, ids: readonly string[]): Promise<NumberedOrder[]> =>
  readRows(
    source,
    sql<Row>`
      select ${columns} from unnest(${ids}::uuid[]) with ordinality as asked (id, place) join otc_order o on o.id = asked.id
       where o.customer_id = ${customer} order by asked.place`,
  )

/** The number of the newest trade of each of these orders; those without one are left out. */
export async function lastTrades(source: Source, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await many(
    source,
    sql<{ id: string; seq: bigint }>`
      select id, seq from unnest(${ids}::uuid[]) as asked (id)
       cross join lateral (select greatest((select max(seq) from fill where maker_order = id),
                                           (select max(seq) from fill where taker_order = id)) as seq) f
       where seq is not null`,
  )
  return new Map(rows.map(({ id, seq }) => [id, Number(seq)]))
}

type OrderRange = {
  readonly market?: string | undefined
  readonly open?: boolean
  readonly orderId?: number | undefined
  readonly startTime?: Date | undefined
  readonly endTime?: Date | undefined
  readonly limit: number
}

/** Own orders, oldest first: from a number or a time on where one is named, else the newest. */
export async function listNumbered(source: Source, customer: string, asked: OrderRange): Promise<NumberedOrder[]> {
  const { market, open = false, orderId, startTime, endTime, limit } = asked
  const forward = orderId !== undefined || startTime !== undefined
  const rows = await readRows(
    source,
    sql<Row>`
      select ${columns} from otc_order o
       where o.customer_id = ${customer} ${market === undefined ? sql`` : sql`and o.market = ${market}`}
         ${open ? sql`and ${isOpen}` : sql``}
         ${orderId === undefined ? sql`` : sql`and o.number >= ${orderId}`}
         ${startTime === undefined ? sql`` : sql`and o.placed_at >= ${startTime}`}
         ${endTime === undefined ? sql`` : sql`and o.placed_at <= ${endTime}`}
       order by o.number ${forward ? sql`` : sql`desc`} limit ${limit}`,
  )
  return forward ? rows : rows.toReversed()
}

export type OwnFill = {
  readonly order: string
  readonly orderNumber: number
  readonly seq: number
  readonly market: string
  readonly side: 'buy' | 'sell'
  readonly maker: boolean
  readonly price: string
  readonly quantity: string
  readonly value: string
  readonly fee: string
  readonly feeCoin: string
  readonly lots: number
  /** The value in minor units of the quote. */
  readonly minor: bigint
  readonly at: Date
}
type FillRow = {
  order_id: string
  number: bigint
  seq: bigint
  market: string
  side: 'buy' | 'sell'
  maker: boolean
  price: bigint
  quantity: bigint
  value: bigint
  fee: bigint
  at: Date
}
type FillRange = {
  readonly market?: string
  readonly order?: string | undefined
  readonly orderId?: number | undefined
  readonly fromId?: number | undefined
  readonly startTime?: Date | undefined
  readonly endTime?: Date | undefined
  readonly limit: number
}

/** Own trades, oldest first: from an id or a time on where one is named, else the newest. */
export async function listOwnFills(source: Source, customer: string, asked: FillRange): Promise<OwnFill[]> {
  const { market, order, orderId, fromId, startTime, endTime, limit } = asked
  const forward = fromId !== undefined || startTime !== undefined
  const rows = await many(
    source,
    sql<FillRow>`
      select o.id as order_id, o.number, f.seq, f.market, o.side, f.maker, f.price, f.quantity, f.value, f.fee, f.at
        from otc_order o
        join lateral (select f.*, true as maker, f.maker_fee as fee from fill f where f.maker_order = o.id
                      union all
                      select f.*, false as maker, f.taker_fee as fee from fill f where f.taker_order = o.id) f on true
       where o.customer_id = ${customer} ${market === undefined ? sql`` : sql`and o.market = ${market}`}
         ${order === undefined ? sql`` : sql`and o.id = ${order}`} ${orderId === undefined ? sql`` : sql`and o.number = ${orderId}`}
         ${fromId === undefined ? sql`` : sql`and f.seq >= ${fromId}`}
         ${startTime === undefined ? sql`` : sql`and f.at >= ${startTime}`} ${endTime === undefined ? sql`` : sql`and f.at <= ${endTime}`}
       order by f.market, f.seq ${forward ? sql`` : sql`desc`} limit ${limit}`,
  )
  const terms = new Map((await readMarkets(source)).map((each) => [each.terms.symbol, each.terms]))
  const known = rows.flatMap((row) => {
    const of = terms.get(row.market)
    return of === undefined ? [] : [ownFill(of, row)]
  })
  return forward ? known : known.toReversed()
}

const ownFill = (terms: MarketTerms, row: FillRow): OwnFill => ({
  order: row.order_id,
  orderNumber: Number(row.number),
  seq: Number(row.seq),
  market: row.market,
  side: row.side,
  maker: row.maker,
  price: priceText(terms, stepsOf(row.price, terms.tick)),
  quantity: quantityText(terms, stepsOf(row.quantity, terms.lot)),
  value: formatAmount(amount(row.value), terms.quoteScale),
  fee: formatAmount(amount(row.fee), terms.quoteScale),
  feeCoin: terms.quote,
  lots: stepsOf(row.quantity, terms.lot),
  minor: row.value,
  at: row.at,
})

/** The number by which the customer is known, as Binance's uid. */
export const customerNumber = async (source: Source, customer: string): Promise<number> =>
  Number(
    (await maybeOne(source, sql<{ number: bigint }>`select number from customer where id = ${customer}`))?.number ?? 0n,
  )
