import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { endByUs } from '#payments/payouts/end-payout.ts'
import type { Tx } from '#platform/database/tx.ts'
import { loadIn, refuseWithdrawal } from '#payments/withdrawals/review-content.ts'
import type { lockUnsigned } from './receivables.sql.ts'

const reason = { reason: '', code: 'credit_reversed', told: null } as const

/**
 * Ends what is locked and may still not leave: the holds and the used limits go back, and the customer reads why. What nobody may give
 * back now, as after a restore, stays held, and the block of the receivable keeps it here.
 */
export async function endUnsigned(
  tx: Tx,
  { payouts, withdrawals }: Awaited<ReturnType<typeof lockUnsigned>>,
): Promise<void> {
  for (const id of payouts) await endByUs(tx, id, 'refuse', reason)
  for (const id of withdrawals) {
    const content = await loadIn(tx, id, ['email_confirm', 'review', 'approved'])
    assert(content, `withdrawal ${id} is locked before it is signed`)
    await refuseWithdrawal(tx, id, content, reason)
  }
}
