import { marketsDesk } from '@tessera/contract/trading/markets/markets-desk.ts'
import { takesOrders } from '@tessera/domain/trading/markets/market.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { type Noun, noun } from '#platform/http/serve.ts'
import { lockMarket, moveMarket } from './move-market.sql.ts'
import { marketWrongState } from '@tessera/domain/trading/markets/refusals.ts'

export const marketDeskRoutes = (): Noun =>
  noun('markets_desk', marketsDesk, {
    restrict: (call, { symbol, reason }) =>
      call.inTx(async (tx) => {
        const market = await lockMarket(tx, symbol)
        if (market !== undefined && !takesOrders(market.status)) return marketWrongState
        const moved = await moveMarket(tx, symbol, 'restrict')
        if (!moved.ok) return moved
        const target = { type: 'market', id: symbol } as const
        await recordAct(tx, { action: 'markets.restrict', target, after: { state: moved.value }, reason, ip: call.ip })
        return ok({ symbol, state: moved.value })
      }),
  })
