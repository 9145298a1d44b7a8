import { wholeLimit } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { ZERO } from '@tessera/domain/books/money/amount.ts'
import { type Reviewers, reviewersOf, type ReviewTiers } from '@tessera/domain/payments/withdrawals/review-tier.ts'
import { lockCustomerState, refuseIndebted } from '#access/customers/customer-state.sql.ts'
import { referenceCurrency } from '#books/rates/reference-currency.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import { usedOf } from './limits.sql.ts'
import { refuseFrozen } from './may-withdraw.ts'
import { isTrustedNow } from './address-book.sql.ts'
import { mustStep, type WithdrawalRow } from './withdrawals.sql.ts'

type Counted = Pick<WithdrawalRow, 'limit_value' | 'limit_currency' | 'over_limit_reason'>
type Outgoing = { readonly customer_id: string; readonly over_limit_reason: string | null; readonly requested_at: Date }

async function tiersNow(tx: Tx): Promise<ReviewTiers> {
  const { automaticUpTo, onePersonUpTo } = await readSetting(tx, 'reviewTiers')
  return { automaticUpTo: wholeLimit(automaticUpTo), onePersonUpTo: wholeLimit(onePersonUpTo) }
}

/**
 * Returns the number of people who must review this withdrawal or payout, by the current settings (decision 0148). It
 * counts from 24 hours before the request, so that the number does not fall while the case waits.
 */
export async function requiredReviewers(
  tx: Tx,
  { customer_id, over_limit_reason, requested_at }: Outgoing,
): Promise<Reviewers> {
  const tiers = await tiersNow(tx)
  if (tiers.onePersonUpTo === ZERO) return 2
  const used = await usedOf(tx, customer_id, await referenceCurrency(tx), requested_at)
  return reviewersOf(used?.last24Hours, tiers, over_limit_reason !== null)
}

/**
 * Returns the minimum number of people who must have approved an amount of this value, whatever else its customer
 * withdrew.
 */
export async function leastReviewers(
  tx: Tx,
  { limit_value, limit_currency, over_limit_reason }: Counted,
): Promise<Reviewers> {
  const isCurrent = limit_currency === (await referenceCurrency(tx))
  return reviewersOf(isCurrent ? limit_value : undefined, await tiersNow(tx), over_limit_reason !== null)
}

/** Makes the checks of an approval that concern the customer: the account may act, is not frozen, and has no debt. */
export async function mayApproveAlone(tx: Tx, customerId: string): Promise<boolean> {
  const customerState = await lockCustomerState(tx, customerId)
  const isIdentified = customerState.status === 'active' && customerState.kyc_status === 'approved'
  return isIdentified && refuseFrozen(customerState).ok && refuseIndebted(customerState).ok
}

/**
 * Approves a withdrawal in review that needs no review by people. It remains in review if any check of an approval by
 * people fails, or if its address is not trusted. The signer repeats all checks.
 */
export async function approveAutomatically(
  tx: Tx,
  w: Pick<WithdrawalRow, 'id' | 'customer_id' | 'address_id' | 'over_limit_reason' | 'requested_at'>,
): Promise<void> {
  if ((await requiredReviewers(tx, w)) !== 0) return
  if (!(await mayApproveAlone(tx, w.customer_id)) || !(await isTrustedNow(tx, w.address_id))) return
  await mustStep(tx, w.id, 'approve')
  const target = { type: 'withdrawal_review', id: w.id } as const
  await recordAct(tx, { action: 'withdrawals.approve_automatically', target })
}
