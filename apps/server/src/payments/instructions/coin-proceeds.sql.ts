import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import { undeliveredPrice } from './sources.sql.ts'

export type Issuer = { readonly id: string; readonly number: string; readonly name: string | null }

/** The proceeds account of a product in a coin. */
export type CoinProceeds = {
  /** The id of the ledger account. */
  readonly id: string
  readonly product_id: string
  readonly symbol: string
  readonly name_en: string
  readonly name_zh: string
  readonly issuer: string
  /** The account of the company that applied for the offer; null without an application. */
  readonly customer: Issuer | null
  readonly coin: string
  readonly scale: number
  readonly balance: Amount
  readonly received: Amount
  /** The agreed fee as a part of one. */
  readonly rate: string
  readonly fee_charged: Amount
  readonly paid: Amount
  /** The price of units that were paid but not delivered. */
  readonly reserved: Amount
  readonly since: Date
}

/** The amount in minor units that earlier payments took from a proceeds account `s`. */
const earlier = (to: ReturnType<typeof sql>) => sql`
  coalesce((select sum(g.amount) from journal j join posting g on g.journal_id = j.id join account h on h.id = g.account_id
             where j.kind = 'proceeds_pay' and j.ref_type = 'proceeds' and j.ref_id = s.id::text and ${to}), 0)::numeric`

const proceeds = sql`
  select s.id::text as id, p.id as product_id, p.symbol, p.terms #>> '{facts,name,en}' as name_en, p.terms #>> '{facts,name,zh}' as name_zh,
         p.terms #>> '{facts,issuer,en}' as issuer,
         case when u.id is not null then jsonb_build_object('id', u.id, 'number', u.number::text, 'name', u.real_name) end as customer,
         s.coin, c.scale, s.posted::numeric as balance,
         coalesce((select sum(g.amount) from posting g join journal j on j.id = g.journal_id
                    where g.account_id = s.id and (g.amount > 0 or j.kind = 'reversal')), 0)::numeric as received,
         coalesce((select t.content ->> 'fee' from financing_terms t
                    where t.application_id = f.id and t.answer = 'accepted' order by t.n desc limit 1), '0') as rate,
         ${earlier(sql`h.kind = 'house' and h.purpose = 'fees'`)} as fee_charged, ${earlier(sql`h.customer_id is not null`)} as paid,
         ${undeliveredPrice(sql`p.id`)}::numeric as reserved,
         (select max(j.created_at) from posting g join journal j on j.id = g.journal_id where g.account_id = s.id) as since
    from account s join coin c on c.code = s.coin and c.kind = 'crypto'
    join product p on s.purpose = 'proceeds:' || p.id
    left join financing_application f on f.product_id = p.id left join customer u on u.id = f.customer_id
   where s.kind = 'house' and s.posted > 0`

export const listCoinProceeds = (source: Source): Promise<CoinProceeds[]> =>
  many(source, sql<CoinProceeds>`${proceeds} order by since, s.id`)

export const findCoinProceeds = (source: Source, id: string): Promise<CoinProceeds | undefined> =>
  maybeOne(source, sql<CoinProceeds>`${proceeds} and s.id::text = ${id}`)

/** The company account with this number. */
export const findCompanyAccount = (source: Source, number: string): Promise<Issuer | undefined> =>
  maybeOne(
    source,
    sql<Issuer>`
      select id, number::text as number, real_name as name from customer where type = 'corporate' and number::text = ${number}`,
  )
