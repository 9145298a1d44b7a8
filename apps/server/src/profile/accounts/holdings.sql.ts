import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { ProductType } from '@tessera/domain/issuance/products/product.ts'
import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'

export type HoldingRow = {
  readonly kind: 'token' | 'spot' | 'fiat'
  readonly coin: string
  readonly coin_kind: 'crypto' | 'fiat' | 'token'
  readonly scale: number
  readonly name_en: string
  readonly name_zh: string
  readonly posted: Amount
  readonly held: Amount
  /** Price of one unit in the chosen fiat currency, from the rate table. */
  readonly rate: Amount | null
  readonly rate_at: Date | null
  readonly rate_source: string | null
  /** The reference price of its market, and the rate of the quote coin. */
  readonly reference: Amount | null
  readonly reference_scale: number
  readonly reference_at: Date | null
  readonly reference_rate: Amount | null
  /** The newest valuation of its product with its day, and the rate of its currency. */
  readonly product_symbol: string | null
  readonly product_type: ProductType | null
  readonly valued: Amount | null
  readonly valued_scale: number
  readonly valued_at: Date | null
  readonly valued_rate: Amount | null
  /** The time of the rate that is used. */
  readonly through_at: Date | null
  readonly through_source: string | null
}

/**
 * Selects coins that a customer holds or can pay in: fiat with a bank account for them, coins with deposits, and all
 * held.
 */
const wanted = (customerId: string) => sql`
  select a.kind, a.coin, a.posted, a.held from account a where a.customer_id = ${customerId}
  union all
  select case c.kind when 'fiat' then 'fiat' else 'token' end, c.code, 0, 0 from coin c
   where (c.kind = 'fiat' and bank_account_for(${customerId}, c.code, false) is not null
       or exists (select 1 from coin_network n where n.coin = c.code and n.deposit_open and c.kind = 'crypto'))
     and not exists (select 1 from account a where a.customer_id = ${customerId} and a.coin = c.code
                        and a.kind = case c.kind when 'fiat' then 'fiat' else 'token' end)`

export const holdingsOf = (source: Source, customerId: string, fiat: string): Promise<HoldingRow[]> =>
  many(
    source,
    sql<HoldingRow>`
      select w.kind, w.coin, c.kind as coin_kind, c.scale, c.name_en, c.name_zh, w.posted::numeric as posted, w.held::numeric as held,
             r.price as rate, r.as_of as rate_at, r.source as rate_source,
             t.price as reference, t.scale as reference_scale, t.since as reference_at, tr.price as reference_rate,
             p.symbol as product_symbol, p.type as product_type, v.price as valued, pc.scale as valued_scale, v.at as valued_at,
             pr.price as valued_rate, coalesce(tr.as_of, pr.as_of) as through_at, coalesce(tr.source, pr.source) as through_source
        from (${wanted(customerId)}) w join coin c on c.code = w.coin
        left join rate r on r.coin = w.coin and r.fiat = ${fiat}
        left join lateral (
          select f.price, f.since, m.quote, q.scale from market m join market_reference f on f.market = m.symbol join coin q on q.code = m.quote
           where m.base = w.coin order by f.since desc limit 1) t on c.kind = 'token'
        left join rate tr on tr.coin = t.quote and tr.fiat = ${fiat}
        left join product p on p.symbol = w.coin and p.status <> 'draft'
        left join lateral (
          select price, as_of::timestamp at time zone 'UTC' as at from product_valuation
           where product_id = p.id order by as_of desc, number desc limit 1) v on true
        left join coin pc on pc.code = p.currency
        left join rate pr on pr.coin = p.currency and pr.fiat = ${fiat}
       order by w.kind, w.posted = 0, c.kind, w.coin`,
  )
