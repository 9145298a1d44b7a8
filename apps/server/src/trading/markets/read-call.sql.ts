import type { MarketState } from '@tessera/domain/trading/markets/market.ts'
import { sql } from 'kysely'
import { maybeOne, type Source } from '#platform/database/rows.ts'

type Call = { readonly state: MarketState; readonly until: Date | null; readonly now: Date }

/** Where a pair stands, until when its call collects at least, and what time it is. When it really ends is told to nobody. */
export const readCall = (source: Source, symbol: string): Promise<Call | undefined> =>
  maybeOne(
    source,
    sql<Call>`select status as state, auction_until as until, now() as now from market where symbol = ${symbol}`,
  )
