import { ZERO } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { subscriptionMachine } from '@tessera/domain/issuance/subscriptions/machine.ts'
import { release } from '#books/ledger/holds.sql.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockProduct } from '#issuance/products/products.sql.ts'
import { isCancellable } from './show-subscription.ts'
import {
  findOwn,
  lockSubscription,
  readSubscription,
  setAllotted,
  setCause,
  type SubscriptionRow,
} from './subscriptions.sql.ts'
import { subscriptionWrongStatus } from './refusals.ts'

/** Withdraws a subscription while allowed, and releases the whole hold. */
export async function withdrawSubscription(
  tx: Tx,
  customerId: string,
  id: string,
): Promise<Outcome<SubscriptionRow, 'NOT_FOUND' | 'SUBSCRIPTION_WRONG_STATUS'>> {
  const own = await findOwn(tx, id, customerId)
  if (own === undefined) return refuse('NOT_FOUND')
  // Locks the product first, so that a concurrent close or allotment waits, or is visible here.
  assert(await lockProduct(tx, { id: own.product_id }, 'share'), `the product of subscription ${id} cannot be read`)
  const row = await lockSubscription(tx, id)
  if (row === undefined || !isCancellable(row, tx.now)) return subscriptionWrongStatus
  await setCause(tx, id, 'withdrawn')
  await move(tx, 'subscription', id, subscriptionMachine, 'withdraw')
  await release(tx, row.hold_id)
  return ok(await readSubscription(tx, id))
}

/** Rejects a subscription without units and releases its hold. The row is locked and pending. */
export async function rejectUnallotted(
  tx: Tx,
  row: SubscriptionRow,
  cause: 'not_allotted' | 'called_off' | 'below_soft_cap',
): Promise<void> {
  await setAllotted(tx, row.id, { units: 0n, fee: ZERO, journalId: null })
  await setCause(tx, row.id, cause)
  await move(tx, 'subscription', row.id, subscriptionMachine, 'reject')
  await release(tx, row.hold_id)
}
