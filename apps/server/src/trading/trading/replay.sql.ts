import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { many, type Source } from '#platform/database/rows.ts'
import { readMarkets, stepsOf } from './markets.sql.ts'
import { opened, type Placement, placementColumns, replayOrders, turnsSince } from './replay-orders.sql.ts'
import { readRecordedDecisions } from './recorded-decisions.sql.ts'
import { emptyMarket, emptyState, spotKey, type State } from './state.ts'

type Move = { customer: string; coin: string; scale: number; came: bigint; left: bigint }

/**
 * Decides every order and every cancel of all time again, in the order of their numbers, on empty books. If the hash of
 * the result differs from that of the live state, the tables do not record all decisions (invariant I31). It reads no
 * status, fill or hold, because these are to be proven.
 */
export const replayState = (db: Database): Promise<State> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => replayFrom({ db: trx }))

/** Replays in one snapshot, in the caller's transaction. */
export async function replayFrom(source: Source): Promise<State> {
  const state = emptyState()
  const listing = await listingPrices(source)
  for (const { terms, ...facts } of await readMarkets(source))
    state.markets.set(
      terms.symbol,
      emptyMarket({ terms, ...facts }, stepsOf(listing.get(terms.symbol) ?? 0n, terms.tick)),
    )
  const moves = await movesFromOutside(source)
  for (const move of moves) state.accounts.set(spotKey(move.customer, move.coin), opened(move, move.came))
  const rows = await many(source, sql<Placement>`select ${placementColumns} from trading_order o order by o.number`)
  state.judge = await readRecordedDecisions(source, state, 1)
  replayOrders(state, rows, await turnsSince(source, 1), 1)
  // Outgoing transfers are subtracted at the end, so that no money is missing while orders are decided again.
  for (const { customer, coin, left } of moves) {
    const account = state.accounts.get(spotKey(customer, coin))
    if (account !== undefined) account.posted -= left
  }
  return state
}

export async function listingPrices(source: Source): Promise<Map<string, bigint>> {
  const rows = await many(
    source,
    sql<{ symbol: string; listing_price: bigint }>`select symbol, listing_price from market`,
  )
  return new Map(rows.map((row) => [row.symbol, row.listing_price]))
}

/** Returns all amounts that entered or left spot accounts other than by trading. */
const movesFromOutside = (source: Source): Promise<Move[]> =>
  many(
    source,
    sql<Move>`
      select a.customer_id as customer, a.coin, c.scale,
             coalesce(sum(p.amount) filter (where p.amount > 0), 0) as came,
             coalesce(-sum(p.amount) filter (where p.amount < 0), 0) as left
        from posting p join journal j on j.id = p.journal_id join account a on a.id = p.account_id join coin c on c.code = a.coin
       where a.kind = 'spot' and j.kind <> 'coin_fee' group by 1, 2, 3`,
  )
