import { kycReviewKind } from '@tessera/contract/identity/kyc/review.kind.ts'
import { z } from 'zod'
import { type ApprovalKind, approvalKind } from '#services/approvals/kind.ts'
import { approveFile } from './approve-file.ts'
import { waitingCases } from './cases.sql.ts'
import { aboutOf, Content, loadFor, noteView, rejectFile, summaryOf } from './review-content.ts'
import { caseNumber } from './kyc-verification.ts'

/** Approves or rejects a customer's identity. */
export const kycReview: ApprovalKind<'kyc_review'> = approvalKind(kycReviewKind, {
  proposal: z.object({}).strict(),
  content: Content,
  load: (tx, caseId) => loadFor(tx, caseId, 'reject'),
  waiting: async (source, limit) =>
    (await waitingCases(source, limit)).map((row) => ({
      subjectId: row.id,
      since: row.submitted_at,
      number: caseNumber(row.number),
      subject: row.legal_name,
      about: aboutOf(row.nationality),
    })),
  documents: ({ photos }) => photos.map(({ uploadId }) => uploadId),
  summary: summaryOf,
  noteView,
  approvable: ({ askedAgain }) => askedAgain === undefined,
  approve: approveFile,
  refuse: (tx, caseId, content, reason) => rejectFile(tx, caseId, 'reject', { content, reason }),
})
