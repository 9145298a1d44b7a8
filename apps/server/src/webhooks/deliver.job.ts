import { next } from '@tessera/domain/machine/machine.ts'
import { ok } from '@tessera/domain/outcome.ts'
import {
  nextTry,
  putOff,
  REST_MS,
  webhookDeliveryMachine,
  webhookEndpointMachine,
} from '@tessera/domain/webhooks/delivery.ts'
import { assert } from '@tessera/domain/outcome.ts'
import type { Task } from 'graphile-worker'
import { z } from 'zod'
import { notify } from '../messages/notify.ts'
import { cipherFor } from '../platform/cipher.ts'
import type { Deps } from '../platform/deps.ts'
import type { Tx } from '../platform/tx.ts'
import { type DueRow, lockDue, setAccepted, setResting, setResult } from './events.sql.ts'
import { queueDelivery } from './record-event.ts'
import { type Answered, type Resolve, sendEvent } from '../providers/webhook.ts'
import { stepEndpoint } from './webhooks.sql.ts'

export const WEBHOOK_SECRETS = 'webhook secrets'
const HOUR_MS = 3_600_000
type DeliverDeps = Pick<Deps, 'inTx' | 'config'>

/** Returns the text that is sent and signed, identical at every try. */
const bodyOf = (due: Pick<DueRow, 'event_id' | 'number' | 'type' | 'account' | 'event_at' | 'data'>): string =>
  JSON.stringify({
    id: due.event_id,
    number: String(due.number),
    type: due.type,
    account: String(due.account),
    createdAt: due.event_at.toISOString(),
    data: due.data,
  })

/**
 * Sends one waiting delivery and stores the result. A job that runs twice may send an event twice, with the same
 * id. Paused endpoints keep their deliveries. Deliveries of frozen accounts are retried an hour later, those of closed accounts never.
 */
export async function deliver(deps: DeliverDeps, resolve: Resolve, id: string): Promise<void> {
  const inTx = deps.inTx('job:deliver_webhook')
  const { value: due } = await inTx(async (tx) => {
    const row = await lockDue(tx, id)
    if (row?.endpoint_status !== 'active' || row.account_status === 'closed') return ok(undefined)
    const later = waitsUntil(row, tx.now)
    if (later === undefined) return ok(row)
    await queueDelivery(tx, id, row.endpoint_id, later)
    return ok(undefined)
  })
  if (due === undefined) return
  const answered = await sendEvent(
    { resolve, local: deps.config.WEBHOOK_LOOPBACK },
    {
      url: due.url,
      secret: cipherFor(deps.config, WEBHOOK_SECRETS).open(due.secret_sealed),
      eventId: due.event_id,
      body: bodyOf(due),
    },
  )
  await inTx(async (tx) => {
    const row = await lockDue(tx, id)
    // The delivery was removed or sent again meanwhile.
    if (row?.tries === due.tries) await settle(tx, row, answered)
    return ok(undefined)
  })
}

function waitsUntil({ account_status, next_at, rests_until }: DueRow, now: Date): Date | undefined {
  if (account_status !== 'active') return new Date(now.getTime() + HOUR_MS)
  return rests_until !== null && rests_until > now ? putOff(next_at, rests_until, now) : undefined
}

async function settle(tx: Tx, due: DueRow, { status: httpStatus, error }: Answered): Promise<void> {
  const tries = due.tries + 1
  const result = { tries, httpStatus, error }
  if (error === null) {
    await setResult(tx, due.id, { ...result, status: to('accept'), nextAt: null })
    await setAccepted(tx, due.endpoint_id)
    return
  }
  const nextAt = nextTry(tries, tx.now)
  await setResult(tx, due.id, { ...result, status: nextAt ? 'waiting' : to('give_up'), nextAt: nextAt ?? null })
  if (nextAt === undefined) return failEndpoint(tx, due)
  await setResting(tx, due.endpoint_id, new Date(tx.now.getTime() + REST_MS))
  await queueDelivery(tx, due.id, due.endpoint_id, nextAt)
}

function to(event: 'accept' | 'give_up') {
  const status = next(webhookDeliveryMachine, 'waiting', event)
  assert(status, `a waiting delivery cannot ${event}`)
  return status
}

/** Pauses an endpoint that accepted nothing since this delivery began, and notifies its owner. */
async function failEndpoint(tx: Tx, { endpoint_id, customer_id, url, accepted_at, created_at }: DueRow): Promise<void> {
  if (accepted_at !== null && accepted_at > created_at) return
  if (!(await stepEndpoint(tx, endpoint_id, 'fail', next(webhookEndpointMachine, 'active', 'fail') ?? 'failing')))
    return
  await notify(tx, customer_id, { kind: 'webhook_failing', params: { host: new URL(url).host } })
}

const Payload = z.object({ delivery: z.uuid() })

export const deliverWebhookTask =
  (deps: DeliverDeps, resolve: Resolve): Task =>
  (payload) =>
    deliver(deps, resolve, Payload.parse(payload).delivery)
