import { withdrawalRecallKind } from '@tessera/contract/payments/withdrawals/recall.kind.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { Content, loadIn, refuseWithdrawal, summaryOf, waitingOf } from './review-content.ts'
import { isRecallable, listRefusedBySigner } from './review.sql.ts'
import { mustStep } from './withdrawals.sql.ts'

/**
 * What was approved and the signer will not pay: approve takes it back to review, where its approvals count no more; refuse
 * gives the money back. While it stands in `approved` nothing of it is signed that could still land.
 */
export const withdrawalRecall = approvalKind(withdrawalRecallKind, {
  proposal: z.strictObject({}),
  content: Content,
  load: async (tx, id) => {
    const content = await loadIn(tx, id, ['approved'])
    return content !== undefined && isRecallable(content.signerRefusal) ? content : undefined
  },
  approve: async (tx, id) => {
    await mustStep(tx, id, 'recall')
    return ok(undefined)
  },
  refuse: refuseWithdrawal,
  waiting: async (source, limit) => (await listRefusedBySigner(source, limit)).map(waitingOf),
  summary: summaryOf,
})
