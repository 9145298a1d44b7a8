import { machine, type StatusOf } from '../machine/machine.ts'

/** `failing`: paused by us after an event could not be delivered for a day. */
export const webhookEndpointMachine = machine('active', {
  active: { pause: 'paused', fail: 'failing' },
  paused: { resume: 'active' },
  failing: { resume: 'active', pause: 'paused' },
})
export type WebhookEndpointStatus = StatusOf<typeof webhookEndpointMachine>

/** The delivery of one event to one endpoint. Its owner can send it again while it is not waiting. */
export const webhookDeliveryMachine = machine('waiting', {
  waiting: { accept: 'delivered', give_up: 'given_up' },
  delivered: { send_again: 'waiting' },
  given_up: { send_again: 'waiting' },
})
export type WebhookDeliveryStatus = StatusOf<typeof webhookDeliveryMachine>

/** Reasons of a failed delivery: a forbidden address, an unknown host name, no answer in time, no connection, or a status other than 2xx. */
export const deliveryErrors = ['address', 'name', 'timeout', 'connection', 'status'] as const
export type DeliveryError = (typeof deliveryErrors)[number]

/** The largest number of endpoints of one customer. */
export const MOST_ENDPOINTS = 5

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const waits = [5 * MINUTE_MS, HOUR_MS, 5 * HOUR_MS, 18 * HOUR_MS]

/** After a failure the endpoint receives nothing for a minute, so that a slow receiver does not delay those of others. */
export const REST_MS = MINUTE_MS

/** Returns when a delivery is tried again after `tries` failures; undefined after the last try. */
export function nextTry(tries: number, now: Date): Date | undefined {
  const wait = waits[tries - 1]
  return wait === undefined ? undefined : new Date(now.getTime() + wait)
}

/**
 * Returns when a delivery that came due while its endpoint rests is looked at again: after the rest, and after as long as it has
 * waited already, an hour at most. Thousands that wait for one endpoint then hardly delay those of others.
 */
export function putOff(dueAt: Date, restsUntil: Date, now: Date): Date {
  const waited = Math.min(Math.max(now.getTime() - dueAt.getTime(), 0), HOUR_MS)
  return new Date(Math.max(restsUntil.getTime(), now.getTime() + waited))
}
