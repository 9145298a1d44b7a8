import type { SumsubKind, SumsubStatus } from '@tessera/domain/sumsub/machine.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

export type ApplicantRow = {
  /** The user id that we send to the vendor. */
  id: string
  customer_id: string
  kind: SumsubKind
  applicant_id: string | null
  level_name: string
  status: SumsubStatus
  labels: string[]
  comment: string | null
  newest_at: Date | null
  green_at: Date | null
  taken_at: Date | null
  case_id: string | null
}
const applicants = sql`
  select id, customer_id, kind, applicant_id, level_name, status, labels, comment, newest_at, green_at, taken_at, case_id
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
  a: Pick<ApplicantRow, 'id' | 'customer_id' | 'kind' | 'level_name'>,
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into sumsub_applicant (id, customer_id, kind, level_name, status, started_at, changed_at)
        values (${a.id}, ${a.customer_id}, ${a.kind}, ${a.level_name}, 'started', ${tx.now}, ${tx.now})`,
  )

export const setLevel = (tx: Tx, id: string, level: string): Promise<bigint> =>
  changed(tx, sql`update sumsub_applicant set level_name = ${level} where id = ${id}`)

type Verdict = Pick<ApplicantRow, 'applicant_id' | 'labels' | 'comment' | 'newest_at'> & {
  readonly subject_hash: string | null
}
/** Stores the vendor's verdict; the status changes by its state machine. */
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

/** Applicants after `after` of open accounts, whose verdict may have changed without a webhook. */
export const reconcilable = (source: Source, after: string, limit: number): Promise<{ id: string }[]> =>
  many(
    source,
    sql<{ id: string }>`
      select a.id from sumsub_applicant a join customer c on c.id = a.customer_id
       where c.status <> 'closed' and a.id > ${after} order by a.id limit ${limit}`,
  )

/** The type and class of a customer, on which the rule depends. */
export const classOf = (
  source: Source,
  customerId: string,
): Promise<{ type: 'individual' | 'corporate' | 'sub'; investor_class: 'ri' | 'ai' | 'ei' } | undefined> =>
  maybeOne(
    source,
    sql<{ type: 'individual' | 'corporate' | 'sub'; investor_class: 'ri' | 'ai' | 'ei' }>`
      select type, investor_class from customer where id = ${customerId}`,
  )
