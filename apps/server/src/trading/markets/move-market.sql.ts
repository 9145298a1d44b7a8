import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { next } from '@tessera/domain/platform/machine/machine.ts'
import {
  AUCTION_END_SECONDS,
  AUCTION_MINUTES,
  type MarketEvent,
  marketMachine,
  type MarketMover,
  type MarketState,
  takesOrders,
} from '@tessera/domain/trading/markets/market.ts'
import { isClosedByHours, sessionAt, type TradingHours } from '@tessera/domain/trading/markets/trading-hours.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { MARKETS } from '#trading/trading/locked-rows.sql.ts'
import { marketUnknown, marketWrongState } from '@tessera/domain/trading/markets/refusals.ts'

/**
 * Blocks changes of market states, and batches, until this transaction ends. It uses an advisory lock, because batches
 * overlap and shared row locks would never all be released at once. An advisory lock has a queue, so later batches wait
 * behind the transaction that changes a pair.
 */
export const lockMarkets = (tx: Tx): Promise<unknown> =>
  changed(tx, sql`select pg_advisory_xact_lock(${sql.raw(MARKETS)})`)

/** Returns all markets that trade a coin or the token of a product, in any state. */
export const marketsOf = (tx: Tx, coin: string): Promise<{ symbol: string }[]> =>
  many(tx, sql<{ symbol: string }>`select symbol from market where ${coin} in (base, quote) order by symbol`)

/** Returns the state of a pair, locked for a move. */
export async function lockMarket(tx: Tx, symbol: string): Promise<Locked | undefined> {
  await lockMarkets(tx)
  return maybeOne(
    tx,
    sql<Locked>`select status, moved_by as "movedBy", hours, delisted_at is not null as delisted from market where symbol = ${symbol} for update`,
  )
}
type Locked = {
  readonly status: MarketState
  readonly movedBy: MarketMover
  readonly hours: TradingHours | null
  readonly delisted: boolean
}

/** Returns the state after a step; undefined if the pair does not allow it. A delisted pair never trades again. */
export function stateAfter(
  { status, delisted }: Pick<Locked, 'status' | 'delisted'>,
  event: MarketEvent,
): MarketState | undefined {
  const to = next(marketMachine, status, event)
  return to !== undefined && delisted && takesOrders(to) ? undefined : to
}

/**
 * Applies one step to the state of a pair. The trading core reads market states with every batch. Outside of its
 * trading hours a pair that would trade closes again in the same transaction, and opens with its next session.
 */
export async function moveMarket(
  tx: Tx,
  symbol: string,
  event: MarketEvent,
  by: MarketMover = 'staff',
): Promise<Outcome<MarketState, 'MARKET_UNKNOWN' | 'MARKET_WRONG_STATE'>> {
  const market = await lockMarket(tx, symbol)
  if (market === undefined) return marketUnknown
  const to = stateAfter(market, event)
  if (to === undefined) return marketWrongState
  const { hours } = market
  const minutes = hours === null || hours.auctionMinutes === 0 ? AUCTION_MINUTES : hours.auctionMinutes
  const until = to === 'auction' ? new Date(tx.now.getTime() + minutes * MINUTE_MS) : null
  // SQL of a random time within half a minute after the published end, so that nobody can wait for the last moment of
  // an auction.
  const wait = sql`make_interval(secs => random() * ${AUCTION_END_SECONDS}::int)`
  await changed(
    tx,
    sql`update market set status = ${to}, moves = moves + 1, moved_by = ${by}, auction_until = ${until}, auction_ends_at = ${until}::timestamptz + ${wait}
         where symbol = ${symbol}`,
  )
  await changed(
    tx,
    sql`insert into transition (entity, entity_id, n, from_state, to_state, at, actor)
        select 'market', ${symbol}, max(n) + 1, ${market.status}, ${to}, ${tx.now}, ${tx.actor}
          from transition where entity = 'market' and entity_id = ${symbol}`,
  )
  const isOutside = hours !== null && takesOrders(to) && sessionAt(hours, tx.now) === undefined
  return isOutside ? moveMarket(tx, symbol, 'restrict', 'schedule') : ok(to)
}

/** True if one operator may stop the pair: it accepts orders, or its trading hours will open it again. */
export const mayStop = (market: Locked): boolean => takesOrders(market.status) || isClosedByHours(market)

/** Stops a locked pair, which then stays closed until two people open it, even beyond its trading hours. */
export async function stopMarket(
  tx: Tx,
  symbol: string,
  market: Locked,
): Promise<Outcome<MarketState, 'MARKET_UNKNOWN' | 'MARKET_WRONG_STATE'>> {
  if (!isClosedByHours(market)) return moveMarket(tx, symbol, 'restrict')
  await changed(tx, sql`update market set moves = moves + 1, moved_by = 'staff' where symbol = ${symbol}`)
  return ok(market.status)
}
