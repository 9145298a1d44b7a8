import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { noteOpened } from '#services/approvals/document-checks.sql.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { mayLook } from '#identity/kyc/open-photo.ts'
import { watermarked } from '#identity/kyc/watermark.ts'
import type { Log } from '#platform/observing/log.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readUpload, type UploadRow } from '#services/uploads/uploads.sql.ts'
import { dayOf } from './standing.ts'
import { isPaperOf } from './versions.sql.ts'

type Opened = { readonly upload: UploadRow; readonly day: string }
type Look = { readonly id: string; readonly uploadId: string; readonly reason: string; readonly ip: string }

/** Notes who looks at which paper and why, before it is shown. It counts to the day's photos. */
export async function openDocument(
  tx: Tx,
  log: Log,
  operatorId: string,
  look: Look,
): Promise<Outcome<Opened, 'NOT_FOUND' | 'KYC_VIEW_LIMIT_REACHED'>> {
  if (!(await isPaperOf(tx, look.id, look.uploadId))) return refuse('NOT_FOUND')
  return openAsReviewer(tx, log, operatorId, { ...look, subjectId: look.id })
}

/** Notes the view of a document that belongs to the company, and to the subject of a decision. */
export async function openAsReviewer(
  tx: Tx,
  log: Log,
  operatorId: string,
  look: Look & { readonly subjectId: string },
): Promise<Outcome<Opened, 'KYC_VIEW_LIMIT_REACHED'>> {
  const may = await mayLook(tx, log, operatorId)
  if (!may.ok) return may
  await recordAct(tx, {
    action: 'companies.view_document',
    target: { type: 'company_application', id: look.id },
    after: { upload: look.uploadId },
    reason: look.reason,
    ip: look.ip,
  })
  await noteOpened(tx, { operatorId, subjectId: look.subjectId, uploadId: look.uploadId })
  return ok({ upload: await readUpload(tx, look.uploadId), day: dayOf(tx.now) })
}

/** A picture carries who looks at it; a PDF is given as it was sent, which the log tells alone. */
export const marked = async (file: File, operatorId: string, day: string): Promise<File> =>
  file.type.startsWith('image/') ? watermarked(file, operatorId, day) : file
