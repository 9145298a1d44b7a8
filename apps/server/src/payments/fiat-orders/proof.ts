import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { FileStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { readUpload } from '#services/uploads/uploads.sql.ts'
import { fiatOrderWrongStatus, fiatProofUnknown } from './refusals.ts'
import type { Tx } from '#platform/database/tx.ts'
import { findOrder, hasProofFile, lockOrder, type OrderRow, proofOf, readOrder, setProof } from './orders.sql.ts'

/** Refuses a file that is not the customer's own upload with the purpose `attachment`. */
export const ownProof = async (
  tx: Tx,
  customerId: string,
  proof: string | null | undefined,
): Promise<Outcome<void, 'FIAT_PROOF_UNKNOWN'>> =>
  typeof proof !== 'string' || (await hasProofFile(tx, customerId, proof)) ? ok(undefined) : fiatProofUnknown

/** Adds, replaces or removes the proof of payment while the payment is being checked. A replaced file is deleted like any unused upload. */
export async function changeProof(
  tx: Tx,
  customerId: string,
  { id, proof }: { readonly id: string; readonly proof: string | null },
): Promise<Outcome<OrderRow, 'NOT_FOUND' | 'FIAT_ORDER_WRONG_STATUS' | 'FIAT_PROOF_UNKNOWN'>> {
  if ((await findOrder(tx, id, customerId)) === undefined) return refuse('NOT_FOUND')
  if ((await lockOrder(tx, { id }))?.status !== 'checking') return fiatOrderWrongStatus
  const own = await ownProof(tx, customerId, proof)
  if (!own.ok) return own
  await setProof(tx, id, proof)
  return ok(await readOrder(tx, id))
}

/** Returns the proof of payment to an operator; the audit log records each view. */
export async function openProof(
  tx: Tx,
  store: FileStore,
  { id, ip }: { readonly id: string; readonly ip: string },
): Promise<Outcome<File, 'NOT_FOUND'>> {
  const upload = await proofOf(tx, id)
  if (upload === undefined) return refuse('NOT_FOUND')
  await recordAct(tx, { action: 'fiat_orders.view_proof', target: { type: 'fiat_order', id }, after: { upload }, ip })
  return ok(await openUpload(store, await readUpload(tx, upload)))
}
