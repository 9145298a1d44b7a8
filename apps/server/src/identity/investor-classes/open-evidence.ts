import { type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { type OpenedPhoto, openForReview } from '#identity/kyc/open-photo.ts'
import type { Log } from '#platform/observing/log.ts'
import type { Tx } from '#platform/database/tx.ts'
import { isEvidenceOf } from './applications.sql.ts'

type OpenRequest = { readonly id: string; readonly uploadId: string; readonly reason: string; readonly ip: string }

export async function openEvidence(
  tx: Tx,
  log: Log,
  operatorId: string,
  { id, ...openRequest }: OpenRequest,
): Promise<Outcome<OpenedPhoto, 'NOT_FOUND' | 'KYC_VIEW_LIMIT_REACHED'>> {
  if (!(await isEvidenceOf(tx, id, openRequest.uploadId))) return refuse('NOT_FOUND')
  const target = { type: 'investor_application', id } as const
  return openForReview(tx, log, { ...openRequest, operatorId, action: 'investor_classes.view_file', target })
}
