import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { checkDailyLimit } from '#identity/kyc/open-photo.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readUpload, type UploadRow } from '#services/uploads/uploads.sql.ts'
import { type CapTableRow, capTablesOf, insertAccess, sentPaper } from './data-room.sql.ts'

type Reader = { readonly operatorId: string; readonly reason: string; readonly ip: string }
type PaperKey = { readonly kind: string; readonly version: number }
type Refused = 'NOT_FOUND' | 'KYC_VIEW_LIMIT_REACHED'

/**
 * Records the operator and the reason before a document is returned: in the audit log, and for the issuer. Counts
 * towards the daily limit of files.
 */
async function note(
  { log, random }: Pick<Deps, 'log' | 'random'>,
  tx: Tx,
  id: string,
  what: PaperKey,
  { operatorId, reason, ip }: Reader,
): Promise<Outcome<undefined, 'KYC_VIEW_LIMIT_REACHED'>> {
  const may = await checkDailyLimit(tx, log, operatorId)
  if (!may.ok) return may
  await insertAccess(tx, { id: random.uuid(), application: id, ...what, operator: operatorId, reason })
  await recordAct(tx, {
    action: 'financing.view_document',
    target: { type: 'financing_application', id },
    after: { ...what },
    reason,
    ip,
  })
  return ok(undefined)
}

export async function openPaper(
  deps: Pick<Deps, 'log' | 'random'>,
  tx: Tx,
  { id, uploadId }: { readonly id: string; readonly uploadId: string },
  reader: Reader,
): Promise<Outcome<UploadRow, Refused>> {
  const what = await sentPaper(tx, id, uploadId)
  if (what === undefined) return refuse('NOT_FOUND')
  const noted = await note(deps, tx, id, what, reader)
  return noted.ok ? ok(await readUpload(tx, uploadId)) : noted
}

export async function openCapTable(
  deps: Pick<Deps, 'log' | 'random'>,
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number },
  reader: Reader,
): Promise<Outcome<CapTableRow, Refused>> {
  const row = (await capTablesOf(tx, id)).find((each) => each.version === version && each.sent_at !== null)
  if (row === undefined) return refuse('NOT_FOUND')
  const noted = await note(deps, tx, id, { kind: 'cap_table', version }, reader)
  return noted.ok ? ok(row) : noted
}
