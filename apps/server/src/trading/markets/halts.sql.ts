import { PRICE_FIGURES } from '@tessera/domain/trading/markets/price-figures.ts'
import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'

export type Halt = {
  readonly symbol: string
  readonly since: Date
  /**
   * Account numbers of the people whose orders started the auctions of the last hour, or would have started another.
   */
  readonly started_by: readonly string[]
}

/** Markets that the price rules halted, oldest halt first; only the market `symbol` if it is given. */
export const listHalts = (source: Source, limit: number, symbol?: string): Promise<Halt[]> =>
  many(
    source,
    sql<Halt>`
      select m.symbol, t.at as since,
             array(select distinct c.number::text from order_cut k join customer c on c.id = k.person_id
                    where k.market = m.symbol and k.outcome in ('auction', 'halt') and k.at <= t.at
                      and k.at > t.at - make_interval(secs => ${PRICE_FIGURES.haltMs / 1_000}) order by 1) as started_by
        from market m
       cross join lateral (select at from transition where entity = 'market' and entity_id = m.symbol order by n desc limit 1) t
       where m.status = 'halted' and m.delisted_at is null and m.moved_by = 'volatility' and m.symbol = coalesce(${symbol ?? null}::text, m.symbol)
       order by t.at limit ${limit}`,
  )
