import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { priceText } from '@tessera/domain/trading/markets/market.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { notify } from '#services/messages/notify.ts'
import { readMarket, stepsOf } from '#trading/trading/markets.sql.ts'
import { lockCheck, markReached, marketsToCheck, setChecked } from './reach.sql.ts'

/**
 * Compares committed trades with the alerts that wait, pair by pair, and notifies the owners of those that were reached.
 * It reads the trades from the table, so the trading core does nothing for alerts (decision 0192).
 */
export async function reachAlerts({ db, inTx }: Pick<Deps, 'db' | 'inTx'>): Promise<void> {
  for (const { market } of await marketsToCheck({ db }))
    while ((await inTx('job:price_alerts')(async (tx) => ok(await reachBatch(tx, market)))).value);
}

/** Returns true if it compared trades, so that more may follow. */
async function reachBatch(tx: Tx, symbol: string): Promise<boolean> {
  const range = await lockCheck(tx, symbol)
  if (range.to <= range.from) return false
  const reached = await markReached(tx, symbol, range)
  await setChecked(tx, symbol, range.to)
  const market = reached.length === 0 ? undefined : await readMarket(tx, symbol)
  if (market === undefined) return true
  const text = (minor: bigint) => priceText(market.terms, stepsOf(minor, market.terms.tick))
  for (const { customer_id, side, price, reached_price } of reached)
    await notify(tx, customer_id, {
      kind: side === 'above' ? 'price_rose' : 'price_fell',
      params: { symbol, price: text(price), last: text(reached_price), quote: market.terms.quote },
    })
  return true
}
