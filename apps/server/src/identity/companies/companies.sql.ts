import type { ReasonText } from '@tessera/contract/platform/settings/reason-areas.ts'
import type { CompanyAddress, CompanyBasics } from '@tessera/domain/identity/companies/application.ts'
import type { CompanyDocumentKind } from '@tessera/domain/identity/companies/documents.ts'
import type { CompanyStatus } from '@tessera/domain/identity/companies/machine.ts'
import type { CompanyTypeCode } from '@tessera/domain/identity/companies/types.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonText } from '#platform/settings/reasons.sql.ts'

export type ApplicationRow = {
  id: string
  number: bigint
  customer_id: string
  status: CompanyStatus
  version: number
  company_type: CompanyTypeCode | null
  name: string | null
  registration_number: string | null
  registration_hash: string | null
  incorporated_on: string | null
  contact_number: string | null
  source_of_funds: string | null
  nature_of_business: string | null
  application_reason: string | null
  website: string | null
  registered_address: CompanyAddress
  business_address: CompanyAddress
  many_owners: boolean
  saved_at: Date
  submitted_at: Date | null
  used_days: number
  decided_at: Date | null
  withdrawn_at: Date | null
  reason_code: string | null
  customer_message: string | null
}
export type Item = 'basics' | 'persons' | CompanyDocumentKind
export type DocumentRow = {
  kind: CompanyDocumentKind
  upload_id: string
  name: string
  sha256: string
  issued_on: string | null
  added_at: Date
}
export type AskRow = {
  version: number
  item: Item
  reason_code: string
  reason_text: ReasonText
  customer_message: string | null
  requested_by: string
  by_name: string
  at: Date
  answered_at: Date | null
}

/** Returns the newest application of this customer, or the one with this id. */
export const ownApplication = (source: Source, customerId: string, id?: string): Promise<ApplicationRow | undefined> =>
  maybeOne(
    source,
    sql<ApplicationRow>`
      select * from company_application
       where customer_id = ${customerId} and (${id ?? null}::uuid is null or id = ${id ?? null}) order by number desc limit 1`,
  )
export const readApplicationRow = (source: Source, id: string): Promise<ApplicationRow | undefined> =>
  maybeOne(source, sql<ApplicationRow>`select * from company_application where id = ${id}`)
/** Locks the customer first, as the customer's own requests do. */
export async function lockApplication(tx: Tx, id: string): Promise<ApplicationRow | undefined> {
  await many(
    tx,
    sql`select 1 from customer where id = (select customer_id from company_application where id = ${id}) for update`,
  )
  return maybeOne(tx, sql<ApplicationRow>`select * from company_application where id = ${id} for update`)
}

export const hasWaitingChange = async (source: Source, id: string): Promise<boolean> =>
  (await maybeOne(source, sql`select 1 from company_change where application_id = ${id} and status = 'waiting'`)) !==
  undefined

const emptyAddress = JSON.stringify({ country: null, city: null, street: null, zip: null })
export const insertApplication = (tx: Tx, id: string, customerId: string): Promise<bigint> =>
  changed(
    tx,
    sql`insert into company_application (id, customer_id, status, version, registered_address, business_address, many_owners, opened_at, saved_at, used_days)
        values (${id}, ${customerId}, 'draft', 0, ${emptyAddress}::jsonb, ${emptyAddress}::jsonb, false, ${tx.now}, ${tx.now}, 0)`,
  )
export const saveBasics = (tx: Tx, id: string, b: CompanyBasics): Promise<bigint> =>
  changed(tx, sql`update company_application set ${basicColumns(b)} where id = ${id}`)
const basicColumns = (b: CompanyBasics) => sql`
  company_type = ${b.companyType}, name = ${b.name}, registration_number = ${b.registrationNumber}, incorporated_on = ${b.incorporatedOn},
  contact_number = ${b.contactNumber}, source_of_funds = ${b.sourceOfFunds}, nature_of_business = ${b.natureOfBusiness},
  application_reason = ${b.applicationReason}, website = ${b.website}, registered_address = ${JSON.stringify(b.registeredAddress)}::jsonb,
  business_address = ${JSON.stringify(b.businessAddress)}::jsonb, many_owners = ${b.widelyHeld}`
/** Records the time of the last change of an item. A change completes a request to send the item again. */
export async function recordChange(tx: Tx, { id, version }: ApplicationRow, item: Item): Promise<void> {
  await changed(tx, sql`update company_application set saved_at = ${tx.now} where id = ${id}`)
  await changed(
    tx,
    sql`update company_ask set answered_at = coalesce(answered_at, ${tx.now}) where application_id = ${id} and version = ${version} and item = ${item}`,
  )
}
export const setSubmitted = (tx: Tx, id: string, registrationHash: string): Promise<bigint> =>
  changed(
    tx,
    sql`update company_application set version = version + 1, submitted_at = ${tx.now}, saved_at = ${tx.now}, registration_hash = ${registrationHash} where id = ${id}`,
  )
/** Sets the status of an application that its owner withdrew. A later submission begins a new review period. */
export const withdrawRow = (tx: Tx, id: string): Promise<bigint> =>
  changed(
    tx,
    sql`update company_application set status = 'withdrawn', withdrawn_at = ${tx.now}, used_days = 0 where id = ${id}`,
  )
/** True if the account is, or was, verified as a company. */
export const hasCompany = async (source: Source, customerId: string): Promise<boolean> =>
  (await maybeOne(source, sql`select 1 from company_identity where customer_id = ${customerId}`)) !== undefined
/** True if an earlier application of the account was rejected. */
export const hasRejected = async (tx: Tx, customerId: string): Promise<boolean> =>
  (await maybeOne(
    tx,
    sql`select 1 from company_application where customer_id = ${customerId} and status = 'rejected' limit 1`,
  )) !== undefined
type NextVersion = { readonly basics: CompanyBasics; readonly hash: string; readonly version: number }
/**
 * Sets the data after an approved change, with its version in the same statement. Nothing else can change an approved
 * application.
 */
export const setVersion = (tx: Tx, id: string, { basics: b, hash, version }: NextVersion): Promise<bigint> =>
  changed(
    tx,
    sql`update company_application
           set version = ${version}, registration_hash = ${hash}, saved_at = ${tx.now}, ${basicColumns(b)}
         where id = ${id}`,
  )
/** Stops the clock of the review, and adds the days used so far. */
export const stopReviewClock = (tx: Tx, id: string, days: number): Promise<bigint> =>
  changed(tx, sql`update company_application set used_days = used_days + ${days} where id = ${id}`)
export const decideApplication = (
  tx: Tx,
  a: { id: string; reasonCode: string | null; customerMessage: string | null },
): Promise<bigint> =>
  changed(
    tx,
    sql`update company_application set decided_at = ${tx.now}, reason_code = ${a.reasonCode}, customer_message = ${a.customerMessage} where id = ${a.id}`,
  )

export const documentsOf = (source: Source, id: string): Promise<DocumentRow[]> =>
  many(
    source,
    sql<DocumentRow>`
      select d.kind, d.upload_id, u.name, u.sha256, d.issued_on, d.added_at from company_document d join upload u on u.id = d.upload_id
       where d.application_id = ${id} order by d.added_at, d.kind`,
  )
export const putDocument = (
  tx: Tx,
  id: string,
  d: { kind: CompanyDocumentKind; uploadId: string; issuedOn: string | null },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into company_document (application_id, kind, upload_id, issued_on, added_at)
        values (${id}, ${d.kind}, ${d.uploadId}, ${d.issuedOn}, ${tx.now})
        on conflict (application_id, kind) do update set upload_id = excluded.upload_id, issued_on = excluded.issued_on,
          added_at = case when company_document.upload_id = excluded.upload_id then company_document.added_at else excluded.added_at end`,
  )
export const deleteDocument = (tx: Tx, id: string, kind: CompanyDocumentKind): Promise<bigint> =>
  changed(tx, sql`delete from company_document where application_id = ${id} and kind = ${kind}`)

/** True if the customer uploaded this file as an attachment. */
export const isOwnAttachment = async (tx: Tx, customerId: string, uploadId: string): Promise<boolean> =>
  (await maybeOne(
    tx,
    sql`select 1 from upload where id = ${uploadId} and owner = ${`customer:${customerId}`} and purpose = 'attachment'`,
  )) !== undefined

export const insertAsk = (
  tx: Tx,
  a: { id: string; version: number; item: Item; reason: string; customerMessage: string | null; by: string },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into company_ask (application_id, version, item, reason_code, customer_message, requested_by, at)
        values (${a.id}, ${a.version}, ${a.item}, ${a.reason}, ${a.customerMessage}, ${a.by}, ${tx.now})`,
  )
export const asksOf = (source: Source, id: string): Promise<AskRow[]> =>
  many(
    source,
    sql<AskRow>`
      select a.version, a.item, a.reason_code, ${reasonText('company', sql`a.reason_code`, sql`a.at`)} as reason_text, a.customer_message, a.requested_by, o.name as by_name, a.at, a.answered_at
        from company_ask a join operator o on o.id = a.requested_by where a.application_id = ${id} order by a.version desc, a.at, a.item`,
  )

/** Replaces the company as which an account is verified. Returns false if another account has it. */
export async function claimCompany(tx: Tx, customerId: string, registrationHash: string): Promise<boolean> {
  await changed(
    tx,
    sql`delete from company_identity where customer_id = ${customerId} and registration_hash <> ${registrationHash}`,
  )
  const taken = await changed(
    tx,
    sql`insert into company_identity (registration_hash, customer_id) values (${registrationHash}, ${customerId})
        on conflict (registration_hash) do update set customer_id = excluded.customer_id where company_identity.customer_id = excluded.customer_id`,
  )
  return taken === 1n
}
/** Frees the company for another account after this one is closed or rejected. */
export const freeCompany = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(tx, sql`delete from company_identity where customer_id = ${customerId}`)
export const setCorporate = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(tx, sql`update customer set type = 'corporate' where id = ${customerId}`)

/** Returns the number of other accounts that are, or have applied to be, verified as the same company. */
export async function countOthersWithNumber(source: Source, customerId: string, hash: string | null): Promise<number> {
  const row = await one(
    source,
    sql<{ count: number }>`
      select count(distinct customer_id)::int as count from company_application where registration_hash = ${hash} and customer_id <> ${customerId}`,
  )
  return row.count
}

/** Clears the decision time, because the application is open again. */
export const clearDecision = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update company_application set decided_at = null where id = ${id}`)
