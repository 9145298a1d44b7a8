import type { MarketTerms } from '@tessera/domain/trading/markets/market.ts'
import { priceText, quantityText } from '@tessera/domain/trading/markets/market.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { type RawBuilder, sql } from 'kysely'
import { isOpen } from '#trading/orders/orders.sql.ts'
import { many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import { readMarkets, stepsOf } from '#trading/trading/markets.sql.ts'
import type { OrderFacts } from '#trading/trading/order-view.ts'
import { orderColumns, type OrderRow, readOrder } from '#trading/trading/orders.sql.ts'

/** An order with the number that Binance's clients know, and the time of its last change. */
export type NumberedOrder = OrderFacts & { readonly changedAt: Date }
type Row = OrderRow & { readonly changed_at: Date }

const columns = sql`${orderColumns},
  greatest(o.placed_at, o.closed_at, (select max(at) from fill f where f.maker_order = o.id),
           (select max(at) from fill f where f.taker_order = o.id)) as changed_at`

const readRows = async (source: Source, query: RawBuilder<Row>): Promise<NumberedOrder[]> =>
  numbered(source, await many(source, query))

async function numbered(source: Source, rows: readonly Row[]): Promise<NumberedOrder[]> {
  const terms = new Map((await readMarkets(source)).map((market) => [market.terms.symbol, market.terms]))
  return rows.map((row) => ({
    ...readOrder(row, terms.get(row.market)),
    changedAt: row.changed_at,
  }))
}

export type OrderName = {
  readonly id?: string | undefined
  readonly orderId?: number | undefined
  readonly origClientOrderId?: string | undefined
}

/** Returns the number of the newest order with a client order id (see client-ids.ts). */
const newestOf = (customer: string, name: string) => sql`coalesce(
  (select number from trading_order
    where customer_id = ${customer} and split_part(client_order_id, '#', 1) = ${name} and position('#' in client_order_id) > 0
    order by number desc limit 1),
  (select number from trading_order where customer_id = ${customer} and client_order_id = ${name}))`

/** Returns a customer's own order by number, client order id, or our id. */
export async function findNumbered(
  source: Source,
  customer: string,
  { id, orderId, origClientOrderId }: OrderName,
): Promise<NumberedOrder | undefined> {
  const [found] = await readRows(
    source,
    sql<Row>`
      select ${columns} from trading_order o
       where o.customer_id = ${customer}
         and ${id === undefined ? sql`true` : sql`o.id = ${id}`}
         and ${orderId === undefined ? sql`true` : sql`o.number = ${orderId}`}
         and ${origClientOrderId === undefined ? sql`true` : sql`o.number = ${newestOf(customer, origClientOrderId)}`}
       limit 1`,
  )
  return found
}

/** Returns own orders by our ids, in the order of these ids. Unknown ids are left out. */
export const readNumbered = (source: Source, customer: string, ids: readonly string[]): Promise<NumberedOrder[]> =>
  readRows(
    source,
    sql<Row>`
      select ${columns} from unnest(${ids}::uuid[]) with ordinality as asked (id, place) join trading_order o on o.id = asked.id
       where o.customer_id = ${customer} order by asked.place`,
  )

/**
 * Returns a customer's open orders, each with the number of its newest trade, or zero. All are read in one snapshot,
 * so that a trade in between cannot be in one result and not in the other.
 */
export async function openWithLastTrade(
  source: Source,
  customer: string,
): Promise<(NumberedOrder & { readonly lastTrade: number })[]> {
  const rows = await many(
    source,
    sql<Row & { last_trade: bigint }>`
      select ${columns}, coalesce(greatest((select max(seq) from fill f where f.maker_order = o.id),
                                           (select max(seq) from fill f where f.taker_order = o.id)), 0) as last_trade
        from trading_order o where o.customer_id = ${customer} and ${isOpen}`,
  )
  const read = await numbered(source, rows)
  return read.map((order, at) => ({ ...order, lastTrade: Number(rows[at]?.last_trade) }))
}

/** Returns the number of a customer's newest order; zero without one. */
export const lastNumber = async (source: Source, customer: string): Promise<number> =>
  Number(
    (
      await one(
        source,
        sql<{ last: bigint | null }>`select max(number) as last from trading_order where customer_id = ${customer}`,
      )
    ).last ?? 0n,
  )

type OrderRange = {
  readonly market?: string | undefined
  readonly open?: boolean
  readonly orderId?: number | undefined
  readonly startTime?: Date | undefined
  readonly endTime?: Date | undefined
  readonly limit: number
}

const numberWhere = (where: RawBuilder<unknown>) => sql`(select x.number from trading_order x where ${where} limit 1)`

/**
 * Returns orders of a time range by their numbers, which grow with time. The bounding numbers are found by ids, which
 * begin with their time (decision 0023), so nothing outside the range is read.
 */
function placedWithin({ startTime, endTime }: Pick<OrderRange, 'startTime' | 'endTime'>): RawBuilder<unknown> {
  const before = numberWhere(sql`x.id < id_from(${startTime}) and x.placed_at < ${startTime} order by x.id desc`)
  const behind = numberWhere(sql`x.id > id_from(${endTime}) and x.placed_at > ${endTime} order by x.id`)
  return sql`
    ${startTime === undefined ? sql`` : sql`and o.placed_at >= ${startTime} and o.number > coalesce(${before}, 0)`}
    ${endTime === undefined ? sql`` : sql`and o.placed_at <= ${endTime} and o.number < coalesce(${behind}, ${Number.MAX_SAFE_INTEGER})`}`
}

/** Returns own orders, oldest first: from a number or a time if given, otherwise the newest. */
export async function listNumbered(source: Source, customer: string, request: OrderRange): Promise<NumberedOrder[]> {
  const { market, open = false, orderId, startTime, limit } = request
  const forward = orderId !== undefined || startTime !== undefined
  const rows = await readRows(
    source,
    sql<Row>`
      select ${columns} from trading_order o
       where o.customer_id = ${customer} ${market === undefined ? sql`` : sql`and o.market = ${market}`}
         ${open ? sql`and ${isOpen}` : sql``}
         ${orderId === undefined ? sql`` : sql`and o.number >= ${orderId}`}
         ${placedWithin(request)}
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
  /** The value in minor units of the quote coin. */
  readonly minor: bigint
  /** The number of its step within the order, from 2 on. */
  readonly step: number
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
  fee_coin: string | null
  fee_scale: number | null
  step: number
  at: Date
}
/** Trades of one order by our id, or of a pair, there optionally of one order by its number. */
type FillsOf = { readonly order: string } | { readonly market: string; readonly orderId?: number | undefined }
type FillRange = {
  readonly fromId?: number | undefined
  readonly startTime?: Date | undefined
  readonly endTime?: Date | undefined
  readonly limit: number
}

const fillColumns = sql`
  o.id as order_id, o.number, f.seq, f.market, o.side, o.id = f.maker_order as maker, f.price, f.quantity, f.value,
  coalesce(d.amount, case when o.id = f.maker_order then f.maker_fee else f.taker_fee end) as fee, d.coin as fee_coin, d.scale as fee_scale,
  case when o.id = f.maker_order then f.maker_step else f.taker_step end as step, f.at`
/** SQL of this side's fee in the fee coin, if it was paid with it. */
const coinFee = sql`
  left join lateral (
    select e.amount, k.code as coin, k.scale from coin_fee e join coin k on k.code = o.fee_coin
     where e.market = f.market and e.seq = f.seq and e.is_maker = (o.id = f.maker_order)) d on true`
const within = ({ fromId, startTime, endTime }: FillRange): RawBuilder<unknown> => sql`
  ${fromId === undefined ? sql`` : sql`and f.seq >= ${fromId}`}
  ${startTime === undefined ? sql`` : sql`and f.at >= ${startTime}`} ${endTime === undefined ? sql`` : sql`and f.at <= ${endTime}`}`

/** Returns the trades of one order, which are few. */
const tradesOf = (
  customer: string,
  request: FillsOf & FillRange,
  direction: RawBuilder<unknown>,
): RawBuilder<FillRow> => sql`
  select ${fillColumns}
    from trading_order o
    join lateral (select * from fill where maker_order = o.id union all select * from fill where taker_order = o.id) f on true ${coinFee}
   where o.customer_id = ${customer} ${within(request)}
     and ${'order' in request ? sql`o.id = ${request.order}` : sql`o.market = ${request.market} and o.number = ${request.orderId}`}
   order by f.seq ${direction} limit ${request.limit}`

/**
 * Returns the first and last entry of a range of trades. Entries and trades are numbered in the same order, so the
 * range is found in the table of trades and nothing outside it is read.
 */
function postedWithin(market: string, { fromId, startTime, endTime }: FillRange): RawBuilder<unknown> {
  const entry = (where: RawBuilder<unknown>) =>
    sql`(select posting_id + 1 from fill where market = ${market} and ${where} limit 1)`
  const bounds = [
    fromId !== undefined && sql`p.id >= ${entry(sql`seq >= ${fromId} order by seq`)}`,
    startTime !== undefined && sql`p.id >= ${entry(sql`at >= ${startTime} order by at, seq`)}`,
    endTime !== undefined && sql`p.id <= ${entry(sql`at <= ${endTime} order by at desc, seq desc`)}`,
  ]
  return sql.join(
    bounds.filter((bound) => bound !== false).map((bound) => sql`and ${bound}`),
    sql` `,
  )
}

/**
 * Returns all trades in a pair, by the entries of the account of its base coin, as the site's own list reads them.
 * Reads no further than the page needs.
 */
const tradesIn = (
  customer: string,
  market: string,
  request: FillRange,
  direction: RawBuilder<unknown>,
): RawBuilder<FillRow> => sql`
  with mine as materialized (
    select a.id, a.customer_id from account a join market m on m.base = a.coin
     where m.symbol = ${market} and a.customer_id = ${customer} and a.kind = 'spot')
  select t.* from mine a
   cross join lateral (
     select ${fillColumns}
       from entry p join fill f on f.id = p.fill_id and f.market = ${market}
       join lateral (select * from trading_order where id in (f.maker_order, f.taker_order) offset 0) o on o.customer_id = a.customer_id ${coinFee}
      where p.account_id = a.id ${postedWithin(market, request)} ${within(request)}
      order by p.id ${direction} limit ${request.limit}) t
  order by t.seq ${direction}`

/** Returns own trades of an order or a pair, oldest first: from an id or a time if given, otherwise the newest. */
export async function listOwnFills(source: Source, customer: string, request: FillsOf & FillRange): Promise<OwnFill[]> {
  const forward = request.fromId !== undefined || request.startTime !== undefined
  const direction = forward ? sql`asc` : sql`desc`
  const rows = await many(
    source,
    'order' in request || request.orderId !== undefined
      ? tradesOf(customer, request, direction)
      : tradesIn(customer, request.market, request, direction),
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
  fee: formatAmount(amount(row.fee), row.fee_scale ?? terms.quoteScale),
  feeCoin: row.fee_coin ?? terms.quote,
  lots: stepsOf(row.quantity, terms.lot),
  minor: row.value,
  step: row.step,
  at: row.at,
})

/** Returns the customer's number, used as Binance's uid. */
export const customerNumber = async (source: Source, customer: string): Promise<number> =>
  Number(
    (await maybeOne(source, sql<{ number: bigint }>`select number from customer where id = ${customer}`))?.number ?? 0n,
  )
