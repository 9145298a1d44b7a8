import { type RawBuilder, sql } from 'kysely'

/** A requested page of a list: by its number, or after a row. */
export type PageRequest = { readonly page: number; readonly pageSize: number; readonly after?: string | undefined }

/** The order of a list: history begins with the newest row, work with the oldest. */
export type First = 'newest' | 'oldest'
const past: Record<First, RawBuilder<unknown>> = { newest: sql`<`, oldest: sql`>` }
export const sorted: Record<First, RawBuilder<unknown>> = { newest: sql`desc`, oldest: sql`asc` }

/** Returns the condition for rows after the last one of the previous page: `and …`, or nothing. */
export const afterKey = (
  key: RawBuilder<unknown>,
  { after }: PageRequest,
  first: First = 'newest',
): RawBuilder<unknown> => (after === undefined ? sql`` : sql`and ${key} ${past[first]} ${after}::bigint`)

/** Returns the key of a row in a list ordered by time; rows with the same time are ordered by id. */
export const timeKey = (at: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(extract(epoch from ${at}) * 1000000)::bigint || '_' || ${id}`

/** Works like `behind`, for a key by time. */
export function afterTimeKey(
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  { after }: PageRequest,
  first: First = 'newest',
): RawBuilder<unknown> {
  const [micros, last] = after?.split('_') ?? []
  if (micros === undefined || last === undefined) return sql``
  const moment = sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`
  const operator = past[first]
  return sql`and ${at} ${operator}= ${moment} and (${at} ${operator} ${moment} or ${id} > ${last}::uuid)`
}

/** Returns the number of rows before a page that is requested by its number. */
export const skipped = ({ page, pageSize, after }: PageRequest): number =>
  after === undefined ? (page - 1) * pageSize : 0

/** Returns the cursor of the next page: the key of the last row, or nothing at the end. */
export const nextOf = (rows: readonly { readonly key: bigint | string }[], { pageSize }: PageRequest): string | null =>
  rows.length < pageSize ? null : String(rows.at(-1)?.key ?? '')

/** Returns the paging fields of a response. */
export const pageAnswer = (
  { page, pageSize }: PageRequest,
  { total, next }: { total: number; next: string | null },
) => ({
  total,
  page,
  pageSize,
  next,
})
