import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { noteOpened } from '#services/approvals/document-checks.sql.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { mayLook } from '#identity/kyc/open-photo.ts'
import type { Log } from '#platform/observing/log.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readUpload, type UploadRow } from '#services/uploads/uploads.sql.ts'
import { isEvidenceOf } from './applications.sql.ts'

type Look = { readonly id: string; readonly uploadId: string; readonly reason: string; readonly ip: string }

/** Logs the operator, the file of evidence and the reason before the file is sent. Counts toward the daily photo limit. */
export async function openEvidence(
  tx: Tx,
  log: Log,
  operatorId: string,
  look: Look,
): Promise<Outcome<{ upload: UploadRow; day: string }, 'NOT_FOUND' | 'KYC_VIEW_LIMIT_REACHED'>> {
  if (!(await isEvidenceOf(tx, look.id, look.uploadId))) return refuse('NOT_FOUND')
  const may = await mayLook(tx, log, operatorId)
  if (!may.ok) return may
  await recordAct(tx, {
    action: 'investor_classes.view_file',
    target: { type: 'investor_application', id: look.id },
    after: { upload: look.uploadId },
    reason: look.reason,
    ip: look.ip,
  })
  await noteOpened(tx, { operatorId, subjectId: look.id, uploadId: look.uploadId })
  return ok({ upload: await readUpload(tx, look.uploadId), day: tx.now.toISOString().slice(0, 10) })
}
