import { type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { type OpenedPhoto, openForReview } from '#identity/kyc/open-photo.ts'
import { watermarked } from '#identity/kyc/watermark.ts'
import type { Log } from '#platform/observing/log.ts'
import type { Tx } from '#platform/database/tx.ts'
import { isDocumentOfApplication } from './versions.sql.ts'

type OpenRequest = { readonly id: string; readonly uploadId: string; readonly reason: string; readonly ip: string }

export async function openDocument(
  tx: Tx,
  log: Log,
  operatorId: string,
  openRequest: OpenRequest,
): Promise<Outcome<OpenedPhoto, 'NOT_FOUND' | 'KYC_VIEW_LIMIT_REACHED'>> {
  if (!(await isDocumentOfApplication(tx, openRequest.id, openRequest.uploadId))) return refuse('NOT_FOUND')
  return openAsReviewer(tx, log, operatorId, { ...openRequest, subjectId: openRequest.id })
}

/** Opens a document for the decision about `subjectId`. The audit log names the company's application `id`. */
export const openAsReviewer = (
  tx: Tx,
  log: Log,
  operatorId: string,
  { id, ...openRequest }: OpenRequest & { readonly subjectId: string },
): Promise<Outcome<OpenedPhoto, 'KYC_VIEW_LIMIT_REACHED'>> =>
  openForReview(tx, log, {
    ...openRequest,
    operatorId,
    action: 'companies.view_document',
    target: { type: 'company_application', id },
  })

/** Watermarks an image with the operator's id. A PDF is returned unchanged; only the audit log records the operator. */
export const withWatermark = async (file: File, operatorId: string, day: string): Promise<File> =>
  file.type.startsWith('image/') ? watermarked(file, operatorId, day) : file
