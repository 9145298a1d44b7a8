import { statusesAllowing, next } from '@tessera/domain/platform/machine/machine.ts'
import {
  type DeliveryError,
  type EndpointStop,
  MAX_ENDPOINTS,
  webhookDeliveryMachine,
  type WebhookDeliveryStatus,
  webhookEndpointMachine,
  type WebhookEndpointStatus,
} from '@tessera/domain/profile/webhooks/delivery.ts'
import type { TEST_EVENT, WebhookEvent } from '@tessera/domain/profile/webhooks/events.ts'
import { sql } from 'kysely'
import type { PageRequest } from '#platform/database/keyset.ts'
import { type Page, pageByTime } from '#platform/database/page.sql.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type EndpointRow = {
  readonly id: string
  readonly url: string
  readonly events: WebhookEvent[]
  readonly status: WebhookEndpointStatus
  readonly created_at: Date
  readonly accepted_at: Date | null
  readonly stopped_by: EndpointStop | null
}
/** `account`: the account is frozen or closed. `login`: the login of the person who added the endpoint is. */
const stoppedBy = sql`
  case when exists (select 1 from customer c where c.id = webhook_endpoint.customer_id and c.status <> 'active') then 'account'
       when exists (select 1 from customer c where c.id = webhook_endpoint.made_by and c.status <> 'active') then 'login' end`
const columns = sql`id, url, events, status, created_at, accepted_at, ${stoppedBy} as stopped_by`

export const listEndpoints = (source: Source, customerId: string): Promise<EndpointRow[]> =>
  many(
    source,
    sql<EndpointRow>`select ${columns} from webhook_endpoint where customer_id = ${customerId} order by created_at desc, id`,
  )

export const findEndpoint = (source: Source, customerId: string, id: string): Promise<EndpointRow | undefined> =>
  maybeOne(
    source,
    sql<EndpointRow>`select ${columns} from webhook_endpoint where id = ${id} and customer_id = ${customerId}`,
  )

/** Returns the customer's own endpoint, locked until the transaction ends. */
export const lockEndpoint = (tx: Tx, customerId: string, id: string): Promise<EndpointRow | undefined> =>
  maybeOne(
    tx,
    sql<EndpointRow>`select ${columns} from webhook_endpoint where id = ${id} and customer_id = ${customerId} for no key update`,
  )

/**
 * Returns a free endpoint slot of a customer; undefined if all are taken. Locks the customer, so requests run one at a
 * time.
 */
export async function freeSlot(tx: Tx, customerId: string): Promise<number | undefined> {
  await one(tx, sql`select 1 from customer where id = ${customerId} for no key update`)
  const { slot } = await one(
    tx,
    sql<{ slot: number | null }>`
      select min(place)::int as slot from generate_series(1, ${MAX_ENDPOINTS}::int) place
       where place not in (select slot from webhook_endpoint where customer_id = ${customerId})`,
  )
  return slot ?? undefined
}

type NewEndpoint = {
  readonly id: string
  readonly customerId: string
  /** The person of a company who adds it; null for the account's owner. */
  readonly madeBy: string | null
  readonly slot: number
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly secretSealed: string
}

export const insertEndpoint = (tx: Tx, endpoint: NewEndpoint): Promise<EndpointRow> =>
  one(
    tx,
    sql<EndpointRow>`
      insert into webhook_endpoint (id, customer_id, made_by, slot, url, events, secret_sealed, status, created_at, status_at)
      values (${endpoint.id}, ${endpoint.customerId}, ${endpoint.madeBy}, ${endpoint.slot}, ${endpoint.url}, ${endpoint.events},
              ${endpoint.secretSealed}, ${webhookEndpointMachine.first}, ${tx.now}, ${tx.now})
      returning ${columns}`,
  )

export const setEvents = (tx: Tx, id: string, events: readonly WebhookEvent[]): Promise<bigint> =>
  changed(tx, sql`update webhook_endpoint set events = ${events} where id = ${id}`)

/** Returns false if the endpoint has no such step from its status. */
export async function stepEndpoint(
  tx: Tx,
  id: string,
  event: 'pause' | 'resume' | 'fail',
  to: WebhookEndpointStatus,
): Promise<boolean> {
  const rows = await changed(
    tx,
    sql`update webhook_endpoint set status = ${to}, status_at = ${tx.now}, rests_until = null
         where id = ${id} and status = any(${statusesAllowing(webhookEndpointMachine, event)})`,
  )
  return rows === 1n
}

/** Pauses the endpoints that a person of a company added, until another person resumes them. */
export const pauseEndpointsOf = (tx: Tx, loginId: string): Promise<bigint> =>
  changed(
    tx,
    sql`update webhook_endpoint set status = 'paused', status_at = ${tx.now}, rests_until = null
         where made_by = ${loginId} and status = any(${statusesAllowing(webhookEndpointMachine, 'pause')})`,
  )

export const deleteEndpoint = (tx: Tx, customerId: string, id: string): Promise<bigint> =>
  changed(tx, sql`delete from webhook_endpoint where id = ${id} and customer_id = ${customerId}`)

export type DeliveryRow = {
  readonly id: string
  readonly event_id: string
  readonly number: bigint
  readonly type: WebhookEvent | typeof TEST_EVENT
  readonly status: WebhookDeliveryStatus
  readonly tries: number
  readonly created_at: Date
  readonly next_at: Date | null
  readonly last_at: Date | null
  readonly last_status: number | null
  readonly last_error: DeliveryError | null
}
const facts = sql`
  d.id, d.event_id, v.number, v.type, d.status, d.tries, d.created_at, d.next_at, d.last_at, d.last_status, d.last_error`
const ofDeliveries = sql`from webhook_delivery d join webhook_event v on v.id = d.event_id`

export function listDeliveries(source: Source, endpointId: string, page: PageRequest): Promise<Page<DeliveryRow>> {
  return pageByTime(
    source,
    {
      columns: facts,
      chosen: sql`${ofDeliveries} where d.endpoint_id = ${endpointId}`,
      counted: sql`from webhook_delivery where endpoint_id = ${endpointId}`,
      at: sql`d.created_at`,
      id: sql`d.id`,
    },
    page,
  )
}

export const readDelivery = (source: Source, id: string): Promise<DeliveryRow> =>
  one(source, sql<DeliveryRow>`select ${facts} ${ofDeliveries} where d.id = ${id}`)

/** Returns a delivery to an endpoint of the customer, locked after the endpoint, as everywhere. */
export async function lockDelivery(
  tx: Tx,
  customerId: string,
  id: string,
): Promise<{ readonly endpoint: EndpointRow; readonly status: WebhookDeliveryStatus } | undefined> {
  const found = await maybeOne(
    tx,
    sql<{ endpoint_id: string }>`
      select d.endpoint_id from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
       where d.id = ${id} and e.customer_id = ${customerId}`,
  )
  const endpoint = found && (await lockEndpoint(tx, customerId, found.endpoint_id))
  const delivery =
    endpoint &&
    (await maybeOne(
      tx,
      sql<{ status: WebhookDeliveryStatus }>`select status from webhook_delivery where id = ${id} for update`,
    ))
  return endpoint && delivery && { endpoint, status: delivery.status }
}

/** Makes a delivery due now. One that has ended gets all its tries again. */
export async function sendAgain(tx: Tx, id: string): Promise<void> {
  await changed(
    tx,
    sql`update webhook_delivery set status = ${next(webhookDeliveryMachine, 'delivered', 'send_again')}, tries = 0, next_at = ${tx.now}
         where id = ${id} and status = any(${statusesAllowing(webhookDeliveryMachine, 'send_again')})`,
  )
  await changed(
    tx,
    sql`update webhook_delivery set next_at = least(next_at, ${tx.now}) where id = ${id} and status = 'waiting'`,
  )
}
