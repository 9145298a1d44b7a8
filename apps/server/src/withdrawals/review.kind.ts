import { withdrawalReasonCodes } from '@tessera/contract/withdrawal-reasons.ts'
import { ok, type Outcome } from '@tessera/domain/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '../approvals/kind.ts'
import { lockStanding } from '../customers/standing.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { refuseFrozen } from './frozen.ts'
import { Content, loadIn, refuseWithdrawal, summaryOf, waitingOf } from './review-content.ts'
import { listWaiting } from './review.sql.ts'
import { mustStep, setSignerRefusal } from './withdrawals.sql.ts'

/** Approve lets the signer pay, also once more after a failure on the chain; refuse gives the money back. */
export const withdrawalReview = approvalKind({
  permission: 'withdrawals.review',
  dueHours: 24,
  reasonCodes: withdrawalReasonCodes,
  proposal: z.strictObject({}),
  content: Content,
  load: (tx, id) => loadIn(tx, id, ['review', 'failed']),
  approve,
  refuse: refuseWithdrawal,
  waiting: async (source, limit) => (await listWaiting(source, limit)).map(waitingOf),
  summary: summaryOf,
})

async function approve(tx: Tx, id: string, content: Content): Promise<Outcome<void, 'WITHDRAWAL_FROZEN'>> {
  const free = refuseFrozen(await lockStanding(tx, content.customer.id))
  if (!free.ok) return free
  await mustStep(tx, id, 'approve')
  await setSignerRefusal(tx, id, null)
  return ok(undefined)
}
