import { whySetAside } from '@tessera/domain/payments/deposits/crediting.ts'
import { depositMachine, type DepositEvent } from '@tessera/domain/payments/deposits/machine.ts'
import { depositCredited, depositSetAside } from '@tessera/domain/payments/deposits/postings.ts'
import { statusesAllowing } from '@tessera/domain/platform/machine/machine.ts'
import { amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { networkOf } from '#books/coins/networks.sql.ts'
import { lockCustomerState } from '#access/customers/customer-state.sql.ts'
import { post } from '#books/ledger/post.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { recordFirstStatus, move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Incoming } from '#payments/chain/chain-transfers.ts'
import type { Watched } from './addresses.sql.ts'
import { lockDeposit, setCredited, setReason, setSettled, type DepositRow } from './deposits.sql.ts'

/** Shows a deposit in transit. Credits nothing. */
export async function announceDeposit(tx: Tx, id: string, watched: Watched, seen: Incoming): Promise<Outcome<void>> {
  const deposit = await lockDeposit(tx, id, watched, seen)
  if (deposit.fresh) await recordFirstStatus(tx, 'deposit', deposit.id, depositMachine)
  if (statusesAllowing(depositMachine, 'confirm').includes(deposit.status)) await step(tx, deposit.id, 'confirm')
  return ok(undefined)
}

/**
 * Credits a finalized deposit, or puts it in suspense with the reason. It does so once, however many calls are
 * concurrent.
 */
export async function settleDeposit(tx: Tx, id: string, watched: Watched, settled: Incoming): Promise<Outcome<void>> {
  const deposit = await lockDeposit(tx, id, watched, settled)
  if (!(await finalise(tx, deposit, watched, settled))) return ok(undefined)
  const customerState = await lockCustomerState(tx, watched.customer_id)
  const network = await networkOf(tx, watched.coin, watched.chain)
  assert(network.ok, `deposit ${deposit.id} is in a coin that is not listed`)
  const reason = whySetAside({
    amount: amount(settled.amount),
    min: network.value.deposit_min,
    open: network.value.deposit_open && customerState.deposits_open,
    approved: customerState.status === 'active' && customerState.kyc_status === 'approved',
    isUnexplained: settled.isUnexplained,
  })
  const arrived = { customer: watched.customer_id, coin: watched.coin, amount: amount(settled.amount) }
  const posted = await post(tx, {
    kind: reason === undefined ? 'deposit' : 'suspense',
    ref: { type: 'deposit', id: deposit.id },
    transfers: reason === undefined ? depositCredited(arrived) : depositSetAside(arrived),
  })
  assert(posted.ok, 'a posting was refused, although custody may be negative')
  if (reason === undefined) await setCredited(tx, deposit.id, posted.value.journalId)
  else await setReason(tx, deposit.id, reason)
  await step(tx, deposit.id, reason === undefined ? 'credit' : 'set_aside')
  if (reason === undefined)
    await notifyCredited(tx, watched.customer_id, {
      id: deposit.id,
      amount: formatAmount(arrived.amount, network.value.scale),
      coin: watched.coin,
    })
  return ok(undefined)
}

type Credited = { readonly id: string; readonly amount: string; readonly coin: string }
export const notifyCredited = (tx: Tx, customerId: string, { id, ...params }: Credited): Promise<void> =>
  notify(tx, customerId, { kind: 'deposit_credited', params }, id)

/** Moves the row to `finalised`, even if it was dropped before. Returns false if it is already settled. */
async function finalise(tx: Tx, deposit: DepositRow, watched: Watched, settled: Incoming): Promise<boolean> {
  const open = statusesAllowing(depositMachine, 'confirm').includes(deposit.status)
  if (!open && deposit.status !== 'confirming') return false
  if (deposit.fresh) await recordFirstStatus(tx, 'deposit', deposit.id, depositMachine)
  await setSettled(tx, deposit.id, settled, watched.confirmations)
  if (open) await step(tx, deposit.id, 'confirm')
  await step(tx, deposit.id, 'finalise')
  return true
}

/** Drops an announced deposit that was never finalized. */
export async function dropDeposit(tx: Tx, id: string): Promise<Outcome<void>> {
  await move(tx, 'deposit', id, depositMachine, 'drop')
  return ok(undefined)
}

/** Applies an event to a row that the caller has locked and checked. Throws if the status does not allow it. */
export async function step(tx: Tx, id: string, event: DepositEvent): Promise<void> {
  assert(await move(tx, 'deposit', id, depositMachine, event), `deposit ${id} cannot take the event ${event}`)
}
