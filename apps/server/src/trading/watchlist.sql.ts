import type { TieKind } from '@tessera/domain/customers/connections.ts'
import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import { many } from '../platform/rows.ts'
import type { Statement } from '../platform/sets.ts'
import { Watchlist } from './live-judge.ts'

/** Freezes and ties that were committed since the batch before, and the mark to ask from next time. Moments in milliseconds. */
export type News = {
  readonly seen: string
  readonly freezes: readonly (readonly [id: string, customer: string, until: number])[]
  readonly ties: readonly (readonly [customer: string, kind: TieKind, value: string, at: number])[]
}

const text = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as seen,
         (select coalesce(json_agg(json_build_array(id, customer_id, extract(epoch from until_at) * 1000)), '[]')
            from account_freeze where written >= $1::text::xid8 and scope = 'withdraw' and until_at > now()) as freezes,
         (select coalesce(json_agg(json_build_array(customer_id, kind, shared, extract(epoch from at) * 1000)), '[]')
            from tie where written >= $1::text::xid8) as ties`

/** What was committed by this transaction or later, in one statement of the batch. */
export const readNews = (seen: string): Statement => ({ name: 'read_news', text, values: [seen], rows: 1 })

export function learn(watchlist: Watchlist, { seen, freezes, ties }: News): string[] {
  watchlist.seen = seen
  return watchlist.learn(
    freezes.map(([id, customer, until]) => ({ id, customer, until })),
    ties.map(([customer, kind, value, at]) => ({ customer, kind, value, at })),
  )
}

/** Everything that a leader has to know of people and freezes when it begins. */
export async function loadWatchlist(db: Database): Promise<Watchlist> {
  const watchlist = new Watchlist()
  const [news] = await many({ db }, sql<News>`${sql.raw(text.replaceAll('$1', `'0'`))}`)
  if (news !== undefined) learn(watchlist, news)
  watchlist.starts = (
    await many(
      { db },
      sql<{ market: string; person: string; at: Date }>`
        select market, person_id as person, at from order_cut
         where outcome in ('auction', 'halt') and at > now() - interval '1 day' order by at`,
    )
  ).map(({ at, ...start }) => ({ ...start, at: at.getTime() }))
  return watchlist
}

/** Open orders of these customers and of their sub-accounts; without customers, of everybody whose withdrawals are frozen. */
export async function ordersOfFrozen(db: Database, customers?: readonly string[]): Promise<string[]> {
  const who =
    customers === undefined
      ? sql`select distinct customer_id as id from account_freeze where scope = 'withdraw' and until_at > now()`
      : sql`select unnest(${customers}::uuid[]) as id`
  const rows = await many(
    { db },
    sql<{ id: string }>`
      select o.id from (${who}) f
       cross join lateral (select c.id from customer c where c.id = f.id union all select c.id from customer c where c.parent_id = f.id) c
       cross join lateral (select o.id from otc_order o where o.customer_id = c.id and o.status in (0, 1) offset 0) o`,
  )
  return rows.map(({ id }) => id)
}
