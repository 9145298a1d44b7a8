import { withdrawalRecallKind } from '@tessera/contract/payments/withdrawals/recall.kind.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { Content, loadIn, refuseWithdrawal, summaryOf, waitingOf } from './review-content.ts'
import { isRecallable, listRefusedBySigner } from './review.sql.ts'
import { mustStep } from './withdrawals.sql.ts'

/**
 * Decides on an approved withdrawal that the signer refuses to pay. `approve` returns it to review, where its earlier
 * approvals no longer count; `refuse` returns the money. In the status `approved` it has no signed bytes that could
 * still be confirmed.
 */
export const withdrawalRecall = approvalKind(withdrawalRecallKind, {
  proposal: z.strictObject({}),
  content: Content,
  amounts: ({ amount, coin }) => [{ amount, coin }],
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
