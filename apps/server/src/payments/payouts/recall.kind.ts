import { payoutRecallKind } from '@tessera/contract/payments/payouts/recall.kind.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { endByUs } from './end-payout.ts'
import { listWaiting } from './list-payouts.sql.ts'
import { mustStep, setHeldBack } from './payouts.sql.ts'
import { Content, loadIn, summaryOf, waitingOf } from './review-content.ts'

/**
 * Decides on an approved payout that is in no file. `approve` returns it to review, where its earlier approvals no
 * longer count; `refuse` returns the money. The export locks the same row, so only one of the two happens.
 */
export const payoutRecall = approvalKind(payoutRecallKind, {
  proposal: z.strictObject({}),
  content: Content,
  amounts: ({ amount, fiat }) => [{ amount, coin: fiat }],
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
