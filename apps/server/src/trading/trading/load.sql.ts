import type { Phase } from '@tessera/domain/trading/matching/command.ts'
import { PRICE_FIGURES } from '@tessera/domain/trading/markets/price-figures.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { many, one, type Source } from '#platform/database/rows.ts'
import { loadOrders } from './load-orders.sql.ts'
import { readMarkets } from './markets.sql.ts'
import { emptyMarket, emptyState, spotKey, type State } from './state.ts'

/**
 * Reads the whole state from the tables: spot balances, then open orders in the order of their entry. Nothing is
 * replayed.
 */
export const loadState = (db: Database): Promise<State> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => readState({ db: trx }))

/**
 * Lifts the transaction limit, because reading a million open orders takes longer than a request may last. Each
 * statement is short.
 */
const liftTransactionTimeout = sql`select set_config(name, '0', true) from pg_settings where name = 'transaction_timeout'`

/** Reads the state in one snapshot, in the caller's transaction. */
export async function readState(tx: Source): Promise<State> {
  await many(tx, liftTransactionTimeout)
  const state = emptyState()
  for (const { fillSeq, lastTicks, hasTraded, ...facts } of await readMarkets(tx)) {
    const market = { ...emptyMarket(facts, lastTicks), fillSeq }
    if (hasTraded) market.book.last = lastTicks
    state.markets.set(facts.terms.symbol, market)
  }
  const turns = await lastTurns(tx)
  await loadAccounts(tx, state)
  await loadRecent(tx, state)
  await loadOrders(tx, state, new Set(turns.filter(({ collects }) => collects).map(({ market }) => market)))
  for (const { market, phase } of turns) {
    const live = state.markets.get(market)
    if (live !== undefined) live.book.phase = phase
  }
  const { last } = await one(
    tx,
    sql<{
      last: bigint
    }>`select coalesce(greatest(max(number), max(canceled_number), max(entered_number), max(suspected_number),
                               (select max(number) from book_turn)), 0) as last from trading_order`,
  )
  state.nextNumber = Number(last) + 1
  return state
}

async function loadAccounts(tx: Source, state: State): Promise<void> {
  const rows = await many(
    tx,
    sql<{ id: bigint; customer: string; coin: string; scale: number; posted: bigint; held: bigint }>`
      select a.id, a.customer_id as customer, a.coin, c.scale, a.posted, a.held
        from account a join coin c on c.code = a.coin where a.kind = 'spot' order by a.id`,
  )
  for (const row of rows) state.accounts.set(spotKey(row.customer, row.coin), row)
}

/**
 * Reads trades between unconnected people in the window of the dynamic band before the last trade of each market. Older
 * ones would be dropped later.
 */
async function loadRecent(tx: Source, state: State): Promise<void> {
  const rows = await many(
    tx,
    sql<{ market: string; ticks: bigint; lots: bigint; at: Date }>`
      select f.market, (f.price / m.tick)::bigint as ticks, (f.quantity / m.lot)::bigint as lots, f.at
        from market m
       cross join lateral (select max(at) as at from fill where market = m.symbol) l
        join fill f on f.market = m.symbol and f.at > l.at - make_interval(secs => ${PRICE_FIGURES.dynamicWindowMs / 1_000})
       where not f.connected order by f.market, f.seq`,
  )
  for (const { market, ticks, lots, at } of rows)
    state.markets.get(market)?.recent.add(at.getTime(), Number(ticks), Number(lots))
}

/**
 * Returns the last phase of each book, and true in `collects` if it has collected orders for an auction that is not
 * over.
 */
const lastTurns = (tx: Source): Promise<{ market: string; phase: Phase; collects: boolean }[]> =>
  many(
    tx,
    sql<{ market: string; phase: Phase; collects: boolean }>`
      select distinct on (market) market, phase,
             (select t.phase from book_turn t where t.market = b.market and t.phase in ('open', 'auction')
               order by t.number desc limit 1) is not distinct from 'auction' as collects
        from book_turn b order by market, number desc`,
  )
