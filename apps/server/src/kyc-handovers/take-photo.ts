import type { InputOf, ReplyOf } from '@tessera/contract/endpoint.ts'
import type { kycHandovers } from '@tessera/contract/kyc-handovers.ts'
import { companyDocumentKinds } from '@tessera/domain/companies/documents.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { standsActive } from '../customers/standing.sql.ts'
import { saveDocument } from '../companies/save-document.ts'
import { mayOpenFile } from '../kyc/may-open-file.ts'
import type { VisitorCall } from '../platform/call.ts'
import type { Deps } from '../platform/deps.ts'
import type { Tx } from '../platform/tx.ts'
import { takeUpload, type UploadDeps } from '../uploads/take-upload.ts'
import { type HandoverItem, type HandoverRow, lockOfPhone, photosOf, putPhoto } from './kyc-handovers.sql.ts'
import { expired, itemUnknown } from './refusals.ts'
import { shownToPhone } from './shown.ts'

type Row = typeof kycHandovers.send
type Refusal = Row['refusals'][number]

/**
 * Stores a photo from the phone as an upload of the customer, for the company's application or for the form on the
 * computer. The phone's token is checked before the file is read and again before it is stored.
 */
export async function takePhoto(
  deps: Deps,
  own: UploadDeps,
  call: VisitorCall,
  sent: InputOf<Row>,
): Promise<Outcome<ReplyOf<Row>, Refusal>> {
  const may = await call.inTx((tx) => maySend(tx, sent))
  if (!may.ok) return may
  const open = may.value
  const asCustomer = deps.inTx(`customer:${open.customer_id}`)
  const purpose = open.flow === 'personal' ? 'kyc' : 'attachment'
  const taken = await takeUpload(own, asCustomer, { name: sent.name, purpose, file: call.file })
  if (!taken.ok) return taken
  return asCustomer(async (tx) => {
    const still = await maySend(tx, sent)
    if (!still.ok) return still
    const row = still.value
    const kept = await keepPhoto(tx, row, sent.item, taken.value.id)
    return kept.ok ? ok(shownToPhone(row, await photosOf(tx, row.id), tx.now)) : kept
  })
}

/** The handover of this phone while its photos are needed: nothing is kept of a frozen account, or for a file that was sent. */
async function maySend(tx: Tx, sent: InputOf<Row>): Promise<Outcome<HandoverRow, Refusal>> {
  const row = await lockOfPhone(tx, sent)
  if (row === undefined || row.status !== 'opened') return expired
  if (!row.items.includes(sent.item)) return itemUnknown('item')
  if (!(await standsActive(tx, row.customer_id))) return refuse('ACCOUNT_FROZEN')
  if (row.flow === 'company') return ok(row)
  const isNeeded = (await mayOpenFile(tx, row.customer_id, { orAgain: true })).ok
  return isNeeded ? ok(row) : expired
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
