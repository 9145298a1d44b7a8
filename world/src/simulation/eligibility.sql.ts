import { sql } from 'kysely'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { many, one } from '../../../apps/server/src/platform/database/rows.ts'

type Source = Pick<Deps, 'db'>

/** A period in which a customer was a retail investor; without an end it continues. */
export type Demotion = { readonly person: string; readonly from: Date; readonly until: Date | undefined }

/** The number of open buy orders for tokens that the buyer's class may not acquire, in markets that accept cancellations. */
export const openBuysOfClass = async (source: Source, investorClass: string, base: string): Promise<number> =>
  (
    await one(
      source,
      sql<{ n: number }>`
        select count(*)::int as n from trading_order o join customer c on c.id = o.person_id join market m on m.symbol = o.market
         where o.side = 'buy' and o.status in (0, 1) and c.investor_class = ${investorClass} and m.base = ${base}
           and m.status not in ('closed', 'halted')`,
    )
  ).n

/** Trades whose buyer was demoted before the trade and was still retail after it. */
export async function demotedBuys(source: Source, base: string, demotions: readonly Demotion[]): Promise<string[]> {
  const rows = JSON.stringify(demotions.map(({ person, from, until }) => ({ person, from, until: until ?? null })))
  const trades = await many(
    source,
    sql<{ trade: string }>`
      select distinct f.market || ' ' || f.seq as trade
        from jsonb_to_recordset(${rows}::jsonb) as d(person uuid, "from" timestamptz, until timestamptz)
        join trading_order o on o.person_id = d.person and o.side = 'buy'
        join market m on m.symbol = o.market and m.base = ${base}
        join fill f on o.id in (f.maker_order, f.taker_order) and f.at > d."from" + interval '1 second'
                   and f.at < coalesce(d.until, 'infinity')`,
  )
  return trades.map(({ trade }) => trade)
}
