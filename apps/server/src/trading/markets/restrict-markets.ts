import { takesOrders } from '@tessera/domain/trading/markets/market.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { RestrictMarkets } from '#access/stops/set-stop.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockMarket, marketsOf, moveMarket } from './move-market.sql.ts'

/** Restricts each market of a coin or product that accepts orders, and records each. */
export const restrictMarkets: RestrictMarkets = async (tx, coin, { reason, ip }) => {
  for (const { symbol } of await marketsOf(tx, coin)) await restrict(tx, symbol, ip, reason)
}

async function restrict(tx: Tx, symbol: string, ip: string, reason: string): Promise<void> {
  const market = await lockMarket(tx, symbol)
  if (market === undefined || !takesOrders(market.status)) return
  const moved = await moveMarket(tx, symbol, 'restrict')
  assert(moved.ok, `market ${symbol} accepts orders but cannot be restricted`)
  const target = { type: 'market', id: symbol } as const
  await recordAct(tx, { action: 'markets.restrict', target, after: { state: moved.value }, reason, ip })
}
