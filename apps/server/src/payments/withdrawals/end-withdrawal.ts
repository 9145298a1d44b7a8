import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { withdrawalMachine } from '@tessera/domain/payments/withdrawals/machine.ts'
import { mayGiveBack } from '#payments/exits/give-back.ts'
import type { Tx } from '#platform/database/tx.ts'
import { releaseHold } from './hold-within-limits.ts'
import { lockWithdrawal, mustStep, type WithdrawalRow } from './withdrawals.sql.ts'
import { withdrawalWrongStatus } from './refusals.ts'

/**
 * Ends a locked withdrawal as unpaid: releases the hold and the used limit. Only events that prove that no payment can
 * be confirmed call it.
 */
export async function giveBack(
  tx: Tx,
  w: WithdrawalRow,
  event: 'cancel' | 'lapse' | 'refuse' | 'refund',
): Promise<void> {
  await mustStep(tx, w.id, event)
  await releaseHold(tx, w)
}

/**
 * Cancels a withdrawal for its customer before it is approved. Of two concurrent calls, the second finds its status
 * changed.
 */
export async function cancelWithdrawal(
  tx: Tx,
  customerId: string,
  id: string,
): Promise<Outcome<void, 'NOT_FOUND' | 'WITHDRAWAL_WRONG_STATUS' | 'GIVE_BACK_STOPPED'>> {
  const w = await lockWithdrawal(tx, id)
  if (w?.customer_id !== customerId) return refuse('NOT_FOUND')
  if (!statusesAllowing(withdrawalMachine, 'cancel').includes(w.status)) return withdrawalWrongStatus
  const may = await mayGiveBack(tx, 'customer')
  if (!may.ok) return may
  await giveBack(tx, w, 'cancel')
  return ok(undefined)
}
