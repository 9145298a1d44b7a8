import { payoutRecallKind } from '@tessera/contract/payments/payouts/recall.kind.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { endByUs } from './end-payout.ts'
import { listWaiting } from './list-payouts.sql.ts'
import { mustStep, setHeldBack } from './payouts.sql.ts'
import { Content, loadIn, summaryOf, waitingOf } from './review-content.ts'

/**
 * What was approved and is in no file: approve takes it back to review, where its approvals count no more; refuse gives the
 * money back. An export and this decision lock the same row: of both one happens.
 */
export const payoutRecall = approvalKind(payoutRecallKind, {
  proposal: z.strictObject({}),
  content: Content,
  load: (tx, id) => loadIn(tx, id, 'approved'),
  approve: async (tx, id) => {
    await setHeldBack(tx, id, null)
    await mustStep(tx, id, 'recall')
    return ok(undefined)
  },
  refuse: (tx, id, _content, reason) => endByUs(tx, id, 'refuse', reason),
  waiting: async (source, limit) => (await listWaiting(source, 'held_back', limit)).map(waitingOf),
  summary: summaryOf,
})
