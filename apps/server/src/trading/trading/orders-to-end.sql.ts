import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { many } from '#platform/database/rows.ts'

/** True for an order `o` that does not fit these steps. */
export const isOffStep = (ticks: RawBuilder<unknown>, lots: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(o.ticks % ${ticks} <> 0 or coalesce(o.stop_ticks, 0) % ${ticks} <> 0 or (o.lots - o.filled_lots) % ${lots} <> 0)`

/** Returns open orders that the rules of their market end: of these markets, or of all. */
export async function ordersToEnd(db: Database, markets?: readonly string[]): Promise<string[]> {
  const rows = await many(
    { db },
    sql<{ id: string }>`
      select o.id from market m join trading_order o on o.market = m.symbol and o.status in (0, 1, 5)
       where (m.delisted_at is not null or (m.price_ticks > 1 or m.quantity_lots > 1) and ${isOffStep(sql`m.price_ticks`, sql`m.quantity_lots`)})
         and ${markets === undefined ? sql`true` : sql`m.symbol = any(${markets})`}
       order by o.number`,
  )
  return rows.map(({ id }) => id)
}
