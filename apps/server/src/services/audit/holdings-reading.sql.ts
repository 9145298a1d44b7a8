import type { Held } from '@tessera/domain/books/reconciliation/difference.ts'
import type { Place } from '@tessera/domain/books/reconciliation/postings.ts'
import { sql } from 'kysely'
import { changed } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Minor units held at one kind of address, or at a bank. */
export type HeldPart = {
  readonly kind: 'deposits' | 'hot' | 'cold' | 'bank'
  readonly name: string
  readonly amount: bigint
}
type Reading = {
  readonly coin: string
  readonly place: Place
  readonly holds: Held
  readonly books: bigint
  readonly by: bigint
  readonly parts: readonly HeldPart[]
}

/** Seconds after which an unchanged reading gets a new time. A bank's feed is compared each second. */
const FRESH_SECONDS = 60

/** Stores the holdings that a comparison read, for the record of the day. */
export const saveReading = (tx: Tx, { coin, place, holds, books, by, parts }: Reading): Promise<bigint> => {
  const read = JSON.stringify(parts.map((part) => ({ ...part, amount: String(part.amount) })))
  return changed(
    tx,
    sql`insert into holdings_reading as r (coin, place, least, most, books, difference, parts, at)
        values (${coin}, ${place}, ${String(holds.min)}::numeric, ${String(holds.max)}::numeric, ${String(books)}::numeric,
                ${String(by)}::numeric, ${read}::jsonb, ${tx.now})
        on conflict (coin) do update
           set place = excluded.place, least = excluded.least, most = excluded.most, books = excluded.books,
               difference = excluded.difference, parts = excluded.parts, at = excluded.at
         where (r.least, r.most, r.books, r.difference, r.parts) is distinct from
               (excluded.least, excluded.most, excluded.books, excluded.difference, excluded.parts)
            or r.at < excluded.at - make_interval(secs => ${FRESH_SECONDS})
            or r.at::date <> excluded.at::date`,
  )
}
