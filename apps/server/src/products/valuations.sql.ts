import type { Amount } from '@tessera/domain/money/amount.ts'
import { sql } from 'kysely'
import { changed, many, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

/** What one unit was found to be worth on a day, in minor units of `currency`. */
export type ValuationRow = {
  readonly as_of: string
  readonly price: Amount
  readonly currency: string
  readonly scale: number
  readonly valuer: string
  readonly published_at: Date
}

/** Of a published product, the newest day first; of a day only what was published last. */
export const readValuations = (source: Source, symbol: string, limit: number): Promise<ValuationRow[]> =>
  many(
    source,
    sql<ValuationRow>`
      select distinct on (v.as_of) v.as_of::text as as_of, v.price, p.currency, c.scale, v.valuer, v.published_at
        from product p join product_valuation v on v.product_id = p.id join coin c on c.code = p.currency
       where p.symbol = ${symbol} and p.status <> 'draft'
       order by v.as_of desc, v.number desc limit ${limit}`,
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
