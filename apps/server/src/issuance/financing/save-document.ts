import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { type CapTableFault, readCapTable } from '@tessera/contract/issuance/financing/ocf.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { contentHash } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { touchFinancing } from './applications.sql.ts'
import { type EditRefusal, lockSavedForEdit } from './lock-for-edit.ts'
import { dayOf } from './read-financing.ts'
import { capTablesOf, ownAttachment, papersOf, putCapTable, putPaper } from './data-room.sql.ts'
import {
  financingDateLater,
  financingDocumentMissing,
  financingItemNotRequested,
  financingUploadNotPdf,
  financingUploadTwice,
  financingUploadUnknown,
} from './refusals.ts'

type Refused = EditRefusal | 'FINANCING_NOTHING_SAVED' | 'FINANCING_ITEM_NOT_REQUESTED'
type DocumentRefusal =
  | Refused
  | 'FINANCING_DOCUMENT_MISSING'
  | 'FINANCING_DATE_LATER'
  | 'FINANCING_UPLOAD_UNKNOWN'
  | 'FINANCING_UPLOAD_NOT_PDF'
  | 'FINANCING_UPLOAD_TWICE'

/**
 * Saves a file as the document of its kind. Replaces a version that was not sent, and adds a version to one that was.
 */
export async function saveDocument(
  tx: Tx,
  customerId: string,
  given: InputOf<typeof financing.saveDocument>,
): Promise<Outcome<unknown, DocumentRefusal>> {
  const open = await lockSavedForEdit(tx, customerId)
  if (!open.ok) return open
  const { row, items } = open.value
  if (!items.includes(given.kind)) return financingItemNotRequested
  const papers = await papersOf(tx, row.id)
  const before = papers.find(({ kind }) => kind === given.kind)
  const own = before?.sent_at === null ? before : undefined
  const uploadId = given.uploadId ?? own?.upload_id
  if (uploadId === undefined) return financingDocumentMissing
  // Another file has another date of issue.
  const savedDate = uploadId === own?.upload_id ? own.issued_on : null
  const issuedOn = given.issuedOn === undefined ? savedDate : given.issuedOn
  if (issuedOn !== null && issuedOn > dayOf(tx.now)) return financingDateLater
  const file = await ownAttachment(tx, customerId, uploadId)
  if (file === undefined) return financingUploadUnknown
  if (file.media_type !== 'application/pdf') return financingUploadNotPdf
  const isUsed = papers.some((each) => each.upload_id === uploadId && each !== own)
  if (isUsed) return financingUploadTwice
  const version = own?.version ?? (before?.version ?? 0) + 1
  await putPaper(tx, row.id, { kind: given.kind, version, uploadId, issuedOn })
  await touchFinancing(tx, row.id)
  return ok({})
}

/** Saves a valid cap table. For an invalid one, saves nothing and returns all faults. */
export async function saveCapTable(
  tx: Tx,
  customerId: string,
  json: string,
): Promise<Outcome<readonly CapTableFault[], Refused>> {
  const open = await lockSavedForEdit(tx, customerId)
  if (!open.ok) return open
  const { row, items } = open.value
  if (!items.includes('cap_table')) return financingItemNotRequested
  const { faults } = readCapTable(json)
  if (faults.length > 0) return ok(faults)
  const [newest] = await capTablesOf(tx, row.id)
  const version = newest?.sent_at === null ? newest.version : (newest?.version ?? 0) + 1
  await putCapTable(tx, row.id, { version, json, sha256: contentHash(JSON.parse(json)) })
  await touchFinancing(tx, row.id)
  return ok([])
}
