import { withdrawalReviewKind } from '@tessera/contract/payments/withdrawals/review.kind.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { lockCustomerState, refuseIndebted } from '#access/customers/customer-state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Deps } from '#platform/http/deps.ts'
import { sealFor } from '#platform/secrets/seal.ts'
import { refuseFrozen } from './may-withdraw.ts'
import { Content, loadIn, refuseWithdrawal, summaryOf, waitingOf } from './review-content.ts'
import { listWaiting } from './review.sql.ts'
import { APPROVAL_SEAL } from './seal.ts'
import { mustStep, setSignerRefusal } from './withdrawals.sql.ts'

/**
 * Decides on a withdrawal: `approve` lets the signer pay, also again after a failure on the chain; `refuse` returns the
 * money.
 */
export const withdrawalReview = ({ config }: Pick<Deps, 'config'>) =>
  approvalKind(withdrawalReviewKind, {
    proposal: z.strictObject({}),
    content: Content,
    amounts: ({ amount, coin }) => [{ amount, coin }],
    load: (tx, id) => loadIn(tx, id, ['review', 'failed']),
    approve,
    isOneEnough: ({ reviewTier }) => reviewTier !== undefined,
    refuse: refuseWithdrawal,
    seal: sealFor(config, APPROVAL_SEAL).of,
    waiting: async (source, limit) => (await listWaiting(source, limit)).map(waitingOf),
    summary: summaryOf,
  })

async function approve(
  tx: Tx,
  id: string,
  content: Content,
): Promise<Outcome<void, 'WITHDRAWAL_FROZEN' | 'RECEIVABLE_OUTSTANDING'>> {
  const customerState = await lockCustomerState(tx, content.customer.id)
  const free = refuseFrozen(customerState)
  if (!free.ok) return free
  const repaid = refuseIndebted(customerState)
  if (!repaid.ok) return repaid
  await mustStep(tx, id, 'approve')
  await setSignerRefusal(tx, id, null)
  return ok(undefined)
}
