import type { OwnTrade, Trade } from '@tessera/contract/trading/trades/trades.ts'
import { type RawBuilder, sql } from 'kysely'
import { formatAmount, amount } from '@tessera/domain/books/money/amount.ts'
import { type MarketTerms, priceText, quantityText } from '@tessera/domain/trading/markets/market.ts'
import type { z } from 'zod'
import { afterKey, nextOf, type PageRequest, skipped } from '#platform/database/keyset.ts'
import { many, one, type Source } from '#platform/database/rows.ts'
import { readMarkets, stepsOf } from '#trading/trading/markets.sql.ts'

export type TradeWire = z.input<typeof Trade>
type Row = { seq: bigint; taker_side: 'buy' | 'sell'; price: bigint; quantity: bigint; at: Date }
type TapeRow = Row & { connected: boolean }

const price = (terms: MarketTerms, minor: bigint): string => priceText(terms, stepsOf(minor, terms.tick))
const quantity = (terms: MarketTerms, minor: bigint): string => quantityText(terms, stepsOf(minor, terms.lot))

/** Returns the trades of a pair, newest first. */
export async function readTape(
  tx: Source,
  terms: MarketTerms,
  limit: number,
  beforeSeq?: number,
): Promise<TradeWire[]> {
  const rows = await many(
    tx,
    sql<TapeRow>`
      select seq, taker_side, price, quantity, connected, at from fill
       where market = ${terms.symbol} and seq < ${beforeSeq ?? Number.MAX_SAFE_INTEGER}
       order by seq desc limit ${limit}`,
  )
  return rows.map((row) => ({
    seq: Number(row.seq),
    side: row.taker_side,
    price: price(terms, row.price),
    quantity: quantity(terms, row.quantity),
    connected: row.connected,
    at: row.at.toISOString(),
  }))
}

type OwnRow = Row & {
  key: bigint
  id: string
  market: string
  order_id: string
  side: 'buy' | 'sell'
  maker: boolean
  value: bigint
  fee: bigint
  fee_coin: string | null
  fee_scale: number | null
}
type Filter = PageRequest & {
  readonly symbol?: string | undefined
  readonly orderId?: string | undefined
}

/** Both sides of each fill are found by their own index. One person is never on both sides. */
const own = (customer: string, { symbol, orderId }: Filter): RawBuilder<unknown> => sql`
  from trading_order o
  join lateral (select f.id from fill f where f.maker_order = o.id union all
                select f.id from fill f where f.taker_order = o.id) f on true
 where o.customer_id = ${customer}
   ${symbol === undefined ? sql`` : sql`and o.market = ${symbol}`}
   ${orderId === undefined ? sql`` : sql`and o.id = ${orderId}`}`

/** The number of the entry by which a fill changed the base account. */
const key = sql`f.posting_id + 1`
const columns = sql`${key} as key, f.*, o.id as order_id, o.side, o.id = f.maker_order as maker, o.fee_coin`

/**
 * Returns own fills, newest first, by the entries of the account of the pair's base coin. Reads from the newest entry,
 * and no further than the page needs. Reads only accounts with such entries, because any other would be read
 * completely.
 */
const newest = (customer: string, { symbol, ...page }: Filter): RawBuilder<unknown> => sql`
  with mine as materialized (
    select a.id, a.coin, a.customer_id from account a
     where a.customer_id = ${customer} and a.kind = 'spot'
       and a.coin in (select base from market ${symbol === undefined ? sql`` : sql`where symbol = ${symbol}`}))
  select t.* from mine a
   cross join lateral (
     select ${columns}
       from entry p join fill f on f.id = p.fill_id join market m on m.symbol = f.market and m.base = a.coin
       -- By their keys: looked for among the customer's own, each fill would cost with all that they ever placed.
       join lateral (select * from trading_order where id in (f.maker_order, f.taker_order) offset 0) o on o.customer_id = a.customer_id
      where p.account_id = a.id ${afterKey(sql`p.id`, page)}
        ${symbol === undefined ? sql`` : sql`and f.market = ${symbol}`}
      order by p.id desc limit ${skipped(page) + page.pageSize}) t
  order by t.key desc limit ${page.pageSize} offset ${skipped(page)}`

/** Returns the fills of one order, which are few. */
const ofOrder = (customer: string, orderId: string, page: Filter): RawBuilder<unknown> => sql`
  select ${columns}
    from trading_order o
    join lateral (select f.* from fill f where f.maker_order = o.id union all
                  select f.* from fill f where f.taker_order = o.id) f on true
   where o.customer_id = ${customer} and o.id = ${orderId} ${afterKey(key, page)}
     ${page.symbol === undefined ? sql`` : sql`and o.market = ${page.symbol}`}
   order by ${key} desc limit ${page.pageSize} offset ${skipped(page)}`

/** Returns a page of a customer's own trades, newest first. */
export async function readOwnTrades(
  tx: Source,
  customer: string,
  filter: Filter,
): Promise<{
  readonly total: number
  readonly rows: z.input<typeof OwnTrade>[]
  readonly next: string | null
}> {
  const terms = new Map((await readMarkets(tx)).map((market) => [market.terms.symbol, market.terms]))
  const { total } = await one(tx, sql<{ total: number }>`select count(*)::int as total ${own(customer, filter)}`)
  const rows = await many(
    tx,
    sql<OwnRow>`
      select t.key, t.id, t.seq, t.market, t.order_id, t.side, t.maker, t.taker_side, t.price, t.quantity, t.value,
             coalesce(d.amount, case when t.maker then t.maker_fee else t.taker_fee end) as fee, k.code as fee_coin, k.scale as fee_scale, t.at
        from (${filter.orderId === undefined ? newest(customer, filter) : ofOrder(customer, filter.orderId, filter)}) t
        left join coin_fee d on d.market = t.market and d.seq = t.seq and d.is_maker = t.maker
        left join coin k on d.seq is not null and k.code = t.fee_coin
       order by t.key desc`,
  )
  return {
    total,
    next: nextOf(rows, filter),
    rows: rows.flatMap((row) => {
      const of = terms.get(row.market)
      return of === undefined ? [] : [ownTrade(of, row)]
    }),
  }
}

const ownTrade = (terms: MarketTerms, row: OwnRow): z.input<typeof OwnTrade> => ({
  id: row.id,
  orderId: row.order_id,
  symbol: row.market,
  side: row.side,
  liquidity: row.maker ? 'maker' : 'taker',
  price: price(terms, row.price),
  quantity: quantity(terms, row.quantity),
  value: formatAmount(amount(row.value), terms.quoteScale),
  valueCoin: terms.quote,
  fee: formatAmount(amount(row.fee), row.fee_scale ?? terms.quoteScale),
  feeCoin: row.fee_coin ?? terms.quote,
  at: row.at.toISOString(),
})
