import type { companies } from '@tessera/contract/identity/companies/companies.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { CompanyDocumentKind } from '@tessera/domain/identity/companies/documents.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { deleteDocument, isOwnAttachment, putDocument, recordChange } from './companies.sql.ts'
import { type EditRefusal, lockEditableItem } from './lock-editable.ts'
import { dayOf } from './company-verification.ts'
import { companyDateLater, companyDocumentMissing, companyUploadTwice, companyUploadUnknown } from './refusals.ts'

type SaveRefusal =
  | EditRefusal
  | 'COMPANY_NOTHING_SAVED'
  | 'COMPANY_DOCUMENT_MISSING'
  | 'COMPANY_DATE_LATER'
  | 'COMPANY_UPLOAD_UNKNOWN'
  | 'COMPANY_UPLOAD_TWICE'

/** Sets the file for a kind of document. The checklist shows its age; submission refuses a file that is too old. */
export async function saveDocument(
  tx: Tx,
  customerId: string,
  given: InputOf<typeof companies.saveDocument>,
): Promise<Outcome<unknown, SaveRefusal>> {
  const open = await lockEditableItem(tx, customerId, given.kind)
  if (!open.ok) return open
  const { row, read } = open.value
  const before = read.documents.find(({ kind }) => kind === given.kind)
  const uploadId = given.uploadId ?? before?.upload_id
  if (uploadId === undefined) return companyDocumentMissing
  // A new file has its own issue date.
  const dayBefore = given.uploadId === undefined || given.uploadId === before?.upload_id ? before?.issued_on : null
  const issuedOn = given.issuedOn === undefined ? (dayBefore ?? null) : given.issuedOn
  if (issuedOn !== null && issuedOn > dayOf(tx.now)) return companyDateLater('issuedOn')
  if (!(await isOwnAttachment(tx, customerId, uploadId))) return companyUploadUnknown('uploadId')
  if (read.documents.some((each) => each.kind !== given.kind && each.upload_id === uploadId))
    return companyUploadTwice('uploadId')
  await putDocument(tx, row.id, { kind: given.kind, uploadId, issuedOn })
  await recordChange(tx, row, given.kind)
  return ok({})
}

export async function removeDocument(
  tx: Tx,
  customerId: string,
  kind: CompanyDocumentKind,
): Promise<Outcome<unknown, EditRefusal | 'COMPANY_NOTHING_SAVED' | 'NOT_FOUND'>> {
  const open = await lockEditableItem(tx, customerId, kind)
  if (!open.ok) return open
  if ((await deleteDocument(tx, open.value.row.id, kind)) === 0n) return refuse('NOT_FOUND')
  await recordChange(tx, open.value.row, kind)
  return ok({})
}
