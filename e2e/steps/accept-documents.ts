import { approvals } from '@tessera/contract/approvals.ts'
import { companiesReview } from '@tessera/contract/companies-review.ts'
import { companyChangesReview } from '@tessera/contract/company-changes.ts'
import { kycCases } from '@tessera/contract/kyc.ts'
import { clientOf } from './client-of.ts'

/** An operator opens every document of an identity or company and accepts each, over the product's own calls. */
export async function acceptDocuments(
  baseUrl: string,
  token: string,
  kind: 'kyc_review' | 'company_review' | 'company_change',
  id: string,
): Promise<void> {
  const judge = (uploadId: string) =>
    clientOf(baseUrl, token, approvals).judgeDocument({ subjectId: id, uploadId, verdict: 'accepted' })
  if (kind === 'company_change') {
    const changes = clientOf(baseUrl, token, companyChangesReview)
    for (const { uploadId } of (await changes.get({ id })).documents) {
      await changes.file({ id, uploadId, reason: 'Compared with the register.' })
      await judge(uploadId)
    }
    return
  }
  const files = clientOf(baseUrl, token, kind === 'kyc_review' ? kycCases : companiesReview)
  const { versions } = await files.get({ id })
  for (const { uploadId } of versions[0]?.documents ?? []) {
    await files.file({ id, uploadId, reason: 'Compared with the person.' })
    await judge(uploadId)
  }
}
