import { release } from '#books/ledger/holds.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { notifyEnd } from './end-act.ts'
import { type ActRow, setEnded } from './signatures.sql.ts'
import { stepAct } from './step-act.ts'

/**
 * Cancels pending acts, which the caller has locked, and leaves their money available in the account where it was held.
 */
export async function cancelWaiting(tx: Tx, acts: readonly ActRow[]): Promise<void> {
  for (const act of acts) {
    if (act.hold_id !== null) await release(tx, act.hold_id)
    await setEnded(tx, act.id, { by: null, to: 'cancelled' })
    await stepAct(tx, act.id, 'waiting', 'cancel')
    await notifyEnd(tx, act, 'cancelled')
  }
}
