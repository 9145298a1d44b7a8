import { RECHECK_SECONDS, retrySeconds } from '@tessera/domain/issuance/ipfs/publication.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { PinFailed, type PinningClient, pinningClient } from './pinning-client.ts'
import { pinningSettings } from './settings.ts'
import { claimDueUnpins, type DueUnpin, saveUnpin, type UnpinOutcome } from './withdrawals.sql.ts'

type UnpinDeps = Pick<Deps, 'config' | 'inTx' | 'log'>

/** Requests removal of the pins of withdrawn documents. Without a configured service, removals stay queued. */
export async function removePins(deps: UnpinDeps): Promise<void> {
  const settings = pinningSettings(deps.config)
  if (settings === undefined) return
  const client = pinningClient(settings)
  const { due, now } = (await deps.inTx('job:ipfs')(async (tx) => ok({ due: await claimDueUnpins(tx), now: tx.now })))
    .value
  await Promise.all(due.map((each) => removeOne(deps, client, each, now)))
}

async function removeOne(deps: UnpinDeps, client: PinningClient, due: DueUnpin, now: Date): Promise<void> {
  const outcome = await remove(client, due, now)
  if (outcome.state === 'failed')
    deps.log.warn({ cid: due.cid, reason: outcome.error }, 'a pin could not be removed and is tried again')
  await deps.inTx('job:ipfs')(async (tx) => ok(await saveUnpin(tx, due.cid, outcome)))
}

/** A pin request in progress at the withdrawal appears later, so a second check confirms that no pin is left. */
async function remove(
  client: PinningClient,
  { cid, requested_at, failures }: DueUnpin,
  now: Date,
): Promise<UnpinOutcome> {
  try {
    const removed = await client.unpin(cid)
    const isLater = now.getTime() - requested_at.getTime() >= RECHECK_SECONDS * 1000
    return removed === 0 && isLater ? { state: 'done' } : { state: 'again', afterSeconds: RECHECK_SECONDS }
  } catch (error) {
    if (!(error instanceof PinFailed)) throw error
    return { state: 'failed', error: error.reason, afterSeconds: retrySeconds(failures + 1) }
  }
}
