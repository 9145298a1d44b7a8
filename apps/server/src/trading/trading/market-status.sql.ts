import { nearestTicks } from '@tessera/domain/trading/markets/reference.ts'
import type { MarketState } from '@tessera/domain/trading/markets/market.ts'
import { sql } from 'kysely'
import type { LiveMarket, State } from './state.ts'

/** The fields of a market that may change between batches. Amounts in minor quote units, as text. */
export type MarketStatus = {
  readonly symbol: string
  readonly status: MarketState
  readonly moves: string
  readonly moved_by: LiveMarket['movedBy']
  readonly reference: string | null
  readonly least_value: string | null
  /** Changes with each change of the traded token's product; null for a token without a product. */
  readonly product: string | null
}

export const statusOfMarketsText = `
  select m.symbol, m.status, m.moves::text as moves, m.moved_by, r.price::text as reference, l.value::text as least_value,
         p.id::text || '/' || p.xmin::text as product
    from market m left join market_reference r on r.market = m.symbol left join least_value l on l.quote = m.quote
    left join product p on p.symbol = m.base`
export const statusOfMarkets = sql<MarketStatus>`${sql.raw(statusOfMarketsText)}`

/**
 * Applies the status of a market. A status older than the known one is ignored, because it was read before a batch
 * changed it.
 */
export function applyStatus(state: State, stand: MarketStatus): void {
  const market = state.markets.get(stand.symbol)
  if (market === undefined) return
  market.reference = stand.reference === null ? undefined : nearestTicks(BigInt(stand.reference), market.terms.tick)
  market.leastValue = stand.least_value === null ? undefined : BigInt(stand.least_value)
  if (Number(stand.moves) < market.moves) return
  market.moves = Number(stand.moves)
  market.status = stand.status
  market.movedBy = stand.moved_by
}
