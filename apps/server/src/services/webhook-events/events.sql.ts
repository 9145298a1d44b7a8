import {
  type WebhookDeliveryStatus,
  webhookDeliveryMachine,
  type DeliveryError,
} from '@tessera/domain/profile/webhooks/delivery.ts'
import type { TEST_EVENT, WebhookEvent } from '@tessera/domain/profile/webhooks/events.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { isDue } from './turns.sql.ts'

type NewEvent = {
  readonly id: string
  readonly customerId: string
  readonly type: WebhookEvent | typeof TEST_EVENT
  readonly subjectId: string | null
  readonly data: string
}

/**
 * Returns endpoints of the account, and of its owner if it is a sub-account. Waits for endpoints that are being removed, so that a removal
 * never makes the caller's transaction fail.
 */
const endpointsOf = (customerId: string, type: string) => sql`
  select e.id from customer c join webhook_endpoint e on e.customer_id in (c.id, c.parent_id)
   where c.id = ${customerId} and ${type} = any(e.events) for key share of e`

/** Writes an event for every endpoint that chose its type; nothing if there is none, or if the order has the event already. */
export const insertEvent = (tx: Tx, event: NewEvent): Promise<bigint> =>
  changed(
    tx,
    sql`
      with receivers as (${endpointsOf(event.customerId, event.type)}),
      written as (
        insert into webhook_event (id, customer_id, type, subject_id, data, created_at)
        select ${event.id}, ${event.customerId}, ${event.type}, ${event.subjectId}::uuid, ${event.data}::jsonb, ${tx.now}
         where exists (select 1 from receivers)
        on conflict (customer_id, type, subject_id) where type like 'order.%' do nothing
        returning id)
      insert into webhook_delivery (id, endpoint_id, event_id, status, created_at, next_at)
      select gen_random_uuid(), r.id, w.id, ${webhookDeliveryMachine.first}, ${tx.now}, ${tx.now}
        from written w cross join receivers r`,
  )

/** Writes a test event, for one endpoint alone. Returns its delivery. */
export async function insertTestEvent(tx: Tx, event: NewEvent, endpointId: string): Promise<{ id: string }> {
  await changed(
    tx,
    sql`insert into webhook_event (id, customer_id, type, data, created_at)
        values (${event.id}, ${event.customerId}, ${event.type}, ${event.data}::jsonb, ${tx.now})`,
  )
  return one(
    tx,
    sql<{ id: string }>`
      insert into webhook_delivery (id, endpoint_id, event_id, status, created_at, next_at)
      values (gen_random_uuid(), ${endpointId}, ${event.id}, ${webhookDeliveryMachine.first}, ${tx.now}, ${tx.now}) returning id`,
  )
}

export type DueRow = {
  readonly id: string
  readonly tries: number
  readonly created_at: Date
  readonly endpoint_id: string
  readonly customer_id: string
  readonly url: string
  readonly secret_sealed: string
  readonly accepted_at: Date | null
  readonly event_id: string
  readonly number: bigint
  readonly type: string
  /** The number of the account of the event. */
  readonly account: bigint
  readonly event_at: Date
  readonly data: Readonly<Record<string, unknown>>
}

const dueRow = sql`
  select d.id, d.tries, d.created_at, e.id as endpoint_id, e.customer_id, e.url, e.secret_sealed, e.accepted_at,
         v.id as event_id, v.number, v.type, a.number as account, v.created_at as event_at, v.data
    from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
    join webhook_event v on v.id = d.event_id join customer a on a.id = v.customer_id`

/**
 * Returns the most overdue delivery of an endpoint; undefined if there is none, or if the endpoint may not receive
 * events now.
 */
export const nextDue = (tx: Tx, endpointId: string): Promise<DueRow | undefined> =>
  maybeOne(
    tx,
    sql<DueRow>`${dueRow} where e.id = ${endpointId} and ${isDue(tx.now)} order by d.next_at, v.number limit 1`,
  )

/** Returns a waiting delivery, locked with its endpoint; undefined if it was removed or has ended. */
export const lockDue = (tx: Tx, id: string): Promise<DueRow | undefined> =>
  maybeOne(tx, sql<DueRow>`${dueRow} where d.id = ${id} and d.status = 'waiting' for no key update of e, d`)

type Result = {
  readonly status: WebhookDeliveryStatus
  readonly tries: number
  readonly nextAt: Date | null
  readonly httpStatus: number | null
  readonly error: DeliveryError | null
}

export const setResult = (tx: Tx, id: string, result: Result): Promise<bigint> =>
  changed(
    tx,
    sql`update webhook_delivery set status = ${result.status}, tries = ${result.tries}, next_at = ${result.nextAt}, last_at = ${tx.now},
               last_status = ${result.httpStatus}, last_error = ${result.error}
         where id = ${id} and status = 'waiting'`,
  )

type EndpointAnswer = { readonly isAccepted: boolean; readonly isFast: boolean; readonly restsUntil: Date | null }

/** Stores the response of an endpoint, which decides when its next turn begins. */
export const setAnswered = (tx: Tx, endpointId: string, answer: EndpointAnswer): Promise<bigint> =>
  changed(
    tx,
    sql`update webhook_endpoint set rests_until = ${answer.restsUntil}, is_quick = ${answer.isFast},
               accepted_at = case when ${answer.isAccepted}::boolean then ${tx.now}::timestamptz else accepted_at end
         where id = ${endpointId}`,
  )

type OrdersRead = { readonly fill_seq: bigint; readonly canceled_number: bigint }

/** Returns the last order numbers read, locked against another reader. */
export const lockOrdersRead = (tx: Tx): Promise<OrdersRead> =>
  one(tx, sql<OrdersRead>`select fill_seq, canceled_number from webhook_orders_read where id = 1 for update`)

export const setOrdersRead = (tx: Tx, { fill_seq, canceled_number }: OrdersRead): Promise<bigint> =>
  changed(
    tx,
    sql`update webhook_orders_read set fill_seq = ${fill_seq}, canceled_number = ${canceled_number}
         where id = 1 and (fill_seq, canceled_number) is distinct from (${fill_seq}::bigint, ${canceled_number}::bigint)`,
  )

/** Returns the newest numbers. Both grow in the order of commits, because one leader writes batch after batch. */
export const newestOrders = (tx: Tx): Promise<OrdersRead> =>
  one(
    tx,
    sql<OrdersRead>`
      select coalesce((select journal_seq from fill order by journal_seq desc limit 1), 0) as fill_seq,
             coalesce((select canceled_number from trading_order where canceled_number is not null order by canceled_number desc limit 1), 0)
               as canceled_number`,
  )

export const hasOrderReceivers = async (tx: Tx): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ any: boolean }>`
        select exists (select 1 from webhook_endpoint where events && array['order.filled', 'order.cancelled']) as any`,
    )
  ).any

/** Returns the last of the next `max` numbers after the one that was read; that one if there is none. */
export const endOfFills = async (tx: Tx, after: bigint, max: number): Promise<bigint> =>
  (
    await one(
      tx,
      sql<{ last: bigint }>`
        select coalesce(max(journal_seq), ${after}::bigint) as last
          from (select journal_seq from fill where journal_seq > ${after} order by journal_seq limit ${max}) f`,
    )
  ).last

/** Returns the last of the next `max` cancellation numbers after the one that was read; that one if there is none. */
export const endOfCancels = async (tx: Tx, after: bigint, max: number): Promise<bigint> =>
  (
    await one(
      tx,
      sql<{ last: bigint }>`
        select coalesce(max(canceled_number), ${after}::bigint) as last
          from (select canceled_number from trading_order where canceled_number > ${after} order by canceled_number limit ${max}) o`,
    )
  ).last

export type EndedOrder = {
  readonly id: string
  readonly customer_id: string
  readonly client_order_id: string
  readonly symbol: string
  readonly side: string
  readonly price: bigint
  readonly price_scale: number
  readonly quantity: bigint
  readonly filled: bigint
  readonly quantity_scale: number
}
const order = sql`
  o.id, o.customer_id, o.client_order_id, o.market as symbol, o.side, o.price::numeric as price, q.scale as price_scale,
  o.quantity::numeric as quantity, (o.filled_lots * m.lot)::numeric as filled, b.scale as quantity_scale`
const terms = sql`join market m on m.symbol = o.market join coin b on b.code = m.base join coin q on q.code = m.quote`
const isReceived = (type: WebhookEvent) => sql`exists (
  select 1 from customer c join webhook_endpoint e on e.customer_id in (c.id, c.parent_id) where c.id = o.customer_id and ${type} = any(e.events))`

/** Returns orders that fills of these numbers completed, for which there is an endpoint. */
export const filledOrders = (tx: Tx, after: bigint, last: bigint): Promise<EndedOrder[]> =>
  many(
    tx,
    sql<EndedOrder>`
      select distinct ${order}
        from fill f join trading_order o on o.id in (f.maker_order, f.taker_order) ${terms}
       where f.journal_seq > ${after} and f.journal_seq <= ${last} and o.status = 3 and ${isReceived('order.filled')}`,
  )

/**
 * Returns orders cancelled with these numbers, by their owner, by us or because of their terms, for which there is an
 * endpoint.
 */
export const cancelledOrders = (tx: Tx, after: bigint, last: bigint): Promise<EndedOrder[]> =>
  many(
    tx,
    sql<EndedOrder>`
      select ${order} from trading_order o ${terms}
       where o.canceled_number > ${after} and o.canceled_number <= ${last} and o.status = 4 and ${isReceived('order.cancelled')}
       order by o.canceled_number`,
  )
