import type { AppliedClass, InvestorGround, Worth } from '@tessera/domain/identity/investor-classes/evidence.ts'
import type { InvestorStatus } from '@tessera/domain/identity/investor-classes/machine.ts'
import { sql } from 'kysely'
import { contactOf } from '#access/customers/contact.sql.ts'
import type { KycStatus } from '@tessera/domain/identity/kyc/machine.ts'
import { afterTimeKey, type PageRequest, skipped, timeKey } from '#platform/database/keyset.ts'
import { containing } from '#platform/database/like.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type ApplicationRow = {
  id: string
  number: bigint
  customer_id: string
  class: AppliedClass
  ground: InvestorGround
  worth: Worth
  statement: string | null
  notice_version: string
  notice_sha256: string
  status: InvestorStatus
  renewal: boolean
  submitted_at: Date
  decided_at: Date | null
  reason_code: string | null
  customer_message: string | null
  expires_at: Date | null
  reminded_days: number | null
  ended_at: Date | null
}
export type FileRow = { upload_id: string; name: string; media_type: string; sha256: string }

/** The customer's data for an application and its decision, locked until the transaction ends. */
export type Applicant = {
  readonly type: 'individual' | 'corporate' | 'sub'
  readonly status: 'active' | 'frozen' | 'closed'
  readonly kyc_status: KycStatus
  readonly investor_class: 'ri' | 'ai' | 'ei'
}
export const lockApplicant = (tx: Tx, customerId: string): Promise<Applicant> =>
  one(
    tx,
    sql<Applicant>`select type, status, kyc_status, investor_class from customer where id = ${customerId} for no key update`,
  )

/** Returns the customer's application in one status; undefined if there is none. */
export const ownInStatus = (
  source: Source,
  customerId: string,
  status: 'submitted' | 'granted',
): Promise<ApplicationRow | undefined> =>
  maybeOne(
    source,
    sql<ApplicationRow>`select * from investor_application where customer_id = ${customerId} and status = ${status}`,
  )
/** Returns the newest application other than the one that gives the current class. */
export const newestOtherApplication = (source: Source, customerId: string): Promise<ApplicationRow | undefined> =>
  maybeOne(
    source,
    sql<ApplicationRow>`
      select * from investor_application where customer_id = ${customerId} and status <> 'granted' order by number desc limit 1`,
  )
export const ownApplication = (source: Source, customerId: string, id: string): Promise<ApplicationRow | undefined> =>
  maybeOne(
    source,
    sql<ApplicationRow>`select * from investor_application where id = ${id} and customer_id = ${customerId}`,
  )

/** Locks the customer first, as each act of the customer does, then the application. */
export async function lockApplication(
  tx: Tx,
  id: string,
): Promise<{ row: ApplicationRow; applicant: Applicant } | undefined> {
  const owner = await maybeOne(
    tx,
    sql<{ customer_id: string }>`select customer_id from investor_application where id = ${id}`,
  )
  if (owner === undefined) return undefined
  const applicant = await lockApplicant(tx, owner.customer_id)
  return {
    applicant,
    row: await one(tx, sql<ApplicationRow>`select * from investor_application where id = ${id} for update`),
  }
}

type New = Pick<
  ApplicationRow,
  'id' | 'customer_id' | 'class' | 'ground' | 'worth' | 'statement' | 'notice_version' | 'notice_sha256' | 'renewal'
>
export async function insertApplication(tx: Tx, a: New, uploads: readonly string[]): Promise<void> {
  await changed(
    tx,
    sql`insert into investor_application (id, customer_id, class, ground, worth, statement, notice_version, notice_sha256, status, renewal, submitted_at)
        values (${a.id}, ${a.customer_id}, ${a.class}, ${a.ground}, ${JSON.stringify(a.worth)}::jsonb, ${a.statement}, ${a.notice_version},
                ${a.notice_sha256}, 'submitted', ${a.renewal}, ${tx.now})`,
  )
  await changed(
    tx,
    sql`insert into investor_evidence (application_id, upload_id) select ${a.id}::uuid, unnest(${[...uploads]}::uuid[])`,
  )
}

/** True if the customer uploaded each of these files as an attachment. */
export const areOwnAttachments = async (
  source: Source,
  customerId: string,
  uploads: readonly string[],
): Promise<boolean> =>
  (
    await one(
      source,
      sql<{ found: number }>`
        select count(*)::int as found from upload
         where id = any(${[...uploads]}::uuid[]) and owner = ${`customer:${customerId}`} and purpose = 'attachment'`,
    )
  ).found === uploads.length

export const filesOf = (source: Source, id: string): Promise<FileRow[]> =>
  many(
    source,
    sql<FileRow>`
      select e.upload_id, u.name, u.media_type, u.sha256 from investor_evidence e join upload u on u.id = e.upload_id
       where e.application_id = ${id} order by e.upload_id`,
  )
export const isEvidenceOf = async (source: Source, id: string, uploadId: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql`select 1 from investor_evidence where application_id = ${id} and upload_id = ${uploadId}`,
  )) !== undefined

export const setGranted = (tx: Tx, id: string, expiresAt: Date): Promise<bigint> =>
  changed(tx, sql`update investor_application set decided_at = ${tx.now}, expires_at = ${expiresAt} where id = ${id}`)
export const setRejected = (tx: Tx, id: string, reason: string, customerMessage: string | null): Promise<bigint> =>
  changed(
    tx,
    sql`update investor_application set decided_at = ${tx.now}, reason_code = ${reason}, customer_message = ${customerMessage} where id = ${id}`,
  )
export const setEnded = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update investor_application set ended_at = ${tx.now} where id = ${id}`)
export const setReminded = (tx: Tx, id: string, days: number): Promise<bigint> =>
  changed(tx, sql`update investor_application set reminded_days = ${days} where id = ${id}`)
/**
 * Sets the class of the customer. A trigger copies it to sub-accounts, and another cancels the buy orders that lost
 * their right.
 */
export const setClass = (tx: Tx, customerId: string, to: 'ri' | AppliedClass): Promise<bigint> =>
  changed(tx, sql`update customer set investor_class = ${to} where id = ${customerId} and investor_class <> ${to}`)

/**
 * Returns a page of granted classes, by number after `after`: those that end before `until`, and those whose identity
 * was rejected.
 */
export const classesEndingBefore = (
  source: Source,
  { until, after, max }: { readonly until: Date; readonly after: bigint; readonly max: number },
): Promise<{ id: string; number: bigint }[]> =>
  many(
    source,
    sql<{ id: string; number: bigint }>`
      select id, number from investor_application
       where status = 'granted' and number > ${String(after)}::bigint
         and (expires_at <= ${until} or customer_id in (select id from customer where kyc_status = 'rejected'))
       order by number limit ${max}`,
  )

export type ListedRow = ApplicationRow & {
  customer_number: bigint
  email: string
  name: string | null
  type: Applicant['type']
  investor_class: Applicant['investor_class']
  key: string
}
const joined = sql`from investor_application a join customer c on c.id = a.customer_id`
const listed = sql`
  select a.*, c.number as customer_number, ${contactOf('c')} as email, c.real_name as name, c.type, c.investor_class,
         ${timeKey(sql`a.submitted_at`, sql`a.id`)} as key ${joined}`

/** Returns pending applications, oldest first; none of a closed account. */
export const waitingApplications = (source: Source, limit: number): Promise<ListedRow[]> =>
  many(
    source,
    sql<ListedRow>`${listed} where a.status = 'submitted' and c.status <> 'closed' order by a.submitted_at limit ${limit}`,
  )

type Filter = PageRequest & { status?: InvestorStatus | undefined; search?: string | undefined }
const whereClause = (f: Filter): ReturnType<typeof sql> => {
  const text = containing(f.search)
  return sql`where (${f.status ?? null}::text is null or a.status = ${f.status ?? null})
    and (${f.search ?? null}::text is null or c.real_name ilike ${text} or c.email ilike ${text} or c.phone ilike ${text}
         or 'IC-' || a.number ilike ${text} or c.number::text like ${text})`
}
export const listApplications = (source: Source, f: Filter): Promise<ListedRow[]> =>
  many(
    source,
    sql<ListedRow>`
      ${listed} ${whereClause(f)} ${afterTimeKey(sql`a.submitted_at`, sql`a.id`, f, 'oldest')}
       order by a.submitted_at, a.id limit ${f.pageSize} offset ${skipped(f)}`,
  )
export const countApplications = async (source: Source, f: Filter): Promise<number> =>
  (await one(source, sql<{ count: number }>`select count(*)::int as count ${joined} ${whereClause(f)}`)).count
export const listedApplication = (source: Source, id: string): Promise<ListedRow | undefined> =>
  maybeOne(source, sql<ListedRow>`${listed} where a.id = ${id}`)
