import type { MarketState } from '@tessera/domain/trading/markets/market.ts'
import { sql } from 'kysely'
import { maybeOne, type Source } from '#platform/database/rows.ts'

type Call = { readonly state: MarketState; readonly until: Date | null; readonly now: Date }

/**
 * Returns the state of a pair, the earliest end of its auction, and the current time. The actual end is not published.
 */
export const readCall = (source: Source, symbol: string): Promise<Call | undefined> =>
  maybeOne(
    source,
    sql<Call>`select status as state, auction_until as until, now() as now from market where symbol = ${symbol}`,
  )
