import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { mayGiveBack } from '#payments/exits/give-back.ts'
import type { Deps } from '#platform/http/deps.ts'
import { giveBack } from './end-withdrawal.ts'
import { notifyRequested } from './notify-requested.ts'
import { dueUnconfirmed } from './withdrawal-mail.sql.ts'
import { lockWithdrawal } from './withdrawals.sql.ts'

const JOB = 'job:lapse_unconfirmed'
const BATCH_SIZE = 20

/**
 * Returns the money of withdrawals that were not confirmed in time. Each has its own transaction, so that a concurrent
 * confirmation succeeds or fails completely.
 */
export async function lapseUnconfirmed({ db, inTx }: Pick<Deps, 'db' | 'inTx'>): Promise<void> {
  const { value: due } = await inTx(JOB)(async (tx) => ok(await dueUnconfirmed({ db }, tx.now, BATCH_SIZE)))
  for (const id of due)
    await inTx(JOB)(async (tx) => {
      const w = await lockWithdrawal(tx, id)
      if (w?.status !== 'email_confirm' || w.confirm_by === null || w.confirm_by > tx.now) return ok(undefined)
      if (!(await mayGiveBack(tx, 'customer')).ok) return ok(undefined)
      await giveBack(tx, w, 'lapse')
      await notifyRequested(tx, w, 'withdrawal_lapsed')
      return ok(undefined)
    })
}
