import { lastDayNear } from '@tessera/domain/identity/kyc/expiry.ts'
import type { KycCaseStatus } from '@tessera/domain/identity/kyc/machine.ts'
import { sql } from 'kysely'
import { contactOf } from '#access/customers/contact.sql.ts'
import { afterTimeKey, type PageRequest, skipped, timeKey } from '#platform/database/keyset.ts'
import { highRiskAmong } from '#office/public-config/high-risk.sql.ts'
import { containing } from '#platform/database/like.ts'
import { many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { CaseRow } from './kyc.sql.ts'

export type ListedCase = CaseRow & {
  customer_number: bigint
  email: string
  legal_name: string
  nationality: string
  /** High-risk countries among nationality and residence. */
  high_risk: string[]
  key: string
}
const highRisk = highRiskAmong(sql`v.nationality, v.address ->> 'country'`)
const listed = sql`
  select k.id, k.number, k.customer_id, k.status, k.version, k.submitted_at, k.decided_at, k.approved_at, k.withdrawn_at, k.reason_code, k.customer_message,
         c.number as customer_number, ${contactOf('c')} as email, v.legal_name, v.nationality,
         ${highRisk} as high_risk,
         ${timeKey(sql`k.submitted_at`, sql`k.id`)} as key
    from kyc_case k
    join customer c on c.id = k.customer_id
    join kyc_version v on v.case_id = k.id and v.version = k.version`

/** Returns files that wait for reviewers, oldest first. Leaves out the files of closed accounts. */
export const waitingCases = (source: Source, limit: number): Promise<ListedCase[]> =>
  many(
    source,
    sql<ListedCase>`
      ${listed} where k.status in ('submitted', 'suspended') and c.status <> 'closed' order by k.submitted_at limit ${limit}`,
  )

type Filter = PageRequest & {
  status?: KycCaseStatus | undefined
  search?: string | undefined
  highRisk?: boolean | undefined
}
const whereClause = (f: Filter): ReturnType<typeof sql> => {
  const text = containing(f.search)
  return sql`where (${f.status ?? null}::text is null or k.status = ${f.status ?? null})
               and (${f.search ?? null}::text is null or v.legal_name ilike ${text} or replace(v.legal_name, ' ', '') ilike ${text} or c.email ilike ${text} or c.phone ilike ${text} or 'KYC-' || k.number ilike ${text})
               and (${f.highRisk ?? null}::boolean is null or (${highRisk} <> '{}') = ${f.highRisk ?? null})`
}
export const listCases = (source: Source, f: Filter): Promise<ListedCase[]> =>
  many(
    source,
    sql<ListedCase>`
      ${listed} ${whereClause(f)} ${afterTimeKey(sql`k.submitted_at`, sql`k.id`, f, 'oldest')}
       order by k.submitted_at, k.id limit ${f.pageSize} offset ${skipped(f)}`,
  )
export async function countCases(source: Source, f: Filter): Promise<number> {
  const row = await one(
    source,
    sql<{ count: number }>`
      select count(*)::int as count from kyc_case k join customer c on c.id = k.customer_id
        join kyc_version v on v.case_id = k.id and v.version = k.version ${whereClause(f)}`,
  )
  return row.count
}
export const listedCase = (source: Source, id: string): Promise<ListedCase | undefined> =>
  maybeOne(source, sql<ListedCase>`${listed} where k.id = ${id}`)

/** Files of other customers with this number in any version, newest first; at most `limit` of `total`. */
export const filesWithNumber = (
  source: Source,
  of: { readonly customerId: string; readonly numberHash: string; readonly limit: number },
): Promise<(Pick<CaseRow, 'id' | 'number' | 'status'> & { customer_number: bigint; total: number })[]> =>
  many(
    source,
    sql<Pick<CaseRow, 'id' | 'number' | 'status'> & { customer_number: bigint; total: number }>`
      select k.id, k.number, k.status, c.number as customer_number, (count(*) over ())::int as total
        from kyc_case k join customer c on c.id = k.customer_id
       where k.customer_id <> ${of.customerId}
         and k.id in (select case_id from kyc_version where document_number_hash = ${of.numberHash})
       order by k.number desc limit ${of.limit}`,
  )

/** Returns approved files whose document expires soon or has expired, unless that is already recorded. */
export const nearExpiry = (source: Source, today: string): Promise<{ id: string }[]> =>
  many(
    source,
    sql<{ id: string }>`
      select k.id from kyc_case k
        join kyc_version v on v.case_id = k.id and v.version = k.version
        join customer c on c.id = k.customer_id and c.status <> 'closed'
       where (k.status = 'approved' and v.document_expires_on <= ${lastDayNear(today)})
          or (k.status = 'expiring' and v.document_expires_on < ${today})
       order by v.document_expires_on limit 1000`,
  )

/** True if the upload is a photo of any version of this case. */
export async function isPhotoOf(source: Source, caseId: string, uploadId: string): Promise<boolean> {
  const row = await maybeOne(
    source,
    sql`select 1 from kyc_document where case_id = ${caseId} and upload_id = ${uploadId} limit 1`,
  )
  return row !== undefined
}

/**
 * Returns the number of photos of persons and documents of companies that an operator opened in 24 hours. Calls of one
 * operator run one after the other.
 */
export async function countOpenedPhotos(tx: Tx, operatorId: string): Promise<number> {
  await many(tx, sql`select pg_advisory_xact_lock(hashtext(${`photos ${operatorId}`}))`)
  const row = await one(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from audit_entry e
       where actor = ${`operator:${operatorId}`} and action in ('kyc.view_photo', 'companies.view_document', 'financing.view_document') and at > ${tx.now}::timestamptz - interval '24 hours'
         and not exists (select from document_check d
                          where d.operator_id = ${operatorId} and d.verdict is not null and d.upload_id::text = e.after->>'upload'
                            and d.subject_id::text = e.target_id)`,
  )
  return row.count
}
