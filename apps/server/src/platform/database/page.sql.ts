import { type RawBuilder, sql } from 'kysely'
import { afterKey, afterTimeKey, type First, nextOf, type PageRequest, skipped, sorted, timeKey } from './keyset.ts'
import { many, one, type Source } from './rows.ts'

type Sql = RawBuilder<unknown>
/**
 * The columns of a list, and everything from its `from` to its last condition. `counted` selects the same rows with
 * fewer joins, for the total.
 */
type List = { readonly columns: Sql; readonly chosen: Sql; readonly counted?: Sql }
type Order = { readonly key: Sql; readonly after: Sql; readonly by: Sql }

export type Page<Row> = { readonly total: number; readonly rows: Row[]; readonly next: string | null }

async function pageOf<Row>(
  source: Source,
  { columns, chosen, counted = chosen }: List,
  page: PageRequest,
  { key, after, by }: Order,
): Promise<Page<Row>> {
  const { total } = await one(source, sql<{ total: number }>`select count(*)::int as total ${counted}`)
  const rows = await many(
    source,
    sql<Row & { readonly key: bigint | string }>`
      select ${columns}, ${key} as key ${chosen} ${after} order by ${by} limit ${page.pageSize} offset ${skipped(page)}`,
  )
  return { total, rows, next: nextOf(rows, page) }
}

/**
 * Returns one page of a list ordered by time, with the total number of rows. Rows with the same time are ordered by id.
 */
export const pageByTime = <Row>(
  source: Source,
  { at, id, ...list }: List & { readonly at: Sql; readonly id: Sql },
  page: PageRequest,
  first: First = 'newest',
): Promise<Page<Row>> =>
  pageOf(source, list, page, {
    key: timeKey(at, id),
    after: afterTimeKey(at, id, page, first),
    by: sql`${at} ${sorted[first]}, ${id}`,
  })

/** Returns one page of a list ordered by a number that grows with its rows. */
export const pageByNumber = <Row>(
  source: Source,
  { number, ...list }: List & { readonly number: Sql },
  page: PageRequest,
  first: First = 'newest',
): Promise<Page<Row>> =>
  pageOf(source, list, page, {
    key: number,
    after: afterKey(number, page, first),
    by: sql`${number} ${sorted[first]}`,
  })
