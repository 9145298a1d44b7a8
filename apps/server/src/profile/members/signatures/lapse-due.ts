import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { endPendingAct } from './end-act.ts'
import { dueActs, lockAct } from './signatures.sql.ts'
import { stepAct } from './step-act.ts'

/** The number of acts per run, far above the number of failing acts, so that they do not fill every run. */
const BATCH_SIZE = 1_000

/**
 * Ends unsigned acts after their time and returns the money. Each has a separate transaction, so that a concurrent
 * signature wins or loses entirely.
 */
export async function lapseDueActs({
  db,
  inTx,
  log,
  random,
}: Pick<Deps, 'db' | 'inTx' | 'log' | 'random'>): Promise<void> {
  const { value: due } = await inTx('job:lapse_signatures')(async (tx) => ok(await dueActs({ db }, tx.now, BATCH_SIZE)))
  for (const id of due) {
    try {
      await inTx('job:lapse_signatures')(async (tx) => {
        const act = await lockAct(tx, id)
        if (act?.status !== 'waiting' || act.lapses_at > tx.now) return ok(undefined)
        await endPendingAct(tx, act, 'lapsed', null, random.uuid)
        await stepAct(tx, id, 'waiting', 'lapse')
        return ok(undefined)
      })
    } catch (error) {
      // A failing act does not block the money of the others; the next run retries it.
      log.error({ err: error, act: id }, 'an expired act of signatures could not be ended and is tried again')
    }
  }
}
