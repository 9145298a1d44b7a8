import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import { companyChangesReview } from '@tessera/contract/identity/company-changes/company-changes.ts'
import { investorClassesReview } from '@tessera/contract/identity/investor-classes/investor-classes-review.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { clientOf } from './client-of.ts'

type Kind = 'kyc_review' | 'company_review' | 'company_change' | 'investor_class'

/** An operator opens and accepts every document of a case, through the API. */
export async function acceptDocuments(baseUrl: string, token: string, kind: Kind, id: string): Promise<void> {
  const { files, documents } = await documentsOf(baseUrl, token, kind, id)
  for (const { uploadId } of documents) {
    await files.file({ id, uploadId, reason: 'Compared with the file.' })
    await clientOf(baseUrl, token, approvals).judgeDocument({ subjectId: id, uploadId, verdict: 'accepted' })
  }
}

async function documentsOf(baseUrl: string, token: string, kind: Kind, id: string) {
  if (kind === 'investor_class') {
    const files = clientOf(baseUrl, token, investorClassesReview)
    return { files, documents: (await files.get({ id })).files }
  }
  if (kind === 'company_change') {
    const files = clientOf(baseUrl, token, companyChangesReview)
    return { files, documents: (await files.get({ id })).documents }
  }
  const files = clientOf(baseUrl, token, kind === 'kyc_review' ? kycCases : companiesReview)
  return { files, documents: (await files.get({ id })).versions[0]?.documents ?? [] }
}
