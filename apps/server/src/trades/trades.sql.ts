import type { OwnTrade, Trade } from '@tessera/contract/trades.ts'
import { type RawBuilder, sql } from 'kysely'
import { formatAmount, amount } from '@tessera/domain/money/amount.ts'
import { type MarketTerms, priceText, quantityText } from '@tessera/domain/markets/market.ts'
import type { z } from 'zod'
import { many, one, type Source } from '../platform/rows.ts'
import { readMarkets, stepsOf } from '../trading/markets.sql.ts'

export type TradeWire = z.input<typeof Trade>
type Row = { seq: bigint; taker_side: 'buy' | 'sell'; price: bigint; quantity: bigint; at: Date }

const price = (terms: MarketTerms, minor: bigint): string => priceText(terms, stepsOf(minor, terms.tick))
const quantity = (terms: MarketTerms, minor: bigint): string => quantityText(terms, stepsOf(minor, terms.lot))

/** The tape of a pair, newest first. */
export async function readTape(
  tx: Source,
  terms: MarketTerms,
  limit: number,
  beforeSeq?: number,
): Promise<TradeWire[]> {
  const rows = await many(
    tx,
    sql<Row>`
      select seq, taker_side, price, quantity, at from fill
       where market = ${terms.symbol} and seq < ${beforeSeq ?? Number.MAX_SAFE_INTEGER}
       order by seq desc limit ${limit}`,
  )
  return rows.map((row) => ({
    seq: Number(row.seq),
    side: row.taker_side,
    price: price(terms, row.price),
    quantity: quantity(terms, row.quantity),
    at: row.at.toISOString(),
  }))
}

type OwnRow = Row & {
  id: string
  market: string
  order_id: string
  side: 'buy' | 'sell'
  maker: boolean
  value: bigint
  fee: bigint
}
type Filter = {
  readonly symbol?: string | undefined
  readonly orderId?: string | undefined
  readonly page: number
  readonly pageSize: number
}

/** Both sides of each fill are looked up by their own index; one person is never on both. */
const own = (customer: string, { symbol, orderId }: Filter): RawBuilder<unknown> => sql`
  from otc_order o
  join lateral (select f.*, true as maker, f.maker_fee as fee from fill f where f.maker_order = o.id
                union all
                select f.*, false as maker, f.taker_fee as fee from fill f where f.taker_order = o.id) f on true
 where o.customer_id = ${customer}
   ${symbol === undefined ? sql`` : sql`and o.market = ${symbol}`}
   ${orderId === undefined ? sql`` : sql`and o.id = ${orderId}`}`

/** A page of a customer's own trades, newest first. */
export async function readOwnTrades(
  tx: Source,
  customer: string,
  filter: Filter,
): Promise<{ readonly total: number; readonly rows: z.input<typeof OwnTrade>[] }> {
  const terms = new Map((await readMarkets(tx)).map((market) => [market.terms.symbol, market.terms]))
  const from = own(customer, filter)
  const { total } = await one(tx, sql<{ total: number }>`select count(*)::int as total ${from}`)
  const rows = await many(
    tx,
    sql<OwnRow>`
      select f.id, f.seq, f.market, o.id as order_id, o.side, f.maker, f.taker_side, f.price, f.quantity, f.value, f.fee, f.at
        ${from} order by f.at desc, f.market, f.seq desc limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}`,
  )
  return {
    total,
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
  fee: formatAmount(amount(row.fee), terms.quoteScale),
  feeCoin: terms.quote,
  at: row.at.toISOString(),
})
