import { ok } from '@tessera/domain/outcome.ts'
import { sql } from 'kysely'
import type { Deps } from '../platform/deps.ts'
import { many } from '../platform/rows.ts'
import { moveMarket } from './move-market.sql.ts'

/** Opens every market whose call is over; the trading core then trades what was collected with its next batch. */
export async function endAuctions(deps: Pick<Deps, 'inTx'>): Promise<void> {
  await deps.inTx('job:end_auctions')(async (tx) => {
    const due = await many(
      tx,
      sql<{ symbol: string }>`
        select symbol from market where status = 'auction' and auction_ends_at <= ${tx.now} order by symbol for update`,
    )
    for (const { symbol } of due) await moveMarket(tx, symbol, 'open')
    return ok(undefined)
  })
}
