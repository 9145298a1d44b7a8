import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { MailKind } from './kinds.ts'

export type NewMail = {
  readonly recipient: string
  readonly lang: Locale
  readonly kind: MailKind
  /** JSON text of the facts in the message. */
  readonly params: string
  /** Not sent after this time. */
  readonly uselessAt?: Date
}
export type QueuedMail = {
  readonly id: string
  readonly recipient: string
  readonly lang: Locale
  readonly kind: MailKind
  readonly params: Readonly<Record<string, unknown>>
  /** The anti-phishing phrase that its reader chose. */
  readonly phrase: string | null
  /** The time zone of its reader; null for UTC alone. */
  readonly zone: string | null
  readonly created_at: Date
}

export const insertMail = (tx: Tx, mail: NewMail): Promise<{ id: string }> =>
  one(
    tx,
    sql<{ id: string }>`
      insert into mail (id, recipient, lang, kind, params, created_at, useless_at)
      values (gen_random_uuid(), ${mail.recipient}, ${mail.lang}, ${mail.kind}, ${mail.params}::jsonb, ${tx.now}, ${mail.uselessAt ?? null})
      returning id`,
  )

/** Returns a queued email that is not outdated. */
export const findWaiting = (tx: Tx, id: string): Promise<QueuedMail | undefined> =>
  maybeOne(
    tx,
    sql<QueuedMail>`
      select m.id, m.recipient, m.lang, m.kind, m.params, m.created_at, c.phishing_phrase as phrase, c.time_zone as zone
        from mail m left join customer c on c.email_key = regexp_replace(m.recipient, '\\+[^@]*@', '@')
       where m.id = ${id} and sent_at is null and (useless_at is null or useless_at > ${tx.now})`,
  )

/** Returns sent emails whose id begins with this number, newest first. Two may share a number. */
export const sentByNumber = (
  source: Source,
  number: string,
): Promise<{ readonly kind: MailKind; readonly sent_at: Date }[]> =>
  many(
    source,
    sql`select kind, sent_at from mail
         where id between ${`${number}-0000-0000-0000-000000000000`}::uuid and ${`${number}-ffff-ffff-ffff-ffffffffffff`}::uuid
           and sent_at is not null
         order by sent_at desc limit 3`,
  )

export const markSent = (source: Source, id: string): Promise<bigint> =>
  changed(source, sql`update mail set sent_at = now() where id = ${id}`)
