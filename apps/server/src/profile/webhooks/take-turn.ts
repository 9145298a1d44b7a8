import { next } from '@tessera/domain/platform/machine/machine.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import {
  nextTry,
  restAfter,
  TURN_MS,
  webhookDeliveryMachine,
  webhookEndpointMachine,
} from '@tessera/domain/profile/webhooks/delivery.ts'
import { notify } from '#services/messages/notify.ts'
import { cipherFor } from '#platform/secrets/cipher.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { uptimeMs } from '#platform/clock/clock.ts'
import { type DeliveryResult, type Resolve, sendEvent } from './deliver.ts'
import { type DueRow, lockDue, nextDue, setAnswered, setResult } from '#services/webhook-events/events.sql.ts'
import { claimTurn, endTurn } from '#services/webhook-events/turns.sql.ts'
import { stepEndpoint } from './webhooks.sql.ts'

export const WEBHOOK_SECRETS = 'webhook secrets'
type TurnDeps = Pick<Deps, 'inTx' | 'config'>
type TimedResult = { readonly answered: DeliveryResult; readonly tookMs: number }

/**
 * Sends the due deliveries of one endpoint, one after the other, until none is left, one fails, or the time of the turn
 * is over. Only one node at a time sends to an endpoint. Returns immediately if the endpoint has no turn: it is paused,
 * backing off or has nothing due. It also has none while its account, or the login of the person who added it, is not
 * active.
 */
export async function takeTurn(deps: TurnDeps, resolve: Resolve, endpointId: string): Promise<void> {
  const inTx = deps.inTx('job:deliver_webhook')
  const { value: isClaimed } = await inTx(async (tx) => ok(await claimTurn(tx, endpointId)))
  if (!isClaimed) return
  const began = uptimeMs()
  let isBroken = true
  try {
    while (uptimeMs() - began < TURN_MS && (await sendNext(deps, resolve, endpointId)));
    isBroken = false
  } finally {
    // A delivery that fails because of an internal error must not use up every turn.
    await inTx(async (tx) => ok(await endTurn(tx, endpointId, isBroken)))
  }
}

/** Sends the most overdue delivery and stores the result. Returns true if the endpoint can receive another one now. */
async function sendNext(deps: TurnDeps, resolve: Resolve, endpointId: string): Promise<boolean> {
  const inTx = deps.inTx('job:deliver_webhook')
  const { value: due } = await inTx(async (tx) => ok(await nextDue(tx, endpointId)))
  if (due === undefined) return false
  const began = uptimeMs()
  const answered = await sendEvent(
    { resolve, local: deps.config.WEBHOOK_LOOPBACK },
    {
      url: due.url,
      secret: cipherFor(deps.config, WEBHOOK_SECRETS).open(due.secret_sealed),
      eventId: due.event_id,
      body: bodyOf(due),
    },
  )
  const timed = { answered, tookMs: Math.round(uptimeMs() - began) }
  await inTx(async (tx) => {
    const row = await lockDue(tx, due.id)
    // The delivery was removed or sent again in the meantime.
    if (row?.tries === due.tries) await settle(tx, row, timed)
    return ok(undefined)
  })
  return answered.error === null
}

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

async function settle(tx: Tx, due: DueRow, { answered, tookMs }: TimedResult): Promise<void> {
  const { status: httpStatus, error } = answered
  const tries = due.tries + 1
  const result = { tries, httpStatus, error }
  const rest = restAfter(error === null, tookMs)
  await setAnswered(tx, due.endpoint_id, {
    isAccepted: error === null,
    isFast: rest === 0,
    restsUntil: rest === 0 ? null : new Date(tx.now.getTime() + rest),
  })
  if (error === null) {
    await setResult(tx, due.id, { ...result, status: to('accept'), nextAt: null })
    return
  }
  const nextAt = nextTry(tries, tx.now)
  await setResult(tx, due.id, { ...result, status: nextAt ? 'waiting' : to('give_up'), nextAt: nextAt ?? null })
  if (nextAt === undefined) await failEndpoint(tx, due)
}

function to(event: 'accept' | 'give_up') {
  const status = next(webhookDeliveryMachine, 'waiting', event)
  assert(status, `a pending delivery does not allow ${event}`)
  return status
}

/** Pauses an endpoint that accepted nothing since this delivery began, and notifies its owner. */
async function failEndpoint(tx: Tx, { endpoint_id, customer_id, url, accepted_at, created_at }: DueRow): Promise<void> {
  if (accepted_at !== null && accepted_at > created_at) return
  if (!(await stepEndpoint(tx, endpoint_id, 'fail', next(webhookEndpointMachine, 'active', 'fail') ?? 'failing')))
    return
  await notify(tx, customer_id, { kind: 'webhook_failing', params: { host: new URL(url).host } })
}
