import { kycReasonCodes } from '@tessera/contract/kyc-reasons.ts'
import type { Sent } from '@tessera/domain/kyc/details.ts'
import { kycMachine } from '@tessera/domain/kyc/machine.ts'
import { ok, refuse } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import { type ApprovalKind, approvalKind } from '../approvals/kind.ts'
import { notify } from '../messages/notify.ts'
import { move } from '../platform/state.sql.ts'
import { waitingCases } from './cases.sql.ts'
import { faultsToday } from './check-today.ts'
import { claimIdentity, decideCase } from './kyc.sql.ts'
import { aboutOf, Content, loadFor, noteView, rejectFile, setStanding, summaryOf } from './review-content.ts'
import { caseNumber } from './standing.ts'

/** Approves or rejects who a customer is. */
export const kycReview: ApprovalKind = approvalKind({
  permission: 'kyc.review',
  dueHours: 72,
  reasonCodes: kycReasonCodes,
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
  approve: async (tx, caseId, content) => {
    const { customerId, documentNumberHash, legalName: realName } = content
    // A file may wait until its document has run out, or its country is served no longer.
    const [fault] = await faultsToday(tx, sentOfContent(content), tx.now)
    if (fault !== undefined) return refuse(fault.code, fault)
    if (!(await claimIdentity(tx, customerId, documentNumberHash)))
      return refuse('KYC_DOCUMENT_IN_USE', { field: 'documentNumber' })
    await move(tx, 'kyc_case', caseId, kycMachine, 'approve')
    await decideCase(tx, { id: caseId, reasonCode: null, told: null })
    await setStanding(tx, { customerId, caseId, action: 'kyc.approve', kyc: 'approved', realName })
    await notify(tx, customerId, { kind: 'kyc_approved', params: {} })
    return ok({})
  },
  refuse: (tx, caseId, content, reason) => rejectFile(tx, caseId, 'reject', { content, reason }),
})

const sentOfContent = ({
  birthDate,
  nationality,
  documentType,
  documentExpiresOn,
  address,
  photos,
  fromMyinfoAt,
}: Content): Sent => ({
  birthDate,
  nationality,
  country: address.country,
  documentType,
  documentExpiresOn,
  uploads: fromMyinfoAt === undefined ? Object.fromEntries(photos.map(({ kind, uploadId }) => [kind, uploadId])) : null,
})
