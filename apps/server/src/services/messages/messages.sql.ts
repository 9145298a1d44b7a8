import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { MessageKind } from '@tessera/domain/services/messages/kinds.ts'
import { sql } from 'kysely'
import { afterTimeKey, type PageRequest, skipped, timeKey } from '#platform/database/keyset.ts'
import { changed, many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type NewMessage = {
  readonly customerId: string
  readonly type: string
  readonly kind: MessageKind
  readonly params: string
  readonly link: string
  readonly thread: string | null
  readonly mustAck: boolean
}
export type MessageRow = {
  readonly id: string
  readonly type: 'security' | 'funds' | 'kyc' | 'invest' | 'trade' | 'notice'
  readonly kind: MessageKind
  readonly params: Readonly<Record<string, unknown>>
  readonly link: string | null
  readonly created_at: Date
  readonly read_at: Date | null
  readonly thread: string | null
  readonly must_ack: boolean
  readonly acked_at: Date | null
}

export const insertMessage = (tx: Tx, message: NewMessage): Promise<bigint> =>
  changed(
    tx,
    sql`insert into message (id, customer_id, type, kind, params, link, thread, must_ack, created_at)
        values (gen_random_uuid(), ${message.customerId}, ${message.type}, ${message.kind}, ${message.params}::jsonb, ${message.link},
                ${message.thread}, ${message.mustAck}, ${tx.now})`,
  )

type Addresses = {
  readonly email: string | null
  readonly phone: string | null
  readonly lang: Locale
  readonly mails_off: string[]
  readonly texts_off: string[]
}

/**
 * Returns the addresses for a customer's notices. Those of a sub-account go to the parent's email, otherwise to its own
 * phone or the parent's.
 */
export const addressesOf = (tx: Tx, customerId: string): Promise<Addresses> =>
  one(
    tx,
    sql<Addresses>`
      select coalesce(c.email, p.email) as email,
             coalesce(c.phone, case when coalesce(c.email, p.email) is null then p.phone end) as phone, c.lang, c.mails_off, c.texts_off
        from customer c left join customer p on p.id = c.parent_id where c.id = ${customerId}`,
  )

/** The time zone of a customer; null for UTC. */
export const zoneOf = async (source: Source, customerId: string): Promise<string | null> =>
  (await one(source, sql<{ time_zone: string | null }>`select time_zone from customer where id = ${customerId}`))
    .time_zone

export const countUnread = async (source: Source, customerId: string): Promise<number> =>
  (
    await one(
      source,
      sql<{ n: number }>`select count(*)::int as n from message where customer_id = ${customerId} and read_at is null`,
    )
  ).n

/** Returns the number of unread messages by customer. Customers without any are left out. */
export const unreadOf = async (source: Source, customers: readonly string[]): Promise<Map<string, number>> => {
  const rows = await many(
    source,
    sql<{ customer_id: string; n: number }>`
      select customer_id, count(*)::int as n from message
       where customer_id = any(${customers}::uuid[]) and read_at is null group by customer_id`,
  )
  return new Map(rows.map((row) => [row.customer_id, row.n]))
}

type Filter = {
  readonly type?: string | undefined
  readonly unread?: boolean | undefined
  readonly thread?: string | undefined
  readonly unacked?: boolean | undefined
}

const matching = (customerId: string, { type, unread, thread, unacked = false }: Filter) =>
  sql`customer_id = ${customerId} and type = coalesce(${type ?? null}, type)
      and (${unread ?? null}::boolean is null or (read_at is null) = ${unread ?? null}::boolean)
      and (${thread ?? null}::text is null or thread = ${thread ?? null})
      and (not ${unacked}::boolean or (must_ack and acked_at is null))`

/** Returns one page, newest first. */
export const listMessages = (
  source: Source,
  customerId: string,
  request: Filter & PageRequest,
): Promise<(MessageRow & { readonly key: string })[]> =>
  many(
    source,
    sql<MessageRow & { readonly key: string }>`
      select id, type, kind, params, link, created_at, read_at, thread, must_ack, acked_at, ${timeKey(sql`created_at`, sql`id`)} as key
        from message where ${matching(customerId, request)} ${afterTimeKey(sql`created_at`, sql`id`, request)}
       order by created_at desc, id limit ${request.pageSize} offset ${skipped(request)}`,
  )

export const countMessages = async (source: Source, customerId: string, filter: Filter): Promise<number> =>
  (await one(source, sql<{ n: number }>`select count(*)::int as n from message where ${matching(customerId, filter)}`))
    .n

/**
 * Marks a message as acknowledged and read. Returns 0 if it belongs to another reader, needs no acknowledgement, or was
 * acknowledged before.
 */
export const acknowledge = (tx: Tx, customerId: string, id: string): Promise<bigint> =>
  changed(
    tx,
    sql`update message set acked_at = ${tx.now}, read_at = coalesce(read_at, ${tx.now})
         where id = ${id} and customer_id = ${customerId} and must_ack and acked_at is null`,
  )

export const markRead = (tx: Tx, customerId: string, ids: readonly string[] | 'all'): Promise<bigint> =>
  changed(
    tx,
    sql`update message set read_at = ${tx.now}
         where customer_id = ${customerId} and read_at is null and (${ids === 'all'} or id = any(${ids === 'all' ? [] : [...ids]}::uuid[]))`,
  )
