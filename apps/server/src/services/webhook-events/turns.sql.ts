import { LEASE_MS, restAfter } from '@tessera/domain/profile/webhooks/delivery.ts'
import { sql } from 'kysely'
import { changed, many } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/**
 * True if an endpoint `e` may be sent events. The endpoint, its account and the login of the person who added it must
 * be active.
 */
const isOpen = sql`e.status = 'active'
  and not exists (select 1 from customer c where c.id in (e.customer_id, e.made_by) and c.status <> 'active')`

/** True if an endpoint `e` has something to send now, is not paused, and no node is sending to it. */
const hasTurn = (now: Date) => sql`${isOpen}
  and coalesce(e.busy_until, '-infinity') <= ${now} and coalesce(e.rests_until, '-infinity') <= ${now}
  and exists (select 1 from webhook_delivery d where d.endpoint_id = e.id and d.status = 'waiting' and d.next_at <= ${now})`

export type Candidate = { readonly id: string; readonly customer_id: string; readonly is_quick: boolean }

type DeliveryLimits = { readonly total: number; readonly ofCustomer: number }

/**
 * Returns endpoints that have a turn, the one that waited longest first: at most `total` quick ones and as many others. Of one customer,
 * it returns no more than the free places of that customer, so that endpoints of others are not left out.
 */
export const endpointsInTurn = (tx: Tx, { total, ofCustomer }: DeliveryLimits): Promise<Candidate[]> =>
  many(
    tx,
    sql<Candidate>`
      with own as (
        select e.id, e.customer_id, e.is_quick, e.turn_at,
               row_number() over (partition by e.customer_id order by e.turn_at nulls first, e.id)
                 + (select count(*) from webhook_endpoint b where b.customer_id = e.customer_id and b.busy_until > ${tx.now}) as place
          from webhook_endpoint e where ${hasTurn(tx.now)}),
      fair as (
        select id, customer_id, is_quick, turn_at, row_number() over (partition by is_quick order by turn_at nulls first, id) as place
          from own where place <= ${ofCustomer})
      select id, customer_id, is_quick from fair where place <= ${total} order by turn_at nulls first, id`,
  )

/**
 * Claims the turn of an endpoint; returns false if it no longer has one. If a node dies, the turn is free again after
 * the lease.
 */
export const claimTurn = async (tx: Tx, id: string): Promise<boolean> =>
  (await changed(
    tx,
    sql`update webhook_endpoint e set busy_until = ${new Date(tx.now.getTime() + LEASE_MS)}, turn_at = ${tx.now}
         where e.id = ${id} and ${hasTurn(tx.now)}`,
  )) === 1n

/** Frees the endpoint. After an internal error it pauses for as long as after a failed delivery. */
export const endTurn = (tx: Tx, id: string, isBroken: boolean): Promise<bigint> =>
  changed(
    tx,
    isBroken
      ? sql`update webhook_endpoint set busy_until = null, rests_until = ${new Date(tx.now.getTime() + restAfter(false, 0))} where id = ${id}`
      : sql`update webhook_endpoint set busy_until = null where id = ${id}`,
  )

/** SQL condition: delivery `d` of endpoint `e` is due and may be sent. */
export const isDue = (now: Date) => sql`${isOpen} and d.status = 'waiting' and d.next_at <= ${now}`
