import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import {
  deliveryErrors,
  endpointStops,
  webhookDeliveryMachine,
  webhookEndpointMachine,
} from '@tessera/domain/profile/webhooks/delivery.ts'
import { TEST_EVENT, webhookEvents } from '@tessera/domain/profile/webhooks/events.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { Id, keysetOf, Nothing, Time, TimeKeysetRequest } from '#platform/http/shared.ts'
import { VerifyToken } from '#access/verification/verification.ts'

/** An https address on the Internet. The server checks the resolved IP address at each delivery. */
const WebhookUrl = z.url({ protocol: /^https?$/ }).max(500)
/** Each event once, in the order of the list, so that each choice has only one form. */
const WebhookEvents = z
  .array(z.enum(webhookEvents))
  .min(1)
  .refine((events) => webhookEvents.filter((event) => events.includes(event)).join() === events.join(), {
    params: { rule: 'events' },
  })

const WebhookEndpoint = z
  .object({
    id: Id,
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    /** `failing`: the endpoint accepted no event for a day and was paused automatically. */
    status: z.enum(statusesOf(webhookEndpointMachine)),
    /**
     * Set while an active endpoint receives nothing. `account`: the account is frozen. `login`: the login of the person
     * who added it is frozen. Queued events are sent after the freeze.
     */
    stoppedBy: z.enum(endpointStops).nullable(),
    createdAt: Time,
    /** The time of the last response with 2xx. */
    acceptedAt: Time.nullable(),
  })
  .meta({ id: 'WebhookEndpoint' })

const WebhookDelivery = z
  .object({
    id: Id,
    eventId: Id,
    /** Increases with every event. */
    number: z.string(),
    type: z.enum([...webhookEvents, TEST_EVENT]),
    status: z.enum(statusesOf(webhookDeliveryMachine)),
    tries: z.number().int(),
    createdAt: Time,
    nextAt: Time.nullable(),
    lastAt: Time.nullable(),
    /** The HTTP status of the last response. */
    lastStatus: z.number().int().nullable(),
    lastError: z.enum(deliveryErrors).nullable(),
  })
  .meta({ id: 'WebhookDelivery' })

const rate = { points: 60, seconds: 3600 }

export const webhooks = endpoints({
  create: {
    method: 'POST',
    path: 'ex/api/v1/webhooks/create',
    summary: 'Adds an endpoint. Its secret appears only in this response',
    who: 'approved',
    memberRight: 'administer',
    rate,
    /** The token is of the scene `create_webhook`, bound to {url, events}; events joined by commas. */
    input: z.object({ url: WebhookUrl, events: WebhookEvents, verifyToken: VerifyToken }),
    reply: z.object({ secret: z.string(), endpoint: WebhookEndpoint }),
    refusals: [
      'KYC_REQUIRED',
      'SECURITY_FACTOR_REQUIRED',
      'ACCOUNT_FROZEN',
      'WEBHOOK_URL_FORBIDDEN',
      'WEBHOOK_LIMIT_REACHED',
      'VERIFY_TOKEN_INVALID',
    ],
  },
  list: {
    method: 'POST',
    path: 'ex/api/v1/webhooks/list',
    summary: 'The caller’s endpoints, newest first',
    who: 'customer',
    memberRight: 'administer',
    reads: true,
    input: z.object({}),
    reply: z.object({ rows: z.array(WebhookEndpoint), max: z.number().int() }),
    refusals: [],
  },
  update: {
    method: 'POST',
    path: 'ex/api/v1/webhooks/update',
    summary: 'Changes the events of an endpoint, pauses it, or resumes it and sends the pending events',
    who: 'approved',
    memberRight: 'administer',
    rate,
    input: z.object({ id: Id, events: WebhookEvents, active: z.boolean() }),
    reply: WebhookEndpoint,
    refusals: ['KYC_REQUIRED', 'SECURITY_FACTOR_REQUIRED', 'ACCOUNT_FROZEN', 'NOT_FOUND'],
  },
  remove: {
    method: 'POST',
    path: 'ex/api/v1/webhooks/remove',
    summary: 'Removes an endpoint with its deliveries',
    who: 'customer',
    memberRight: 'administer',
    input: z.object({ id: Id }),
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
  test: {
    method: 'POST',
    path: 'ex/api/v1/webhooks/test',
    summary: 'Sends a test event to an endpoint',
    who: 'approved',
    memberRight: 'administer',
    rate,
    input: z.object({ id: Id }),
    reply: WebhookDelivery,
    refusals: ['KYC_REQUIRED', 'SECURITY_FACTOR_REQUIRED', 'ACCOUNT_FROZEN', 'NOT_FOUND', 'WEBHOOK_PAUSED'],
  },
  deliveries: {
    method: 'POST',
    path: 'ex/api/v1/webhooks/deliveries',
    summary: 'Deliveries of the last 30 days to an endpoint, newest first',
    who: 'customer',
    memberRight: 'administer',
    reads: true,
    input: z.object({ ...TimeKeysetRequest, id: Id }),
    reply: keysetOf(WebhookDelivery),
    refusals: ['NOT_FOUND'],
  },
  redeliver: {
    method: 'POST',
    path: 'ex/api/v1/webhooks/redeliver',
    summary: 'Sends a delivery again with the same event id',
    who: 'approved',
    memberRight: 'administer',
    rate: { points: 600, seconds: 3600 },
    input: z.object({ id: Id }),
    reply: WebhookDelivery,
    refusals: ['KYC_REQUIRED', 'SECURITY_FACTOR_REQUIRED', 'ACCOUNT_FROZEN', 'NOT_FOUND', 'WEBHOOK_PAUSED'],
  },
})
