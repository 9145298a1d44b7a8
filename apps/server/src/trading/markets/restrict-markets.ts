import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { RestrictMarkets } from '#access/stops/set-stop.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockMarket, marketsOf, mayStop, stopMarket } from './move-market.sql.ts'

/** Restricts each market of a coin or product that accepts orders or would open by its hours, and records each. */
export const restrictMarkets: RestrictMarkets = async (tx, coin, { reason, ip }) => {
  for (const { symbol } of await marketsOf(tx, coin)) await restrict(tx, symbol, ip, reason)
}

async function restrict(tx: Tx, symbol: string, ip: string, reason: string): Promise<void> {
  const market = await lockMarket(tx, symbol)
  if (market === undefined || !mayStop(market)) return
  const moved = await stopMarket(tx, symbol, market)
  assert(moved.ok, `market ${symbol} accepts orders but cannot be restricted`)
  const target = { type: 'market', id: symbol } as const
  await recordAct(tx, { action: 'markets.restrict', target, after: { state: moved.value }, reason, ip })
}
