import type { MarketMover } from '@tessera/domain/trading/markets/market.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import type { Deps } from '#platform/http/deps.ts'
import { many } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockMarkets, moveMarket } from './move-market.sql.ts'

/** Opens every market whose auction is over. The trading core trades the collected orders in its next batch. */
export async function endAuctions(deps: Pick<Deps, 'inTx'>): Promise<void> {
  await deps.inTx('job:end_auctions')(async (tx) => {
    // Checked before and after the lock, because trading waits while pairs are locked.
    if ((await readDueAuctions(tx)).length === 0) return ok(undefined)
    await lockMarkets(tx)
    for (const { symbol, moved_by: by } of await readDueAuctions(tx)) await moveMarket(tx, symbol, 'open', by)
    return ok(undefined)
  })
}

const readDueAuctions = (tx: Tx): Promise<{ symbol: string; moved_by: MarketMover }[]> =>
  many(
    tx,
    sql<{ symbol: string; moved_by: MarketMover }>`
      select symbol, moved_by from market where status = 'auction' and auction_ends_at <= ${tx.now} order by symbol`,
  )
