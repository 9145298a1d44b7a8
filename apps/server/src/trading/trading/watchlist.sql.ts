import type { TieKind } from '@tessera/domain/trading/markets/connections.ts'
import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { many } from '#platform/database/rows.ts'
import type { Statement } from '#platform/database/set-statements.ts'
import type { Clock } from '#platform/database/tx.ts'
import { Watchlist } from './live-judge.ts'

/**
 * Pauses of outgoing payments and connections that were committed since the previous batch, and the position for the
 * next read. Times are in milliseconds.
 */
export type WatchlistChanges = {
  readonly readUpTo: string
  /** A freeze, a stop by an operator or a receivable that pauses outgoing payments of an account, with its end. */
  readonly freezes: readonly (readonly [id: string, customer: string, until: number])[]
  readonly ties: readonly (readonly [customer: string, kind: TieKind, value: string, at: number])[]
}

/** SQL of pauses. A stop ends when it is lifted, a receivable when it is repaid or two people lift it. */
const pauses = `
  select id, customer_id, until_at, written from account_freeze where scope = 'withdraw'
  union all
  select id, customer_id, least(until_at, lifted_at), written from stop where scope = 'account_withdrawals'
  union all
  select id, customer_id, case when closed_at is null and lifted_at is null then timestamptz '9999-01-01' else at end, written from receivable`

/** Returns the query text. `running` may exclude freezes that are over. */
const changesQuery = (since: string, running = ''): string => `
  select pg_snapshot_xmin(pg_current_snapshot())::text as "readUpTo",
         (select coalesce(json_agg(json_build_array(id, customer_id, extract(epoch from until_at) * 1000)), '[]')
            from (${pauses}) p where written >= ${since}::text::xid8 ${running}) as freezes,
         (select coalesce(json_agg(json_build_array(customer_id, kind, shared, extract(epoch from at) * 1000)), '[]')
            from tie where written >= ${since}::text::xid8) as ties`
const text = changesQuery('$1')

/** Reads everything that was committed by this transaction or later, in one statement of the batch. */
export const readChanges = (seen: string): Statement => ({ name: 'read_news', text, values: [seen], rows: 1 })

export function applyChanges(watchlist: Watchlist, { readUpTo, freezes, ties }: WatchlistChanges): string[] {
  watchlist.readUpTo = readUpTo
  return watchlist.add(
    freezes.map(([id, customer, until]) => ({ id, customer, until })),
    ties.map(([customer, kind, value, at]) => ({ customer, kind, value, at })),
  )
}

/** Reads everything about people and freezes that a new leader needs, without freezes that are over by `clock`. */
export async function loadWatchlist(db: Database, clock: Clock): Promise<Watchlist> {
  const watchlist = new Watchlist()
  const source = { db }
  const [time] = await many(source, sql<{ now: Date }>`select now() as now`)
  const running = clock(time?.now ?? new Date(0)).toISOString()
  const [news] = await many(
    source,
    sql<WatchlistChanges>`${sql.raw(changesQuery(`'0'`, `and until_at > '${running}'`))}`,
  )
  if (news !== undefined) applyChanges(watchlist, news)
  watchlist.starts = (
    await many(
      source,
      sql<{ market: string; person: string; at: Date }>`
        select market, person_id as person, at from order_cut
         where outcome in ('auction', 'halt')
           and at > (select max(at) from order_cut where outcome in ('auction', 'halt')) - interval '1 day' order by at`,
    )
  ).map(({ at, ...start }) => ({ ...start, at: at.getTime() }))
  return watchlist
}

/** Returns open orders of these customers and of their sub-accounts. */
export async function ordersOfFrozen(db: Database, customers: readonly string[]): Promise<string[]> {
  const rows = await many(
    { db },
    sql<{ id: string }>`
      select o.id from (select unnest(${customers}::uuid[]) as id) f
       cross join lateral (select c.id from customer c where c.id = f.id union all select c.id from customer c where c.parent_id = f.id) c
       cross join lateral (select o.id from trading_order o where o.customer_id = c.id and o.status in (0, 1) offset 0) o`,
  )
  return rows.map(({ id }) => id)
}
