import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { kycHandovers } from '@tessera/contract/identity/kyc-handovers/kyc-handovers.ts'
import { companyDocumentKinds } from '@tessera/domain/identity/companies/documents.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { isActive } from '#access/customers/customer-state.sql.ts'
import { saveDocument } from '#identity/companies/save-document.ts'
import { mayOpenFile } from '#identity/kyc/may-open-file.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { takeUpload, type UploadDeps } from '#services/uploads/take-upload.ts'
import { deleteUpload, type UploadRow } from '#services/uploads/uploads.sql.ts'
import { type HandoverItem, type HandoverRow, lockOfPhone, photosOf, putPhoto } from './kyc-handovers.sql.ts'
import { phoneView } from './handover-views.ts'
import { kycQrExpired, kycQrItemUnknown } from './refusals.ts'

type Row = typeof kycHandovers.send
type Refusal = Row['refusals'][number]

/**
 * Stores a photo from the phone as an upload of the customer, for the company's application or for the form on the
 * computer. Checks the phone's token before the file is read and again before it is stored.
 */
export async function takePhoto(
  deps: Deps,
  own: UploadDeps,
  call: Pick<VisitorCall, 'file' | 'inTx'>,
  sent: InputOf<Row>,
): Promise<Outcome<ReplyOf<Row>, Refusal>> {
  const may = await call.inTx((tx) => maySend(tx, sent))
  if (!may.ok) return may
  const open = may.value
  const asCustomer = deps.inTx(`customer:${open.customer_id}`)
  const purpose = open.flow === 'personal' ? 'kyc' : 'attachment'
  const taken = await takeUpload(own, asCustomer, { name: sent.name, purpose, file: call.file })
  if (!taken.ok) return taken
  const saved = await asCustomer(async (tx) => {
    const still = await maySend(tx, sent)
    if (!still.ok) return still
    const row = still.value
    const placed = await keepPhoto(tx, row, sent.item, taken.value.id)
    return placed.ok ? ok(phoneView(row, await photosOf(tx, row.id), tx.now)) : placed
  })
  if (!saved.ok) await asCustomer((tx) => dropUpload(deps, tx, taken.value))
  return saved
}

/** Deletes a photo that arrived too late, because nothing refers to it. */
async function dropUpload(
  { enqueue }: Deps,
  tx: Tx,
  { id, stored_as: name }: UploadRow,
): Promise<Outcome<undefined, never>> {
  await deleteUpload(tx, id)
  await enqueue(tx, 'remove_files', { names: [name] })
  return ok(undefined)
}

/** Returns the handover of this phone if its photos are still needed. A frozen account or a sent file needs none. */
async function maySend(tx: Tx, sent: InputOf<Row>): Promise<Outcome<HandoverRow, Refusal>> {
  const row = await lockOfPhone(tx, sent)
  if (row === undefined || row.status !== 'opened') return kycQrExpired
  if (!row.items.includes(sent.item)) return kycQrItemUnknown('item')
  if (!(await isActive(tx, row.customer_id))) return refuse('ACCOUNT_FROZEN')
  if (row.flow === 'company') return ok(row)
  const isNeeded = (await mayOpenFile(tx, row.customer_id, { orAgain: true })).ok
  return isNeeded ? ok(row) : kycQrExpired
}

async function keepPhoto(
  tx: Tx,
  row: HandoverRow,
  item: HandoverItem,
  uploadId: string,
): Promise<Outcome<unknown, Refusal>> {
  const kind = companyDocumentKinds.find((each) => each === item)
  if (row.flow === 'company' && kind !== undefined) {
    const saved = await saveDocument(tx, row.customer_id, { kind, uploadId })
    if (!saved.ok) return saved
  }
  await putPhoto(tx, row.id, item, uploadId)
  return ok({})
}
