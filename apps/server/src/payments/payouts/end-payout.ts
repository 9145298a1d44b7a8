import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { payoutMachine } from '@tessera/domain/payments/payouts/machine.ts'
import type { Reason } from '#services/approvals/kind.ts'
import { mayGiveBack } from '#payments/exits/give-back.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { reasonTextAt } from '#platform/settings/reasons.sql.ts'
import { releaseHold } from '#payments/withdrawals/hold-within-limits.ts'
import { lockPayout, mustStep, type PayoutRow, setReason } from './payouts.sql.ts'
import { payoutWrongStatus } from './refusals.ts'

/**
 * Ends a locked payout as unpaid: releases the hold and the used limit. Only events that prove that no payment was sent
 * call it.
 */
async function giveBack(tx: Tx, p: PayoutRow, event: 'cancel' | 'refuse' | 'fail'): Promise<void> {
  await mustStep(tx, p.id, event)
  await releaseHold(tx, p)
}

/**
 * Cancels a payout for its customer before it is approved. Of two concurrent calls, the second finds its status
 * changed.
 */
export async function cancelPayout(
  tx: Tx,
  customerId: string,
  id: string,
): Promise<Outcome<void, 'NOT_FOUND' | 'PAYOUT_WRONG_STATUS' | 'GIVE_BACK_STOPPED'>> {
  const p = await lockPayout(tx, { id })
  if (p?.customer_id !== customerId) return refuse('NOT_FOUND')
  if (!statusesAllowing(payoutMachine, 'cancel').includes(p.status)) return payoutWrongStatus
  const may = await mayGiveBack(tx, 'customer')
  if (!may.ok) return may
  await giveBack(tx, p, 'cancel')
  return ok(undefined)
}

/** Ends a payout by a decision of two people, with a reason for the customer. */
export async function endByUs(
  tx: Tx,
  id: string,
  event: 'refuse' | 'fail',
  reason: Reason,
): Promise<Outcome<void, 'GIVE_BACK_STOPPED'>> {
  const p = await lockPayout(tx, { id })
  const may = await mayGiveBack(tx, { evidence: 'files' })
  if (!may.ok) return may
  const code = event === 'fail' ? 'bank_refused' : reason.code
  assert(p !== undefined && code !== null, `payout ${id} cannot be ended`)
  await setReason(tx, id, code, reason.customerMessage)
  await giveBack(tx, p, event)
  const text = await reasonTextAt(tx, 'payout', code)
  const params = { amount: formatAmount(p.amount, p.scale), fiat: p.coin, reason: text }
  await notify(tx, p.customer_id, { kind: 'payout_refused', params }, id)
  return ok(undefined)
}
