import type { FinancingStatus } from '@tessera/domain/issuance/financing/machine.ts'
import { sql } from 'kysely'
import { contactOf } from '#access/customers/contact.sql.ts'
import { afterTimeKey, type PageRequest, skipped, timeKey } from '#platform/database/keyset.ts'
import { containing } from '#platform/database/like.ts'
import { many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { FinancingRow } from './applications.sql.ts'
import type { VersionContent } from './review-records.sql.ts'

export type ListedRow = FinancingRow & {
  submitted_at: Date
  customer_number: bigint
  email: string
  /** The version that was sent last; the issuer may be editing a newer one. */
  content: VersionContent
  checks: number
  waits: number
  key: string
}
const joined = sql`
  from financing_application a
  join customer c on c.id = a.customer_id
  join financing_version v on v.application_id = a.id and v.version = a.version`
const listed = sql`
  select a.*, c.number as customer_number, ${contactOf('c')} as email, v.content, ${timeKey(sql`a.submitted_at`, sql`a.id`)} as key,
         (select count(*) from financing_check k where k.application_id = a.id)::int as checks,
         ((select count(*) from financing_question q where q.application_id = a.id and q.answer is null)
          + (select count(*) from financing_ask k where k.application_id = a.id and k.answered_at is null))::int as waits ${joined}`

/**
 * Returns applications that need two people's decision in these statuses, oldest first. Closed accounts are excluded.
 */
export const waitingFinancing = (
  source: Source,
  statuses: readonly FinancingStatus[],
  limit: number,
): Promise<ListedRow[]> =>
  many(
    source,
    sql<ListedRow>`${listed} where a.status = any(${[...statuses]}::text[]) and c.status <> 'closed' order by a.submitted_at limit ${limit}`,
  )
/** Returns approved applications without open terms: the exchange must offer some. */
export const waitingForTerms = (source: Source, limit: number): Promise<ListedRow[]> =>
  many(
    source,
    sql<ListedRow>`
      ${listed} where a.status = 'terms' and c.status <> 'closed'
        and not exists (select 1 from financing_terms t where t.application_id = a.id and t.answer is null
                           and (t.content ->> 'validUntil')::timestamptz > now())
       order by a.submitted_at limit ${limit}`,
  )

type Filter = PageRequest & { status?: FinancingStatus | undefined; search?: string | undefined }
const searched = (search: string | undefined): ReturnType<typeof sql> => {
  const text = containing(search)
  return sql`(${search ?? null}::text is null or 'FA-' || a.number ilike ${text} or v.content #>> '{company,name}' ilike ${text}
    or v.content #>> '{offer,nameEn}' ilike ${text} or v.content #>> '{offer,nameZh}' ilike ${text} or c.email ilike ${text} or c.phone ilike ${text}
    or exists (select 1 from product p where p.id = a.product_id and p.symbol ilike ${text}))`
}
const whereClause = (f: Filter): ReturnType<typeof sql> =>
  sql`where (${f.status ?? null}::text is null or a.status = ${f.status ?? null}) and ${searched(f.search)}`

export const listFinancing = (source: Source, f: Filter): Promise<ListedRow[]> =>
  many(
    source,
    sql<ListedRow>`
      ${listed} ${whereClause(f)} ${afterTimeKey(sql`a.submitted_at`, sql`a.id`, f, 'oldest')}
       order by a.submitted_at, a.id limit ${f.pageSize} offset ${skipped(f)}`,
  )
export async function totalFinancing(source: Source, f: Filter): Promise<number> {
  const row = await one(source, sql<{ count: number }>`select count(*)::int as count ${joined} ${whereClause(f)}`)
  return row.count
}
export const countFinancing = (source: Source): Promise<{ status: FinancingStatus; count: number }[]> =>
  many(
    source,
    sql<{
      status: FinancingStatus
      count: number
    }>`select a.status, count(*)::int as count ${joined} group by a.status`,
  )
export const listedFinancing = (source: Source, id: string): Promise<ListedRow | undefined> =>
  maybeOne(source, sql<ListedRow>`${listed} where a.id = ${id}`)
