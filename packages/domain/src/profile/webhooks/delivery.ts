import { HOUR_MS, MINUTE_MS } from '#platform/clock/durations.ts'
import { machine, type StatusOf } from '#platform/machine/machine.ts'

/** An endpoint is `failing` if it was paused automatically, because an event could not be delivered for a day. */
export const webhookEndpointMachine = machine('active', {
  active: { pause: 'paused', fail: 'failing' },
  paused: { resume: 'active' },
  failing: { resume: 'active', pause: 'paused' },
})
export type WebhookEndpointStatus = StatusOf<typeof webhookEndpointMachine>

/**
 * Temporary reasons for which an active endpoint receives nothing: a frozen account, or the frozen login of the person
 * who added it.
 */
export const endpointStops = ['account', 'login'] as const
export type EndpointStop = (typeof endpointStops)[number]

/** The delivery of one event to one endpoint. Its owner can resend it unless it is queued. */
export const webhookDeliveryMachine = machine('waiting', {
  waiting: { accept: 'delivered', give_up: 'given_up' },
  delivered: { send_again: 'waiting' },
  given_up: { send_again: 'waiting' },
})
export type WebhookDeliveryStatus = StatusOf<typeof webhookDeliveryMachine>

/**
 * Reasons for a failed delivery: a forbidden address, an unknown host name, no response in time, no connection, or a
 * status other than 2xx.
 */
export const deliveryErrors = ['address', 'name', 'timeout', 'connection', 'status'] as const
export type DeliveryError = (typeof deliveryErrors)[number]

/** Maximum number of endpoints of one customer. */
export const MAX_ENDPOINTS = 5

const waits = [5 * MINUTE_MS, HOUR_MS, 5 * HOUR_MS, 18 * HOUR_MS]

/** Maximum number of concurrent endpoints of a node: in total, of slow or untried ones, and of one customer. */
export const MAX_SENDING = 32
export const MAX_SLOW = 16
export const MAX_OF_CUSTOMER = 2

/** Milliseconds after which an endpoint releases its slot to the next one. */
export const TURN_MS = 2000
/**
 * Milliseconds after which an endpoint is free again if the node that sent to it crashed. It is longer than a turn with
 * its last delivery.
 */
export const LEASE_MS = MINUTE_MS

/** A response within this many milliseconds is quick. */
const QUICK_MS = 1000
/** Milliseconds without deliveries after a failure. */
const FAILURE_REST_MS = MINUTE_MS

/**
 * Returns the milliseconds for which an endpoint receives nothing after a response. The pause is zero after a quick
 * response. After a slow one it is as long as the response took, and after a failure at least a minute. So a slow
 * receiver uses its slot at most half of the time.
 */
export function restAfter(isAccepted: boolean, tookMs: number): number {
  if (!isAccepted) return Math.max(FAILURE_REST_MS, tookMs)
  return tookMs < QUICK_MS ? 0 : tookMs
}

/** Returns the time of the next try after `tries` failures; undefined after the last try. */
export function nextTry(tries: number, now: Date): Date | undefined {
  const wait = waits[tries - 1]
  return wait === undefined ? undefined : new Date(now.getTime() + wait)
}
