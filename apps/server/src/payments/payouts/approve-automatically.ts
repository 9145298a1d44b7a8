import { recordAct } from '#services/audit/record.sql.ts'
import { readCustomerState } from '#access/customers/customer-state.sql.ts'
import { mayApproveAlone, requiredReviewers } from '#payments/withdrawals/review-tier.ts'
import type { Tx } from '#platform/database/tx.ts'
import { refuseOtherName } from './other-name.ts'
import { mustStep, type PayoutRow } from './payouts.sql.ts'

/** Approves a new payout that needs no review. It remains in review if any check of an approval by people fails. */
export async function approvePayoutAutomatically(
  tx: Tx,
  p: Pick<PayoutRow, 'id' | 'customer_id' | 'account_name' | 'over_limit_reason' | 'requested_at'>,
): Promise<void> {
  if ((await requiredReviewers(tx, p)) !== 0 || !(await mayApproveAlone(tx, p.customer_id))) return
  const { real_name: name } = await readCustomerState(tx, p.customer_id)
  if (!refuseOtherName(name, p.account_name).ok) return
  await mustStep(tx, p.id, 'approve')
  await recordAct(tx, { action: 'payouts.approve_automatically', target: { type: 'payout_review', id: p.id } })
}
