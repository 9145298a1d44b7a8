import { marketsDesk } from '@tessera/contract/trading/markets/markets-desk.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { type Noun, noun } from '#platform/http/serve.ts'
import { lockMarket, mayStop, stopMarket } from './move-market.sql.ts'
import { marketUnknown, marketWrongState } from '@tessera/domain/trading/markets/refusals.ts'

export const marketDeskRoutes = (): Noun =>
  noun('markets_desk', marketsDesk, {
    restrict: (call, { symbol, reason }) =>
      call.inTx(async (tx) => {
        const market = await lockMarket(tx, symbol)
        if (market === undefined) return marketUnknown
        if (!mayStop(market)) return marketWrongState
        const moved = await stopMarket(tx, symbol, market)
        if (!moved.ok) return moved
        const target = { type: 'market', id: symbol } as const
        await recordAct(tx, { action: 'markets.restrict', target, after: { state: moved.value }, reason, ip: call.ip })
        return ok({ symbol, state: moved.value })
      }),
  })
