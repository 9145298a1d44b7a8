import type { CompanyStatus } from '@tessera/domain/identity/companies/machine.ts'
import { sql } from 'kysely'
import { contactOf } from '#access/customers/contact.sql.ts'
import { afterTimeKey, type PageRequest, skipped, timeKey } from '#platform/database/keyset.ts'
import { highRiskAmong } from '#office/public-config/high-risk.sql.ts'
import { containing } from '#platform/database/like.ts'
import { many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { ApplicationRow } from './companies.sql.ts'
import type { VersionContent } from './versions.sql.ts'

export type ListedRow = ApplicationRow & {
  /** `change_pending` while a change of an approved company waits for a decision. */
  list_status: CompanyStatus | 'change_pending'
  submitted_at: Date
  customer_number: bigint
  email: string
  /** The content of the last submission; the draft may be newer. */
  content: VersionContent
  /** High-risk countries among the addresses, owning companies, and nationalities of persons. */
  high_risk: string[]
  key: string
}
const highRisk = highRiskAmong(sql`
  select c #>> '{}' from jsonb_path_query(v.content, 'lax $.**.country') c
  union all select p ->> 'nationality' from jsonb_array_elements(v.content -> 'persons') p`)
const displayedStatus = sql`
  case when a.status = 'approved' and exists (select from company_change d where d.application_id = a.id and d.status = 'waiting')
    then 'change_pending' else a.status end`
const joined = sql`
  from company_application a
  join customer c on c.id = a.customer_id
  join company_version v on v.application_id = a.id and v.version = a.version`
const listed = sql`
  select a.*, ${displayedStatus} as list_status, c.number as customer_number, ${contactOf('c')} as email, v.content, ${highRisk} as high_risk, ${timeKey(sql`a.submitted_at`, sql`a.id`)} as key ${joined}`

/** Applications that wait for reviewers, oldest first; none of a closed account. */
export const waitingApplications = (source: Source, limit: number): Promise<ListedRow[]> =>
  many(
    source,
    sql<ListedRow>`${listed} where a.status in ('submitted', 'suspended') and c.status <> 'closed' order by a.submitted_at limit ${limit}`,
  )

type Filter = PageRequest & {
  status?: ListedRow['list_status'] | undefined
  search?: string | undefined
  highRisk?: boolean | undefined
}
const whereClause = (f: Filter): ReturnType<typeof sql> => {
  const text = containing(f.search)
  return sql`where (${f.status ?? null}::text is null or ${displayedStatus} = ${f.status ?? null})
    and (${f.search ?? null}::text is null or a.name ilike ${text} or a.registration_number ilike ${text}
         or c.email ilike ${text} or c.phone ilike ${text} or 'CO-' || a.number ilike ${text})
    and (${f.highRisk ?? null}::boolean is null or (${highRisk} <> '{}') = ${f.highRisk ?? null})`
}
export const listApplications = (source: Source, f: Filter): Promise<ListedRow[]> =>
  many(
    source,
    sql<ListedRow>`
      ${listed} ${whereClause(f)} ${afterTimeKey(sql`a.submitted_at`, sql`a.id`, f, 'oldest')}
       order by a.submitted_at, a.id limit ${f.pageSize} offset ${skipped(f)}`,
  )
export async function countApplications(source: Source, f: Filter): Promise<number> {
  const row = await one(source, sql<{ count: number }>`select count(*)::int as count ${joined} ${whereClause(f)}`)
  return row.count
}
export const listedApplication = (source: Source, id: string): Promise<ListedRow | undefined> =>
  maybeOne(source, sql<ListedRow>`${listed} where a.id = ${id}`)
