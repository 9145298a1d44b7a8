import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { from } from '@tessera/domain/machine/machine.ts'
import { withdrawalMachine, type WithdrawalEvent } from '@tessera/domain/withdrawals/machine.ts'
import { lockStanding } from '../customers/standing.sql.ts'
import { release } from '../ledger/holds.sql.ts'
import type { Tx } from '../platform/tx.ts'
import { refuseFrozen } from './frozen.ts'
import { returnUse } from './limits.sql.ts'
import { lockWithdrawal, mustStep, setReason, type WithdrawalRow } from './withdrawals.sql.ts'

export type Moved = Outcome<WithdrawalRow, 'NOT_FOUND' | 'WITHDRAWAL_WRONG_STATUS'>

/** The row, locked, when `event` may happen to it now. Of two at once the second finds it moved. */
async function lockFor(tx: Tx, id: string, event: WithdrawalEvent, customerId?: string): Promise<Moved> {
  const found = await lockWithdrawal(tx, id)
  if (found === undefined || (customerId !== undefined && found.customer_id !== customerId)) return refuse('NOT_FOUND')
  return from(withdrawalMachine, event).includes(found.status) ? ok(found) : refuse('WITHDRAWAL_WRONG_STATUS')
}

/** Ends it unpaid: the hold and the used limit go back. Only events that prove nothing was sent lead here. */
async function giveBack(tx: Tx, w: WithdrawalRow, event: 'cancel' | 'refuse' | 'refund'): Promise<void> {
  await mustStep(tx, w.id, event)
  await release(tx, w.hold_id)
  await returnUse(tx, w.customer_id, w.limit_value, w.requested_at)
}

/** The customer takes it back, until somebody approved it. */
export async function cancelWithdrawal(tx: Tx, customerId: string, id: string): Promise<Moved> {
  const found = await lockFor(tx, id, 'cancel', customerId)
  if (found.ok) await giveBack(tx, found.value, 'cancel')
  return found
}

/** Operators refuse it; `reason` is what the customer reads. */
export async function refuseWithdrawal(tx: Tx, id: string, reason: string): Promise<Moved> {
  const found = await lockFor(tx, id, 'refuse')
  if (!found.ok) return found
  await setReason(tx, id, reason)
  await giveBack(tx, found.value, 'refuse')
  return found
}

/** Operators let it go to the signer, unless the customer's security settings changed meanwhile. */
export async function approveWithdrawal(tx: Tx, id: string): Promise<Moved | Outcome<never, 'WITHDRAWAL_FROZEN'>> {
  const found = await lockFor(tx, id, 'approve')
  if (!found.ok) return found
  const free = refuseFrozen(await lockStanding(tx, found.value.customer_id))
  if (!free.ok) return free
  await mustStep(tx, id, 'approve')
  return found
}

/** Operators give back what failed on the chain. */
export async function refundWithdrawal(tx: Tx, id: string, reason: string): Promise<Moved> {
  const found = await lockFor(tx, id, 'refund')
  if (!found.ok) return found
  await setReason(tx, id, reason)
  await giveBack(tx, found.value, 'refund')
  return found
}
