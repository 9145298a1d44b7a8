import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { webhooks } from '@tessera/contract/profile/webhooks/webhooks.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_ENDPOINTS } from '@tessera/domain/profile/webhooks/delivery.ts'
import { TEST_EVENT } from '@tessera/domain/profile/webhooks/events.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import { idAt } from '#platform/random/random.ts'
import type { Tx } from '#platform/database/tx.ts'
import { auditedUrl, createEndpoint } from './create-endpoint.ts'
import { insertTestEvent } from '#services/webhook-events/events.sql.ts'
import {
  deleteEndpoint,
  type DeliveryRow,
  type EndpointRow,
  findEndpoint,
  listDeliveries,
  listEndpoints,
  lockDelivery,
  lockEndpoint,
  readDelivery,
  sendAgain,
  setEvents,
  stepEndpoint,
} from './webhooks.sql.ts'
import { webhookPaused } from './refusals.ts'

const endpointView = ({ id, url, events, status, created_at, accepted_at, stopped_by }: EndpointRow) => ({
  id,
  url,
  events,
  status,
  stoppedBy: stopped_by,
  createdAt: created_at.toISOString(),
  acceptedAt: accepted_at?.toISOString() ?? null,
})

const deliveryView = (row: DeliveryRow) => ({
  id: row.id,
  eventId: row.event_id,
  number: String(row.number),
  type: row.type,
  status: row.status,
  tries: row.tries,
  createdAt: row.created_at.toISOString(),
  nextAt: row.next_at?.toISOString() ?? null,
  lastAt: row.last_at?.toISOString() ?? null,
  lastStatus: row.last_status,
  lastError: row.last_error,
})

export const webhookRoutes = (deps: Deps): Noun =>
  noun('webhooks', webhooks, { ...ofEndpoints(deps), ...ofDeliveries(deps) })

type Rows = Handlers<typeof webhooks>

const ofEndpoints = (deps: Deps): Pick<Rows, 'create' | 'list' | 'update' | 'remove'> => ({
  create: async (call, input) => {
    const created = await createEndpoint(deps, call, input)
    return created.ok ? ok({ secret: created.value.secret, endpoint: endpointView(created.value.row) }) : created
  },
  list: async ({ customer }) =>
    ok({ rows: (await listEndpoints(deps, customer.customerId)).map(endpointView), max: MAX_ENDPOINTS }),
  update: (call, input) =>
    call.inTx(async (tx) => {
      const changed = await updateEndpoint(tx, call, input)
      return changed.ok ? ok(endpointView(changed.value)) : changed
    }),
  remove: ({ inTx, customer, ip }, { id }) =>
    inTx(async (tx) => {
      const endpoint = await lockEndpoint(tx, customer.customerId, id)
      if (endpoint === undefined) return refuse('NOT_FOUND')
      await deleteEndpoint(tx, customer.customerId, id)
      const before = { url: auditedUrl(endpoint.url), events: endpoint.events }
      await recordAct(tx, { action: 'webhooks.remove', target: { type: 'webhook_endpoint', id }, before, ip })
      return ok({})
    }),
})

/** Deliveries are queued while an endpoint is paused, and sent once it is resumed. */
async function updateEndpoint(
  tx: Tx,
  { customer: { customerId }, ip }: CustomerCall,
  { id, events, active }: InputOf<typeof webhooks.update>,
): Promise<Outcome<EndpointRow, 'NOT_FOUND' | 'KYC_REQUIRED' | 'SECURITY_FACTOR_REQUIRED' | 'ACCOUNT_FROZEN'>> {
  const customerState = await requireSecured(tx, customerId)
  if (!customerState.ok) return customerState
  const before = await lockEndpoint(tx, customerId, id)
  if (before === undefined) return refuse('NOT_FOUND')
  await setEvents(tx, id, events)
  if (!active) await stepEndpoint(tx, id, 'pause', 'paused')
  else await stepEndpoint(tx, id, 'resume', 'active')
  const after = await findEndpoint(tx, customerId, id)
  assert(after, `endpoint ${id} was locked but cannot be read`)
  await recordAct(tx, {
    action: 'webhooks.update',
    target: { type: 'webhook_endpoint', id },
    before: { events: before.events, status: before.status },
    after: { events: after.events, status: after.status },
    ip,
  })
  return ok(after)
}

const ofDeliveries = (deps: Deps): Pick<Rows, 'test' | 'deliveries' | 'redeliver'> => ({
  test: ({ inTx, customer: { customerId } }, { id }) =>
    inTx(async (tx) => {
      const customerState = await requireSecured(tx, customerId)
      if (!customerState.ok) return customerState
      const endpoint = await lockEndpoint(tx, customerId, id)
      if (endpoint === undefined) return refuse('NOT_FOUND')
      if (endpoint.status !== 'active') return webhookPaused
      const event = { id: idAt(tx.now), customerId, type: TEST_EVENT, subjectId: null, data: '{}' } as const
      const delivery = await insertTestEvent(tx, event, id)
      return ok(deliveryView(await readDelivery(tx, delivery.id)))
    }),
  deliveries: async ({ customer }, { id, ...page }) => {
    if ((await findEndpoint(deps, customer.customerId, id)) === undefined) return refuse('NOT_FOUND')
    const { rows, ...list } = await listDeliveries(deps, id, page)
    return ok({ ...pageAnswer(page, list), rows: rows.map(deliveryView) })
  },
  redeliver: ({ inTx, customer: { customerId } }, { id }) =>
    inTx(async (tx) => {
      const customerState = await requireSecured(tx, customerId)
      if (!customerState.ok) return customerState
      const found = await lockDelivery(tx, customerId, id)
      if (found === undefined) return refuse('NOT_FOUND')
      if (found.endpoint.status !== 'active') return webhookPaused
      await sendAgain(tx, id)
      return ok(deliveryView(await readDelivery(tx, id)))
    }),
})
