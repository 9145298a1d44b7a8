import { MAX_PIN_SECONDS, pollSeconds, retrySeconds } from '@tessera/domain/issuance/ipfs/publication.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { carOf } from './blocks.ts'
import { PinFailed, type PinningClient, pinningClient, type PinStatus } from './pinning-client.ts'
import { claimDuePins, type DuePin, type PinOutcome, savePin } from './pins.sql.ts'
import { pinningSettings } from './settings.ts'

type PinDeps = Pick<Deps, 'config' | 'db' | 'inTx' | 'log'>

/**
 * Requests due pins from the pinning service, and checks running ones. A failed pin is retried, at first after a minute
 * and at last every twelve hours. Without a service it does nothing, and publications stay queued.
 */
export async function advancePins(deps: PinDeps): Promise<void> {
  const settings = pinningSettings(deps.config)
  if (settings === undefined) return
  const client = pinningClient(settings)
  const { due, now } = (await deps.inTx('job:ipfs')(async (tx) => ok({ due: await claimDuePins(tx), now: tx.now })))
    .value
  await Promise.all(due.map((pin) => advanceOne(deps, client, pin, now)))
}

/**
 * Returns after an internal error, such as an unreadable stored file, so that other pins continue; this pin is claimed
 * again later.
 */
async function advanceOne(deps: PinDeps, client: PinningClient, pin: DuePin, now: Date): Promise<void> {
  try {
    const outcome = await advance(deps, client, pin, now)
    if (outcome.state === 'failed')
      deps.log.warn({ pin: pin.id, reason: outcome.error }, 'a pin failed and is tried again')
    await deps.inTx('job:ipfs')(async (tx) => ok(await savePin(tx, pin.id, outcome)))
  } catch (error) {
    deps.log.error({ pin: pin.id, err: error }, 'a pin could not be advanced')
  }
}

async function advance(deps: PinDeps, client: PinningClient, pin: DuePin, now: Date): Promise<PinOutcome> {
  const runningRequest =
    pin.request_id === null || pin.requested_at === null
      ? undefined
      : { requestId: pin.request_id, requestedAt: pin.requested_at }
  const afterSeconds = retrySeconds(pin.failures + 1)
  try {
    const status = await (runningRequest === undefined
      ? client.ask(requestOf(pin), () => carOf(deps, pin.cid))
      : client.statusOf(runningRequest.requestId, pin.cid))
    return outcomeOf(status, { requestedAt: runningRequest?.requestedAt ?? now, now, afterSeconds })
  } catch (error) {
    if (!(error instanceof PinFailed)) throw error
    const goesOn = error.reason !== 'lost' && error.reason !== 'forged'
    return { state: 'failed', error: error.reason, runningRequest: goesOn ? runningRequest : undefined, afterSeconds }
  }
}

type PinTimes = { readonly requestedAt: Date; readonly now: Date; readonly afterSeconds: number }

function outcomeOf({ requestid, status }: PinStatus, { requestedAt, now, afterSeconds }: PinTimes): PinOutcome {
  if (status === 'pinned') return { state: status, requestId: requestid }
  if (status === 'failed') return { state: status, error: 'service_failed', runningRequest: undefined, afterSeconds }
  const seconds = (now.getTime() - requestedAt.getTime()) / 1000
  if (seconds > MAX_PIN_SECONDS) return { state: 'failed', error: 'too_slow', runningRequest: undefined, afterSeconds }
  return { state: status, requestId: requestid, requestedAt, afterSeconds: pollSeconds(seconds) }
}

/**
 * Returns the pin request. It names the product, its version and languages (decision G45), and nothing about any
 * person.
 */
function requestOf({ cid, kind, product_id, version, languages }: DuePin): Parameters<PinningClient['ask']>[0] {
  const meta =
    product_id === null || version === null
      ? { kind }
      : { kind, productId: product_id, version: String(version), lang: (languages ?? []).join(',') }
  return { cid, name: `tessera ${kind}`, meta }
}
