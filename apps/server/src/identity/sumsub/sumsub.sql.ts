import type { SumsubKind, SumsubStatus } from '@tessera/domain/identity/sumsub/machine.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type ApplicantRow = {
  /** The user id that we send to the vendor. */
  id: string
  customer_id: string
  kind: SumsubKind
  applicant_id: string | null
  level_name: string
  /** The environment at the vendor. */
  mode: 'sandbox' | 'live'
  status: SumsubStatus
  labels: string[]
  comment: string | null
  newest_at: Date | null
  green_at: Date | null
  taken_at: Date | null
  case_id: string | null
  /** Digest of the company data that the vendor has. */
  info_digest: string | null
}
const applicants = sql`
  select id, customer_id, kind, applicant_id, level_name, mode, status, labels, comment, newest_at, green_at, taken_at, case_id, info_digest
    from sumsub_applicant`

export const applicantOf = (source: Source, customerId: string, kind: SumsubKind): Promise<ApplicantRow | undefined> =>
  maybeOne(source, sql<ApplicantRow>`${applicants} where customer_id = ${customerId} and kind = ${kind}`)

export const applicantById = (source: Source, id: string): Promise<ApplicantRow | undefined> =>
  maybeOne(source, sql<ApplicantRow>`${applicants} where id = ${id}`)

/** Locks the customer first, in the same order as the customer's own requests. */
export async function lockApplicant(tx: Tx, id: string): Promise<ApplicantRow | undefined> {
  await many(
    tx,
    sql`select 1 from customer where id = (select customer_id from sumsub_applicant where id = ${id}) for update`,
  )
  return maybeOne(tx, sql<ApplicantRow>`${applicants} where id = ${id} for update`)
}

export const insertApplicant = (
  tx: Tx,
  a: Pick<ApplicantRow, 'id' | 'customer_id' | 'kind' | 'level_name' | 'mode'>,
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into sumsub_applicant (id, customer_id, kind, level_name, mode, status, started_at, changed_at)
        values (${a.id}, ${a.customer_id}, ${a.kind}, ${a.level_name}, ${a.mode}, 'started', ${tx.now}, ${tx.now})`,
  )

export const setLevel = (tx: Tx, id: string, level: string): Promise<bigint> =>
  changed(tx, sql`update sumsub_applicant set level_name = ${level} where id = ${id}`)

export const setInfoDigest = (tx: Tx, id: string, digest: string): Promise<bigint> =>
  changed(tx, sql`update sumsub_applicant set info_digest = ${digest} where id = ${id}`)

type Verdict = Pick<ApplicantRow, 'applicant_id' | 'labels' | 'comment' | 'newest_at'> & {
  readonly subject_hash: string | null
}
/** Stores the vendor's verdict. The status changes by its state machine. */
export const writeVerdict = (tx: Tx, id: string, v: Verdict & { readonly isGreen: boolean }): Promise<bigint> =>
  changed(
    tx,
    sql`update sumsub_applicant
           set applicant_id = ${v.applicant_id}, labels = ${v.labels}::text[], comment = ${v.comment}, newest_at = ${v.newest_at},
               subject_hash = ${v.subject_hash},
               green_at = case when ${v.isGreen} then coalesce(green_at, ${tx.now}) else green_at end,
               taken_at = case when ${v.isGreen} then taken_at end, changed_at = ${tx.now}
         where id = ${id}`,
  )

/** Records the file that received the evidence of the green verdict; null if there is none. */
export const setTaken = (tx: Tx, id: string, caseId: string | null): Promise<bigint> =>
  changed(
    tx,
    sql`update sumsub_applicant set taken_at = ${tx.now}, case_id = coalesce(${caseId}, case_id) where id = ${id}`,
  )

/** Deletes every verdict of an applicant, who starts again in this environment of the vendor. */
export const resetApplicant = (tx: Tx, id: string, mode: ApplicantRow['mode']): Promise<bigint> =>
  changed(
    tx,
    sql`update sumsub_applicant
           set mode = ${mode}, applicant_id = null, labels = '{}', comment = null, subject_hash = null, taken_at = null, info_digest = null,
               newest_at = case when mode = ${mode} then newest_at end, green_at = case when mode = ${mode} then green_at end,
               case_id = case when mode = ${mode} then case_id end, changed_at = ${tx.now}
         where id = ${id}`,
  )

/** Persons of open accounts after `after` who wait for the vendor. */
export const waitingForVendor = (source: Source, after: string, limit: number): Promise<{ id: string }[]> =>
  many(
    source,
    sql<{ id: string }>`
      select a.id from sumsub_applicant a join customer c on c.id = a.customer_id
       where a.kind = 'personal' and (a.status = 'pending' or (a.status = 'green' and a.taken_at is null))
         and c.status <> 'closed' and a.id > ${after} order by a.id limit ${limit}`,
  )

/** Applicants of open accounts after `after` that belong to another environment of the vendor. */
export const applicantsOfOtherMode = (
  source: Source,
  { mode, after, limit }: { readonly mode: ApplicantRow['mode']; readonly after: string; readonly limit: number },
): Promise<{ id: string }[]> =>
  many(
    source,
    sql<{ id: string }>`
      select a.id from sumsub_applicant a join customer c on c.id = a.customer_id
       where a.mode <> ${mode} and c.status <> 'closed' and a.id > ${after} order by a.id limit ${limit}`,
  )

/** True if the newest approval of a file was the vendor's verdict alone. */
export const isApprovedByVerdict = async (source: Source, caseId: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql`select 1 from (select actor from transition where entity = 'kyc_case' and entity_id = ${caseId} and to_state = 'approved'
                        order by n desc limit 1) t where t.actor = 'job:sumsub'`,
  )) !== undefined

/** Applicants after `after` of open accounts in one environment, whose verdict may have changed without a webhook. */
export const reconcilable = (
  source: Source,
  { mode, after, limit }: { readonly mode: ApplicantRow['mode']; readonly after: string; readonly limit: number },
): Promise<{ id: string }[]> =>
  many(
    source,
    sql<{ id: string }>`
      select a.id from sumsub_applicant a join customer c on c.id = a.customer_id
       where a.mode = ${mode} and c.status <> 'closed' and a.id > ${after} order by a.id limit ${limit}`,
  )

/** Returns the type and class of a customer, on which the rule depends. */
export const classOf = (
  source: Source,
  customerId: string,
): Promise<{ type: 'individual' | 'corporate' | 'sub'; investor_class: 'ri' | 'ai' | 'ei' } | undefined> =>
  maybeOne(
    source,
    sql<{ type: 'individual' | 'corporate' | 'sub'; investor_class: 'ri' | 'ai' | 'ei' }>`
      select type, investor_class from customer where id = ${customerId}`,
  )
