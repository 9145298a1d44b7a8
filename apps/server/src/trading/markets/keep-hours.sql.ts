import type { MarketEvent, MarketMover, MarketState } from '@tessera/domain/trading/markets/market.ts'
import { scheduledStep, type TradingHours } from '@tessera/domain/trading/markets/trading-hours.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { many } from '#platform/database/rows.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockMarkets, moveMarket } from './move-market.sql.ts'

/** Closes and opens every market as its trading hours require. The trading core applies it with its next batch. */
export async function keepHours(deps: Pick<Deps, 'inTx'>): Promise<void> {
  await deps.inTx('job:keep_hours')(async (tx) => {
    // Checked before and after the lock, because trading waits while pairs are locked.
    if ((await readDueSteps(tx)).length === 0) return ok(undefined)
    await lockMarkets(tx)
    for (const { symbol, event } of await readDueSteps(tx)) {
      const moved = await moveMarket(tx, symbol, event, 'schedule')
      assert(moved.ok, `market ${symbol} is locked but cannot take the step ${event} of its trading hours`)
    }
    return ok(undefined)
  })
}

type Row = {
  readonly symbol: string
  readonly status: MarketState
  readonly movedBy: MarketMover
  readonly hours: TradingHours
}

async function readDueSteps(tx: Tx): Promise<{ symbol: string; event: MarketEvent }[]> {
  const rows = await many(
    tx,
    sql<Row>`
      select symbol, status, moved_by as "movedBy", hours from market
       where hours is not null and delisted_at is null order by symbol`,
  )
  return rows.flatMap(({ symbol, hours, ...market }) => {
    const event = scheduledStep(hours, market, tx.now)
    return event === undefined ? [] : [{ symbol, event }]
  })
}
