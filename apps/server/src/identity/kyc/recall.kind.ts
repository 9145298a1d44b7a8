import { kycRecallKind } from '@tessera/contract/identity/kyc/recall.kind.ts'
import { KycItemRequests } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { type ApprovalKind, approvalKind } from '#services/approvals/kind.ts'
import { notify } from '#services/messages/notify.ts'
import { move } from '#platform/database/state.sql.ts'
import { checkItemReasons, saveResubmissions } from './request-resubmission.ts'
import { reopenCase } from './kyc.sql.ts'
import { Content, loadFor, noteView, rejectFile, setStanding, summaryOf } from './review-content.ts'

/**
 * Recalls an approved identity. Approving the proposal starts a new review, for which the customer sends the requested
 * items. Rejecting it withdraws the approval. In both cases, withdrawals are blocked until two people approve the
 * identity again.
 */
export const kycRecall: ApprovalKind<'kyc_recall'> = approvalKind(kycRecallKind, {
  proposal: z.strictObject({ items: KycItemRequests.optional() }),
  content: Content.extend({ items: KycItemRequests.optional() }),
  load: async (tx, caseId, { items }) => {
    const content = await loadFor(tx, caseId, 'revoke')
    return content && { ...content, ...(items && { items }) }
  },
  /** A review without a request to the customer would never end. */
  approvable: ({ items }) => items !== undefined,
  proposed: (tx, _caseId, { items = [] }) => checkItemReasons(tx, items),
  approve: async (tx, caseId, { customerId, version, items }) => {
    assert(items, 'a proposal to review again must name the requested items')
    await reopenCase(tx, caseId)
    await move(tx, 'kyc_case', caseId, kycMachine, 'reopen')
    const by = tx.actor.replace(/^operator:/, '')
    const { reason } = await saveResubmissions(tx, { caseId, version, items, by })
    await setStanding(tx, { customerId, caseId, action: 'kyc.reopen', kyc: 'pending' })
    await notify(tx, customerId, { kind: 'kyc_reopened', params: { reason } })
    return ok({})
  },
  refuse: (tx, caseId, content, reason) => rejectFile(tx, caseId, 'revoke', { content, reason }),
  waiting: () => Promise.resolve([]),
  summary: summaryOf,
  noteView,
})
