import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_OF_CUSTOMER, MAX_SENDING, MAX_SLOW } from '@tessera/domain/profile/webhooks/delivery.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Loop } from '#platform/jobs/loops.ts'
import type { Resolve } from './deliver.ts'
import { takeTurn } from './take-turn.ts'
import { type Candidate, endpointsInTurn } from '#services/webhook-events/turns.sql.ts'

type Sender = {
  readonly loop: Loop
  /** Resolves when no turn is running. */
  readonly idle: () => Promise<void>
}
type Bounds = { readonly total: number; readonly slow: number; readonly ofCustomer: number }
const bounds: Bounds = { total: MAX_SENDING, slow: MAX_SLOW, ofCustomer: MAX_OF_CUSTOMER }

/**
 * Sends events to many endpoints concurrently, to each of them one at a time. Endpoints that have not proven to be
 * quick share a part of the slots, so that slow receivers delay only each other. One customer occupies few slots at
 * once.
 */
export function eventSender(
  deps: Pick<Deps, 'inTx' | 'config' | 'log'>,
  resolve: Resolve,
  max: Bounds = bounds,
): Sender {
  const turns = new Map<string, Candidate & { readonly ended: Promise<void> }>()
  const start = (endpoint: Candidate): void => {
    const ended = takeTurn(deps, resolve, endpoint.id)
      .catch((error: unknown) =>
        deps.log.error(
          { webhookEndpoint: endpoint.id, err: error },
          'the events of a webhook endpoint could not be sent',
        ),
      )
      .finally(() => turns.delete(endpoint.id))
    turns.set(endpoint.id, { ...endpoint, ended })
  }
  const run = async (): Promise<void> => {
    const { value: waiting } = await deps.inTx('job:deliver_webhook')(async (tx) => ok(await endpointsInTurn(tx, max)))
    for (const endpoint of waiting) if (hasFreeSlot([...turns.values()], endpoint, max)) start(endpoint)
  }
  return {
    loop: { name: 'send_webhook_events', everyMs: 250, run },
    idle: async () => void (await Promise.all([...turns.values()].map(({ ended }) => ended))),
  }
}

/** Returns true if another endpoint may be served while the current ones are. */
function hasFreeSlot(running: readonly Candidate[], { id, customer_id, is_quick }: Candidate, max: Bounds): boolean {
  if (running.length >= max.total || running.some((turn) => turn.id === id)) return false
  if (running.filter((turn) => turn.customer_id === customer_id).length >= max.ofCustomer) return false
  return is_quick || running.filter((turn) => !turn.is_quick).length < max.slow
}
