import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { Place } from '@tessera/domain/books/reconciliation/postings.ts'
import { sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import { many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type OfCoin = { readonly coin: string; readonly scale: number; readonly place: Place }
const ofCoin = sql`c.code as coin, c.scale, case when c.kind = 'fiat' then 'bank' else 'chain' end as place`

/** A reported difference as it was reported, with the result of the last comparison. */
export type ReportedRow = OfCoin & {
  readonly outside: Amount
  readonly books: Amount
  readonly since: Date
  readonly seen: bigint
}
const reported = sql`
  select ${ofCoin}, e.reported_amount as outside, e.reported_held as books, e.reported_since as since, e.seen_by as seen
    from external_balance e join coin c on c.code = e.coin where e.reported_since is not null`

export const lockReported = (tx: Tx, coin: string): Promise<ReportedRow | undefined> =>
  maybeOne(tx, sql<ReportedRow>`${reported} and e.coin = ${coin} for update of e`)

export const listReported = (source: Source, limit: number): Promise<ReportedRow[]> =>
  many(source, sql<ReportedRow>`${reported} order by e.reported_since, e.coin limit ${limit}`)

/** A posting of a difference: a surplus if positive, a shortfall that the exchange paid if negative. */
export type BookingRow = OfCoin & {
  readonly id: string
  readonly seq: bigint
  readonly by: bigint
  readonly booked_at: Date
  readonly reversed: boolean
}
const booked = sql`
  from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id and a.role = 'external'
  join coin c on c.code = p.coin
 where j.kind = 'reconciliation' and j.ref_type = 'coin'`
const bookings = sql`${ofCoin}, j.id, j.seq, (-p.amount)::numeric as by, j.created_at as booked_at,
         exists (select 1 from journal r where r.reverses_id = j.id) as reversed`

/** The ledger is append-only, so a posting never changes. Its reversals wait for an advisory lock. */
export const findBooking = (source: Source, id: string): Promise<BookingRow | undefined> =>
  maybeOne(source, sql<BookingRow>`select ${bookings} ${booked} and j.id::text = ${id}`)

export function pageOfBookings(source: Source, request: PageRequest): Promise<Page<BookingRow>> {
  return pageByTime(source, { columns: bookings, chosen: booked, at: sql`j.created_at`, id: sql`j.id` }, request)
}
