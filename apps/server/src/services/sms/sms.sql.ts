import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { dialOf, prefixOf } from '@tessera/domain/access/customers/phone.ts'
import type { RequesterKind } from '@tessera/domain/access/verification/sms-budget.ts'
import { sql } from 'kysely'
import type { CustomerMailKind, LinkMailKind } from '#services/mail/kinds.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type PhoneChannel = 'sms' | 'voice'
/** Reasons of an unsent notice: too many of them, a country that is not served, or no configured provider. */
export type UnsentFor = 'bound' | 'region' | 'provider'
export type NewSms = {
  readonly phone: string
  readonly channel: PhoneChannel
  readonly lang: Locale
  readonly kind: Exclude<CustomerMailKind, LinkMailKind>
  /** JSON text of the facts in the message. */
  readonly params: string
  readonly requestedBy: RequesterKind | 'exchange'
  /** Not sent after this time. */
  readonly uselessAt?: Date
  /** The reason for which it is not sent. */
  readonly unsentFor?: UnsentFor
}
export type QueuedSms = {
  readonly id: string
  readonly phone: string
  readonly channel: PhoneChannel
  readonly isNotice: boolean
  readonly lang: Locale
  readonly kind: Exclude<CustomerMailKind, LinkMailKind>
  readonly params: Readonly<Record<string, unknown>>
}

export const insertSms = (tx: Tx, sms: NewSms): Promise<{ id: string }> =>
  one(
    tx,
    sql<{ id: string }>`
      insert into sms (id, phone, dial, prefix, channel, lang, kind, params, requested_by, created_at, useless_at,
                       status, unsent_for)
      values (gen_random_uuid(), ${sms.phone}, ${dialOf(sms.phone) ?? ''}, ${prefixOf(sms.phone)}, ${sms.channel}, ${sms.lang}, ${sms.kind}, ${sms.params}::jsonb,
              ${sms.requestedBy}, ${tx.now}, ${sms.uselessAt ?? null},
              ${sms.unsentFor === undefined ? 'queued' : 'unsent'}, ${sms.unsentFor ?? null})
      returning id`,
  )

/** Returns a queued message that is not outdated and whose channel is on. */
export const findWaiting = (tx: Tx, id: string): Promise<QueuedSms | undefined> =>
  maybeOne(
    tx,
    sql<QueuedSms>`
      select s.id, s.phone, s.channel, s.requested_by = 'exchange' as "isNotice", s.lang, s.kind, s.params
        from sms s cross join sms_budget b left join sms_country_budget c on c.dial = s.dial
       where s.id = ${id} and s.status = 'queued' and (s.useless_at is null or s.useless_at > ${tx.now})
         and not case s.channel when 'sms' then b.sms_closed or coalesce(c.sms_closed, false)
                                else b.voice_closed or coalesce(c.voice_closed, false) end`,
  )

/** Returns notices that a closed channel keeps queued and that are not outdated, oldest first. */
export const listWaitingNotices = (tx: Tx): Promise<{ id: string }[]> =>
  many(
    tx,
    sql<{ id: string }>`
      select id from sms where requested_by = 'exchange' and status = 'queued' and useless_at > ${tx.now} order by created_at`,
  )

/** Stores the reason for which it was not sent. */
export const markUnsent = (source: Source, id: string, why: UnsentFor): Promise<bigint> =>
  changed(
    source,
    sql`update sms set status = 'unsent', unsent_for = ${why}, status_at = now() where id = ${id} and status = 'queued'`,
  )

/** Marks it as accepted by the provider, with the provider's id. A report that arrived earlier stays. */
export const markSent = (source: Source, id: string, providerId: string): Promise<bigint> =>
  changed(
    source,
    sql`update sms set sent_at = now(), provider_id = ${providerId}, status = 'sent', status_at = now()
         where id = ${id} and status = 'queued'`,
  )

/** Stores the provider's report of a message. A repeated report changes nothing. */
export const noteReport = (tx: Tx, providerId: string, status: 'delivered' | 'failed'): Promise<bigint> =>
  changed(
    tx,
    sql`update sms set status = ${status}, status_at = ${tx.now} where provider_id = ${providerId} and status = 'sent'`,
  )
