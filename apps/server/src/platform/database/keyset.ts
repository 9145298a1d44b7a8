import { type RawBuilder, sql } from 'kysely'

/** Which page of a list is asked for: the how-manieth, or what comes behind a row. */
export type PageAsked = { readonly page: number; readonly pageSize: number; readonly after?: string | undefined }

/** Which rows of a list stand first: history begins with the newest, work with the oldest. */
export type First = 'newest' | 'oldest'
const past: Record<First, RawBuilder<unknown>> = { newest: sql`<`, oldest: sql`>` }
export const sorted: Record<First, RawBuilder<unknown>> = { newest: sql`desc`, oldest: sql`asc` }

/** Rows behind the one that the last page ended with: `and` and its condition, or nothing. */
export const behind = (key: RawBuilder<unknown>, { after }: PageAsked, first: First = 'newest'): RawBuilder<unknown> =>
  after === undefined ? sql`` : sql`and ${key} ${past[first]} ${after}::bigint`

/** The key of a row in a list by time whose rows of one moment stand by id. */
export const timeKey = (at: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(extract(epoch from ${at}) * 1000000)::bigint || '_' || ${id}`

/** As `behind`, by such a key. */
export function behindTime(
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  { after }: PageAsked,
  first: First = 'newest',
): RawBuilder<unknown> {
  const [micros, last] = after?.split('_') ?? []
  if (micros === undefined || last === undefined) return sql``
  const moment = sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`
  const way = past[first]
  return sql`and ${at} ${way}= ${moment} and (${at} ${way} ${moment} or ${id} > ${last}::uuid)`
}

/** Rows that a page by its number passes over. */
export const skipped = ({ page, pageSize, after }: PageAsked): number =>
  after === undefined ? (page - 1) * pageSize : 0

/** What to ask for after this page: the key of its last row, nothing when there are no more. */
export const nextOf = (rows: readonly { readonly key: bigint | string }[], { pageSize }: PageAsked): string | null =>
  rows.length < pageSize ? null : String(rows.at(-1)?.key ?? '')

/** What a reply says of its page. */
export const pageAnswer = ({ page, pageSize }: PageAsked, { total, next }: { total: number; next: string | null }) => ({
  total,
  page,
  pageSize,
  next,
})
