import { payoutReviewKind } from '@tessera/contract/payments/payouts/review.kind.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { lockCustomerState, refuseIndebted } from '#access/customers/customer-state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { refuseFrozen } from '#payments/withdrawals/may-withdraw.ts'
import { endByUs } from './end-payout.ts'
import { listWaiting } from './list-payouts.sql.ts'
import { mustStep } from './payouts.sql.ts'
import { refuseOtherName } from './other-name.ts'
import { Content, loadIn, summaryOf, waitingOf } from './review-content.ts'

/** Decides on a payout: `approve` releases it for the next file to the bank, `refuse` returns the money. */
export const payoutReview = approvalKind(payoutReviewKind, {
  proposal: z.strictObject({}),
  content: Content,
  amounts: ({ amount, fiat }) => [{ amount, coin: fiat }],
  load: (tx, id) => loadIn(tx, id, 'review'),
  approve,
  isOneEnough: ({ reviewTier }) => reviewTier !== undefined,
  refuse: (tx, id, _content, reason) => endByUs(tx, id, 'refuse', reason),
  waiting: async (source, limit) => (await listWaiting(source, 'review', limit)).map(waitingOf),
  summary: summaryOf,
})

async function approve(
  tx: Tx,
  id: string,
  { customer, account }: Content,
): Promise<Outcome<void, 'WITHDRAWAL_FROZEN' | 'RECEIVABLE_OUTSTANDING' | 'PAYOUT_NAME_DIFFERS'>> {
  const customerState = await lockCustomerState(tx, customer.id)
  const free = refuseFrozen(customerState)
  if (!free.ok) return free
  const repaid = refuseIndebted(customerState)
  if (!repaid.ok) return repaid
  const own = refuseOtherName(customerState.real_name, account.name)
  if (!own.ok) return own
  await mustStep(tx, id, 'approve')
  return ok(undefined)
}
