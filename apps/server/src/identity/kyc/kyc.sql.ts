import type { ReasonText } from '@tessera/contract/platform/settings/reason-areas.ts'
import type { DetailsSource, DocumentKind, DocumentType } from '@tessera/domain/identity/kyc/details.ts'
import type { KycCaseStatus, KycStatus } from '@tessera/domain/identity/kyc/machine.ts'
import type { AddableField } from '@tessera/domain/identity/singpass/prefill.ts'
import type { SumsubKind, SumsubStatus } from '@tessera/domain/identity/sumsub/machine.ts'
import { sql } from 'kysely'
import { type CustomerState, statusInFamily } from '#access/customers/customer-state.sql.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonText } from '#platform/settings/reasons.sql.ts'
import { NUMBER_FORMULA } from '#platform/secrets/number-hash.ts'

export type CaseRow = {
  id: string
  number: bigint
  customer_id: string
  status: KycCaseStatus
  version: number
  submitted_at: Date
  decided_at: Date | null
  /** The time of the last approval, which a new review keeps. */
  approved_at: Date | null
  withdrawn_at: Date | null
  reason_code: string | null
  customer_message: string | null
}
export type Address = {
  line1: string
  line2?: string
  city: string
  region?: string
  postcode: string
  country: string
}
export type VersionRow = {
  case_id: string
  version: number
  legal_name: string
  birth_date: string
  nationality: string
  document_type: DocumentType
  document_number_sealed: string
  document_number_hash: string
  document_number_masked: string
  document_expires_on: string | null
  address: Address
  source: DetailsSource
  /** The time of the data from Myinfo; null for details that the customer entered. */
  source_at: Date | null
  /** The details of a Myinfo file that no government verified. */
  unverified_fields: readonly AddableField[]
  at: Date
}
export type DocumentRow = { version: number; kind: DocumentKind; upload_id: string; sha256: string }
export type Item = 'details' | DocumentKind
export type AskRow = {
  version: number
  item: Item
  reason_code: string
  reason_text: ReasonText
  customer_message: string | null
  /** Null if a vendor requested it. */
  requested_by: string | null
  by_name: string | null
  at: Date
}

const cases = sql`select id, number, customer_id, status, version, submitted_at, decided_at, approved_at, withdrawn_at, reason_code, customer_message from kyc_case`

/** Locks the customer, so that the second of two concurrent submissions finds the first. */
export const lockCustomer = (tx: Tx, id: string): Promise<{ kyc_status: KycStatus; status: CustomerState['status'] }> =>
  one(
    tx,
    sql<{ kyc_status: KycStatus; status: CustomerState['status'] }>`
      select kyc_status, ${statusInFamily} as status from customer c where id = ${id} for update`,
  )

export const kycStatusOf = async (source: Source, customerId: string): Promise<KycStatus> => {
  const row = await one(
    source,
    sql<{ kyc_status: KycStatus }>`select kyc_status from customer where id = ${customerId}`,
  )
  return row.kyc_status
}

export const newestCase = (source: Source, customerId: string): Promise<CaseRow | undefined> =>
  maybeOne(source, sql<CaseRow>`${cases} where customer_id = ${customerId} order by number desc limit 1`)
/** Locks the customer first, as the customer's own submission does, so that they cannot deadlock. */
export async function lockCase(tx: Tx, id: string): Promise<CaseRow | undefined> {
  await many(tx, sql`select 1 from customer where id = (select customer_id from kyc_case where id = ${id}) for update`)
  return maybeOne(tx, sql<CaseRow>`${cases} where id = ${id} for update`)
}

export const insertCase = (tx: Tx, id: string, customerId: string): Promise<bigint> =>
  changed(
    tx,
    sql`insert into kyc_case (id, customer_id, status, version, opened_at, submitted_at)
        values (${id}, ${customerId}, 'submitted', 1, ${tx.now}, ${tx.now})`,
  )
export const setVersion = (tx: Tx, id: string, version: number): Promise<bigint> =>
  changed(tx, sql`update kyc_case set version = ${version}, submitted_at = ${tx.now} where id = ${id}`)

export const decideCase = (
  tx: Tx,
  c: { id: string; reasonCode: string | null; customerMessage: string | null },
): Promise<bigint> =>
  changed(
    tx,
    sql`update kyc_case set decided_at = ${tx.now}, reason_code = ${c.reasonCode}, customer_message = ${c.customerMessage},
               approved_at = case when status = 'approved' then ${tx.now}::timestamptz else approved_at end
         where id = ${c.id}`,
  )
/** Sets the final status of a file that its customer withdrew. The caller records the transition. */
export const withdrawCase = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update kyc_case set status = 'withdrawn', withdrawn_at = ${tx.now} where id = ${id}`)
/** True if an earlier file of the customer was rejected. */
export const wasRejected = async (tx: Tx, customerId: string): Promise<boolean> =>
  (await maybeOne(
    tx,
    sql`select 1 from kyc_case where customer_id = ${customerId} and status = 'rejected' limit 1`,
  )) !== undefined
/** Clears the decision. The review time starts again now. */
export const reopenCase = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update kyc_case set decided_at = null, opened_at = ${tx.now} where id = ${id}`)

export const insertVersion = (tx: Tx, v: Omit<VersionRow, 'at'>): Promise<bigint> =>
  changed(
    tx,
    sql`insert into kyc_version (case_id, version, legal_name, birth_date, nationality, document_type, document_number_sealed, document_number_hash,
                                 document_number_masked, document_expires_on, address, source, source_at, unverified_fields, number_formula, at)
        values (${v.case_id}, ${v.version}, ${v.legal_name}, ${v.birth_date}, ${v.nationality}, ${v.document_type}, ${v.document_number_sealed},
                ${v.document_number_hash}, ${v.document_number_masked}, ${v.document_expires_on}, ${JSON.stringify(v.address)}::jsonb,
                ${v.source}, ${v.source_at}, ${[...v.unverified_fields]}::text[], ${NUMBER_FORMULA}, ${tx.now})`,
  )
export const insertDocument = (
  tx: Tx,
  caseId: string,
  version: number,
  kind: DocumentKind,
  upload: string,
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into kyc_document (case_id, version, kind, upload_id) values (${caseId}, ${version}, ${kind}, ${upload})`,
  )
export const insertAsk = (
  tx: Tx,
  ask: {
    caseId: string
    version: number
    item: Item
    reason: string
    customerMessage: string | null
    by: string | null
  },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into kyc_ask (case_id, version, item, reason_code, customer_message, requested_by, at)
        values (${ask.caseId}, ${ask.version}, ${ask.item}, ${ask.reason}, ${ask.customerMessage}, ${ask.by}, ${tx.now})`,
  )

export const versionsOf = (source: Source, caseId: string): Promise<VersionRow[]> =>
  many(source, sql<VersionRow>`select * from kyc_version where case_id = ${caseId} order by version desc`)
export const documentsOf = (source: Source, caseId: string): Promise<DocumentRow[]> =>
  many(
    source,
    sql<DocumentRow>`
      select d.version, d.kind, d.upload_id, u.sha256 from kyc_document d join upload u on u.id = d.upload_id
       where d.case_id = ${caseId} order by d.version desc, array_position(array['front', 'back', 'selfie'], d.kind)`,
  )
export const asksOf = (source: Source, caseId: string): Promise<AskRow[]> =>
  many(
    source,
    sql<AskRow>`
      select a.version, a.item, a.reason_code, ${reasonText('kyc', sql`a.reason_code`, sql`a.at`)} as reason_text, a.customer_message, a.requested_by, o.name as by_name, a.at
        from kyc_ask a left join operator o on o.id = a.requested_by where a.case_id = ${caseId} order by a.version desc, a.item`,
  )

/** Returns the number of these files that the customer uploaded for verification. */
export async function countOwnPhotos(tx: Tx, customerId: string, ids: readonly string[]): Promise<number> {
  const row = await one(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from upload where id = any(${ids}::uuid[]) and owner = ${`customer:${customerId}`} and purpose = 'kyc'`,
  )
  return row.count
}

/**
 * Assigns the identity with which a customer is approved, in place of an earlier one. Returns false if another customer
 * has it.
 */
export async function claimIdentity(tx: Tx, customerId: string, numberHash: string): Promise<boolean> {
  await changed(tx, sql`delete from kyc_identity where customer_id = ${customerId} and number_hash <> ${numberHash}`)
  const taken = await changed(
    tx,
    sql`insert into kyc_identity (number_hash, customer_id) values (${numberHash}, ${customerId})
        on conflict (number_hash) do update set customer_id = excluded.customer_id where kyc_identity.customer_id = excluded.customer_id`,
  )
  return taken === 1n
}
/**
 * Frees the identity for the next approval with the same document, of another customer or of the same person's new
 * account.
 */
export const freeIdentity = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(tx, sql`delete from kyc_identity where customer_id = ${customerId}`)
/** Sets the status for the whole exchange. Only an approval sets the name. */
export const setKycStatus = (tx: Tx, customerId: string, status: KycStatus, realName?: string): Promise<bigint> =>
  changed(
    tx,
    sql`update customer set kyc_status = ${status}, kyc_changed_at = ${tx.now}, real_name = coalesce(${realName ?? null}, real_name) where id = ${customerId}`,
  )

/**
 * Returns the median hours from the first submission to the decision, over 30 days. Withdrawing an approval is not such
 * a decision.
 */
export async function medianReviewHours(source: Source): Promise<number | null> {
  const row = await one(
    source,
    sql<{ hours: number | null }>`
      select round(percentile_cont(0.5) within group (order by extract(epoch from decided_at - opened_at) / 3600))::int as hours
        from kyc_case where decided_at > now() - interval '30 days' and (status <> 'rejected' or approved_at is null or approved_at < opened_at)`,
  )
  return row.hours
}

/** True while the vendor reviews a person who has no open file here. */
export const isWithVendor = async (source: Source, customerId: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql`select 1 from sumsub_applicant where customer_id = ${customerId} and kind = 'personal' and status = 'pending'`,
  )) !== undefined

/** True while the vendor reviews a person, or passed them and the evidence was not taken yet. */
export const hasVendorCheck = async (source: Source, customerId: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql`select 1 from sumsub_applicant where customer_id = ${customerId} and kind = 'personal'
           and (status = 'pending' or (status = 'green' and taken_at is null))`,
  )) !== undefined

type Verdict = {
  readonly status: SumsubStatus
  readonly labels: string[]
  readonly at: string
  /** The hash of the number that the vendor checked; null if it named none. */
  readonly subject: string | null
}

/** Returns the newest verdict of the vendor about a customer; null if no verification was started. */
export async function vendorVerdict(source: Source, customerId: string, kind: SumsubKind): Promise<Verdict | null> {
  const row = await maybeOne(
    source,
    sql<{ status: SumsubStatus; labels: string[]; changed_at: Date; subject_hash: string | null }>`
      select status, labels, changed_at, subject_hash from sumsub_applicant where customer_id = ${customerId} and kind = ${kind}`,
  )
  if (row === undefined) return null
  const { status, labels, changed_at: at, subject_hash: subject } = row
  return { status, labels, at: at.toISOString(), subject }
}

/** Returns the newest verdict. `about` compares the document or company of the verdict with the given one. */
export async function verdictForSameNumber(
  source: Source,
  of: { readonly customerId: string; readonly kind: SumsubKind; readonly numberHash: string | null },
): Promise<(Omit<Verdict, 'subject'> & { about: 'same' | 'other' | 'unknown' }) | null> {
  const verdict = await vendorVerdict(source, of.customerId, of.kind)
  if (verdict === null) return null
  const { subject, ...rest } = verdict
  return { ...rest, about: subject === null ? 'unknown' : subject === of.numberHash ? 'same' : 'other' }
}
