import { customerMachine } from '@tessera/domain/access/customers/machine.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { lockForFreeze } from '#access/customers/customer-state.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type DueStop, dueStops, endStop, isFrozenByStop } from './stops.sql.ts'

const BATCH_SIZE = 50

/** Ends stops whose time is over. An account is unfrozen with the last of the stops that froze it. */
export async function endDueStops({ inTx }: Pick<Deps, 'inTx'>): Promise<void> {
  await inTx('job:end_due_stops')(async (tx) => {
    for (const stop of await dueStops(tx, BATCH_SIZE)) await endOne(tx, stop)
    return ok(undefined)
  })
}

async function endOne(tx: Tx, { id, scope, customer_id: customerId }: DueStop): Promise<void> {
  if (customerId !== null) await lockForFreeze(tx, customerId)
  const wasFrozenByStop = customerId !== null && scope === 'account' && (await isFrozenByStop(tx, customerId))
  if ((await endStop(tx, id)) === 0n) return
  await recordAct(tx, { action: 'stops.end', target: { type: 'stop', id } })
  if (customerId !== null && wasFrozenByStop && !(await isFrozenByStop(tx, customerId))) await unfreeze(tx, customerId)
}

/** Unfreezes an account and notifies its owner. Does nothing if the account is not frozen. */
export async function unfreeze(tx: Tx, customerId: string): Promise<void> {
  if ((await move(tx, 'customer', customerId, customerMachine, 'thaw')) === undefined) return
  await insertSecurityEvent(tx, customerId, 'account_thawed', { ip: '--', userAgent: '' })
  await notify(tx, customerId, { kind: 'account_thawed', params: {} })
}
