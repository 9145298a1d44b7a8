import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { noteOpened } from '#services/approvals/document-checks.sql.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Log } from '#platform/observing/log.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readUpload, type UploadRow } from '#services/uploads/uploads.sql.ts'
import { isPhotoOf, photosSeen } from './cases.sql.ts'

/** Documents one operator may open in 24 hours without a verdict on them: far from a collection (decision 0062). */
export const PHOTOS_PER_DAY = 50

type Opened = { readonly upload: UploadRow; readonly day: string }
type Look = { readonly caseId: string; readonly uploadId: string; readonly reason: string; readonly ip: string }

/** Notes who looks at which photo and why, before it is shown. */
export async function openPhoto(
  tx: Tx,
  log: Log,
  operatorId: string,
  look: Look,
): Promise<Outcome<Opened, 'NOT_FOUND' | 'KYC_VIEW_LIMIT_REACHED'>> {
  if (!(await isPhotoOf(tx, look.caseId, look.uploadId))) return refuse('NOT_FOUND')
  const may = await mayLook(tx, log, operatorId)
  if (!may.ok) return may
  await recordAct(tx, {
    action: 'kyc.view_photo',
    target: { type: 'kyc_case', id: look.caseId },
    after: { upload: look.uploadId },
    reason: look.reason,
    ip: look.ip,
  })
  await noteOpened(tx, { operatorId, subjectId: look.caseId, uploadId: look.uploadId })
  return ok({ upload: await readUpload(tx, look.uploadId), day: tx.now.toISOString().slice(0, 10) })
}

/** Whether the day's files are not used up: photos of persons and papers of companies count together. */
export async function mayLook(
  tx: Tx,
  log: Log,
  operatorId: string,
): Promise<Outcome<undefined, 'KYC_VIEW_LIMIT_REACHED'>> {
  if ((await photosSeen(tx, operatorId)) < PHOTOS_PER_DAY) return ok(undefined)
  log.warn({ alarm: 'kyc photos', operator: operatorId })
  return refuse('KYC_VIEW_LIMIT_REACHED', { params: { max: PHOTOS_PER_DAY } })
}
