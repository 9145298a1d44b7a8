import type { Notice } from '@tessera/domain/messages/kinds.ts'
import { eventOfNotice, type WebhookEvent } from '@tessera/domain/webhooks/events.ts'
import { enqueue, enqueueAll } from '../platform/jobs.ts'
import { idAt } from '../platform/random.ts'
import type { Tx } from '../platform/tx.ts'
import { insertEvent } from './events.sql.ts'
import { waitingFor } from './webhooks.sql.ts'

type Fact = {
  readonly type: WebhookEvent
  /** The order, deposit or payment that the event is about. */
  readonly subjectId: string | undefined
  readonly data: Readonly<Record<string, unknown>>
}

/** At most two of four workers send events, so that slow receivers do not delay mails. */
const QUEUES = 2

const TASK = 'deliver_webhook'
const jobOf = (delivery: string, endpoint: string) => ({
  payload: { delivery },
  key: `webhook:${delivery}`,
  queue: `webhooks:${Number.parseInt(endpoint.slice(-1), 16) % QUEUES}`,
})

/** Queues a delivery for the workers, at once or later. The same delivery is queued once. */
export function queueDelivery(tx: Tx, delivery: string, endpoint: string, runAt?: Date): Promise<void> {
  const { payload, ...options } = jobOf(delivery, endpoint)
  return enqueue(tx, TASK, payload, { ...options, ...(runAt !== undefined && { runAt }) })
}

/** Queues all waiting deliveries of an endpoint, each at its time. */
export const queueWaiting = async (tx: Tx, endpoint: string): Promise<void> =>
  enqueueAll(
    tx,
    TASK,
    (await waitingFor(tx, endpoint)).map(({ id, next_at }) => ({ ...jobOf(id, endpoint), runAt: next_at })),
  )

/** Writes an event for the endpoints that chose its type, in the caller's transaction, and queues its deliveries. */
export async function recordEvent(tx: Tx, customerId: string, { type, subjectId, data }: Fact): Promise<void> {
  const event = { id: idAt(tx.now), customerId, type, subjectId: subjectId ?? null }
  const queued = await insertEvent(tx, { ...event, data: JSON.stringify({ id: subjectId, ...data }) })
  // A paused endpoint keeps its deliveries until it is resumed.
  for (const { id, endpoint, active } of queued) if (active) await queueDelivery(tx, id, endpoint)
}

/** Writes the event that belongs to a notice, if there is one. */
export async function recordNotice(tx: Tx, customerId: string, notice: Notice, subjectId?: string): Promise<void> {
  const type = eventOfNotice[notice.kind]
  if (type !== undefined) await recordEvent(tx, customerId, { type, subjectId, data: notice.params })
}
