import type { Asset, ExchangeRules } from '@tessera/domain/identity/eligibility/rules.ts'
import { sql } from 'kysely'
import { many, one, type Source } from '#platform/database/rows.ts'
import { type CoreActor, actorColumns, assetColumns, exchangeColumns } from './rights.sql.ts'

export type HoldingRow = CoreActor &
  Asset & {
    readonly customer_id: string
    readonly number: bigint
    readonly real_name: string | null
    readonly symbol: string
    readonly name_en: string
    readonly name_zh: string
    readonly decimals: number
    readonly posted: bigint
  }

export const readExchange = (source: Source): Promise<ExchangeRules> =>
  one(source, sql<ExchangeRules>`select ${sql.raw(exchangeColumns)} from site_setting g`)

/** Returns each person's holding in each product, over all accounts of the person; the newest customer first. */
export const listHoldings = (source: Source): Promise<HoldingRow[]> =>
  many(
    source,
    sql<HoldingRow>`
      select c.id as customer_id, c.number, c.real_name, p.symbol, k.name_en, k.name_zh, p.decimals, h.posted,
             ${sql.raw(actorColumns)}, ${sql.raw(assetColumns)}
        from (select coalesce(o.parent_id, o.id) as person, a.coin, sum(a.posted)::numeric as posted
                from account a join customer o on o.id = a.customer_id join product q on q.symbol = a.coin
               where a.posted > 0 group by 1, 2) h
        join customer c on c.id = h.person join product p on p.symbol = h.coin join coin k on k.code = h.coin cross join site_setting g
       order by c.number desc, p.symbol`,
  )
