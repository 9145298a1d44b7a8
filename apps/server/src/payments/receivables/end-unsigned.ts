import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { endByUs } from '#payments/payouts/end-payout.ts'
import type { Tx } from '#platform/database/tx.ts'
import { loadIn, refuseWithdrawal } from '#payments/withdrawals/review-content.ts'
import type { lockUnsigned } from './receivables.sql.ts'

const reason = { reason: '', code: 'credit_reversed', customerMessage: null } as const

/**
 * Ends locked payments that have not left: releases the holds and the used limits, and notifies the customer of the
 * reason. Money that cannot be returned now, for example during a restore, remains held, and the block of the
 * receivable prevents its payment.
 */
export async function endUnsigned(
  tx: Tx,
  { payouts, withdrawals }: Awaited<ReturnType<typeof lockUnsigned>>,
): Promise<void> {
  for (const id of payouts) await endByUs(tx, id, 'refuse', reason)
  for (const id of withdrawals) {
    const content = await loadIn(tx, id, ['email_confirm', 'review', 'approved'])
    assert(content, `withdrawal ${id} is signed although it was locked unsigned`)
    await refuseWithdrawal(tx, id, content, reason)
  }
}
