import { USD } from '@tessera/domain/books/rates/rate.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { Agreed, Feed, HeldReason } from '@tessera/domain/books/rates/agree.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Lets only one transaction at a time judge rates, until this one ends. */
export const lockRates = (tx: Tx): Promise<bigint> =>
  changed(tx, sql`select pg_advisory_xact_lock(hashtextextended('rates', 0))`)

/** Returns the last agreed price of each coin in US dollars, with the hours over which its largest step is measured. */
export async function agreedPrices(tx: Tx): Promise<ReadonlyMap<string, Agreed>> {
  const prices = await many(tx, sql<{ coin: string; price: Amount }>`select coin, price from rate where fiat = ${USD}`)
  const hours = await many(
    tx,
    sql<{ coin: string; hour: Date; low: Amount; high: Amount }>`select coin, hour, low, high from rate_range`,
  )
  return new Map(prices.map(({ coin, price }) => [coin, { price, hours: hours.filter((each) => each.coin === coin) }]))
}

export type HeldRow = {
  readonly coin: string
  readonly feed: Feed
  readonly price: Amount
  readonly latest: Amount
  readonly reason: HeldReason
  readonly source: string
  readonly as_of: Date
  readonly since: Date
}
const held = sql<HeldRow>`select coin, feed, price, latest, reason, source, as_of, since from rate_held`

export const listHeld = (source: Source): Promise<HeldRow[]> =>
  many(source, sql<HeldRow>`${held} order by since, coin, feed`)

export const findHeld = (tx: Tx, coin: string, feed: string): Promise<HeldRow | undefined> =>
  maybeOne(tx, sql<HeldRow>`${held} where coin = ${coin} and feed = ${feed} for update`)

export const saveHeld = (tx: Tx, row: HeldRow): Promise<bigint> =>
  changed(
    tx,
    sql`insert into rate_held (coin, feed, price, latest, reason, source, as_of, since)
        values (${row.coin}, ${row.feed}, ${String(row.price)}::numeric, ${String(row.latest)}::numeric, ${row.reason}, ${row.source}, ${row.as_of}, ${row.since})
        on conflict (coin, feed) do update
          set price = excluded.price, latest = excluded.latest, reason = excluded.reason, source = excluded.source,
              as_of = excluded.as_of, since = excluded.since`,
  )

/** Removes the held rates of these coins. */
export const dropHeld = (tx: Tx, coins: readonly string[]): Promise<bigint> =>
  changed(tx, sql`delete from rate_held where coin = any(${[...coins]})`)

/** Adds agreed prices to the range of this hour, and removes ranges that are older than any step. */
export async function widenRanges(tx: Tx, agreed: ReadonlyMap<string, Amount>, keepSeconds: number): Promise<void> {
  const rows = JSON.stringify([...agreed].map(([coin, price]) => ({ coin, price: String(price) })))
  await changed(
    tx,
    sql`insert into rate_range (coin, hour, low, high)
        select coin, date_trunc('hour', ${tx.now}::timestamptz), price, price
          from jsonb_to_recordset(${rows}::jsonb) as r(coin text, price numeric)
        on conflict (coin, hour) do update
          set low = least(rate_range.low::numeric, excluded.low::numeric),
              high = greatest(rate_range.high::numeric, excluded.high::numeric)`,
  )
  await changed(
    tx,
    sql`delete from rate_range where hour < ${tx.now}::timestamptz - make_interval(secs => ${keepSeconds + 7_200})`,
  )
}

/** Forgets a coin's earlier prices, so that steps are measured from the price that two people accepted. */
export const forgetRanges = (tx: Tx, coin: string): Promise<bigint> =>
  changed(tx, sql`delete from rate_range where coin = ${coin}`)
