import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** The value of one unit on a day, in minor units of `currency`. */
export type ValuationRow = {
  readonly as_of: string
  readonly price: Amount
  readonly currency: string
  readonly scale: number
  readonly valuer: string
  readonly published_at: Date
}

const columns = sql`v.as_of::text as as_of, v.price, p.currency, c.scale, v.valuer, v.published_at`
const joined = sql`from product p join product_valuation v on v.product_id = p.id join coin c on c.code = p.currency`

/** Returns valuations of a published product, newest day first; for a day only the last published one. */
export const readValuations = (source: Source, symbol: string, limit: number): Promise<ValuationRow[]> =>
  many(
    source,
    sql<ValuationRow>`
      select distinct on (v.as_of) ${columns} ${joined}
       where p.symbol = ${symbol} and p.status <> 'draft'
       order by v.as_of desc, v.number desc limit ${limit}`,
  )

/** Returns the valuation in force for a day. */
export const valuationOf = (source: Source, productId: string, asOf: string): Promise<ValuationRow | undefined> =>
  maybeOne(
    source,
    sql<ValuationRow>`
      select ${columns} ${joined} where p.id = ${productId} and v.as_of = ${asOf} order by v.number desc limit 1`,
  )

type NewValuation = {
  readonly productId: string
  readonly asOf: string
  readonly price: Amount
  readonly valuer: string
}
export const insertValuation = (tx: Tx, { productId, asOf, price, valuer }: NewValuation): Promise<bigint> =>
  changed(
    tx,
    sql`insert into product_valuation (product_id, as_of, price, valuer, published_at)
        values (${productId}, ${asOf}, ${String(price)}::numeric, ${valuer}, ${tx.now})`,
  )
