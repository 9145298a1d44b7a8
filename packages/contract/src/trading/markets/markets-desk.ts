import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { marketMachine } from '@tessera/domain/trading/markets/market.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { MarketSymbol } from './markets.ts'
import { note } from '#platform/http/shared.ts'

/**
 * Stops a pair, which one operator may do alone. Every other step is an approval of kind `market_state`, and a
 * reference price one of kind `market_reference`.
 */
export const marketsDesk = endpoints({
  restrict: {
    method: 'POST',
    path: 'console/api/v1/markets/restrict',
    summary: 'Stops new orders in a pair at once; open ones can still be cancelled',
    who: 'operator',
    permission: 'markets.manage',
    input: z.object({ symbol: MarketSymbol, reason: note(500) }),
    reply: z.object({ symbol: MarketSymbol, state: z.enum(statusesOf(marketMachine)) }),
    refusals: ['MARKET_UNKNOWN', 'MARKET_WRONG_STATE'],
  },
})
