import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { noteOpened } from '#services/approvals/document-checks.sql.ts'
import { type Act, recordAct } from '#services/audit/record.sql.ts'
import type { Log } from '#platform/observing/log.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readUpload, type UploadRow } from '#services/uploads/uploads.sql.ts'
import { isPhotoOf, countOpenedPhotos } from './cases.sql.ts'
import { kycViewLimitReached } from './refusals.ts'

/**
 * Number of documents that one operator may open in 24 hours without a verdict, too few to collect data (decision
 * 0062).
 */
export const PHOTOS_PER_DAY = 50

export type OpenedPhoto = { readonly upload: UploadRow; readonly day: string }
type OpenRequest = { readonly uploadId: string; readonly reason: string; readonly ip: string }
type View = OpenRequest &
  Pick<Act, 'action' | 'target'> & {
    readonly operatorId: string
    /** The subject of the decision that needs a verdict on the document, if it is not the target. */
    readonly subjectId?: string
  }

export async function openPhoto(
  tx: Tx,
  log: Log,
  operatorId: string,
  { caseId: id, ...openRequest }: OpenRequest & { readonly caseId: string },
): Promise<Outcome<OpenedPhoto, 'NOT_FOUND' | 'KYC_VIEW_LIMIT_REACHED'>> {
  if (!(await isPhotoOf(tx, id, openRequest.uploadId))) return refuse('NOT_FOUND')
  return openForReview(tx, log, {
    ...openRequest,
    operatorId,
    action: 'kyc.view_photo',
    target: { type: 'kyc_case', id },
  })
}

/** Logs the operator, the document and the reason before it is shown, and counts it towards the daily limit. */
export async function openForReview(
  tx: Tx,
  log: Log,
  { operatorId, uploadId, action, target, subjectId = target.id, reason, ip }: View,
): Promise<Outcome<OpenedPhoto, 'KYC_VIEW_LIMIT_REACHED'>> {
  const may = await checkDailyLimit(tx, log, operatorId)
  if (!may.ok) return may
  await recordAct(tx, { action, target, after: { upload: uploadId }, reason, ip })
  await noteOpened(tx, { operatorId, subjectId, uploadId })
  return ok({ upload: await readUpload(tx, uploadId), day: tx.now.toISOString().slice(0, 10) })
}

/** Refuses once the daily limit is used up. Photos of persons and documents of companies count together. */
export async function checkDailyLimit(
  tx: Tx,
  log: Log,
  operatorId: string,
): Promise<Outcome<undefined, 'KYC_VIEW_LIMIT_REACHED'>> {
  if ((await countOpenedPhotos(tx, operatorId)) < PHOTOS_PER_DAY) return ok(undefined)
  log.warn(
    { alarm: 'kyc photos', operator: operatorId },
    'an operator reached the daily limit of opened identity files',
  )
  return kycViewLimitReached(PHOTOS_PER_DAY)
}
