import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { many, one } from '#platform/database/rows.ts'
import { type MarketRow, readMarkets } from './markets.sql.ts'

/** The levels of the books, and the number of batches at that moment. */
export type CommittedLevels = {
  readonly batch: number
  readonly fence: number
  readonly markets: readonly MarketRow[]
  readonly levels: readonly {
    readonly market: string
    readonly side: 'buy' | 'sell'
    readonly ticks: bigint
    readonly lots: bigint
  }[]
}

/** Reads in one snapshot. Orders that wait for their stop, or were set aside, are in no book. */
export const readCommittedLevels = (db: Database): Promise<CommittedLevels> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const lease = await one(
        { db: trx },
        sql<{ batches: bigint; fence: bigint }>`select batches, fence from trading_lease`,
      )
      const levels = await many(
        { db: trx },
        sql<CommittedLevels['levels'][number]>`
          select market, side, ticks, sum(lots - filled_lots)::bigint as lots
            from trading_order where status in (0, 1, 5) and (stop_ticks is null or entered_number is not null) group by 1, 2, 3`,
      )
      const markets = await readMarkets({ db: trx })
      return { batch: Number(lease.batches), fence: Number(lease.fence), markets, levels }
    })
