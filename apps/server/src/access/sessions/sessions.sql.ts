import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Device } from '#platform/http/call.ts'
import { afterTimeKey, type PageRequest, skipped, timeKey } from '#platform/database/keyset.ts'
import { sha256 } from '#platform/random/random.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type From = {
  readonly ip: string
  readonly userAgent: string
  readonly deviceId: string | undefined
  readonly device: Pick<Device, 'info'>
}
type NewSession = From & {
  /** The device's clock minus the server's; null if the device sent no time. */
  readonly clockDriftSeconds: number | null
  readonly token: string
  readonly customerId: string
  readonly expiresAt: Date
  readonly idleMinutes: number
}

/** True if the session was used recently enough for its own idle limit. */
export const isWithinIdleTime = sql`seen_at > now() - make_interval(mins => idle_minutes)`

export const insertSession = (tx: Tx, session: NewSession): Promise<bigint> =>
  changed(
    tx,
    sql`insert into session (id, token_hash, customer_id, created_at, seen_at, expires_at, idle_minutes, ip, user_agent, device_id, device_info,
                             clock_drift_seconds)
        values (gen_random_uuid(), ${sha256(session.token)}, ${session.customerId}, ${tx.now}, ${tx.now}, ${session.expiresAt},
                ${session.idleMinutes}, ${session.ip}, ${session.userAgent}, ${session.deviceId ?? null},
                ${session.device.info ?? null}, ${session.clockDriftSeconds})`,
  )

/** Ends one session of this customer. Returns 0 if it belongs to another customer or has ended. */
export const endSession = (tx: Tx, customerId: string, id: string): Promise<bigint> =>
  end(tx, customerId, sql`id = ${id}`)

export const endAllSessions = (tx: Tx, customerId: string): Promise<bigint> => end(tx, customerId, sql`true`)

/** Ends all sessions except the caller's. */
export const endOtherSessions = (tx: Tx, customerId: string, id: string): Promise<bigint> =>
  end(tx, customerId, sql`id <> ${id}`)

function end(tx: Tx, customerId: string, which: RawBuilder<unknown>): Promise<bigint> {
  tx.revoke('access_ended')
  return changed(
    tx,
    sql`update session set ended_at = ${tx.now} where customer_id = ${customerId} and ${which} and ended_at is null`,
  )
}

export type ActiveSession = {
  readonly id: string
  readonly created_at: Date
  readonly seen_at: Date
  readonly expires_at: Date
  readonly ip: string
  readonly user_agent: string
  readonly clock_drift_seconds: number | null
}
export const listSessions = (source: Source, customerId: string): Promise<ActiveSession[]> =>
  many(
    source,
    sql<ActiveSession>`
      select id, created_at, seen_at, expires_at, ip, user_agent, clock_drift_seconds from session
       where customer_id = ${customerId} and ended_at is null and expires_at > now() and ${isWithinIdleTime}
       order by seen_at desc, id`,
  )

/** Returns the seconds until an unused session ends, and the cause: its age or inactivity. */
export const lifeOf = (source: Source, id: string): Promise<Life> =>
  lifeIn(
    source,
    sql`select expires_at, seen_at + make_interval(mins => idle_minutes) as idle_at from session where id = ${id}`,
  )

type Life = { readonly seconds: number; readonly cause: 'idle' | 'age' }
/** Returns the end of the session whose maximum age and inactivity `times` selects, as `lifeOf` does. */
export const lifeIn = (source: Source, times: RawBuilder<unknown>): Promise<Life> =>
  one(
    source,
    sql<Life>`
      select greatest(0, floor(extract(epoch from least(idle_at, expires_at) - now())))::int as seconds,
             case when idle_at < expires_at then 'idle' else 'age' end as cause from (${times}) s`,
  )

export type LoginType = 'password' | 'code' | 'register' | 'qr' | 'passkey'
type LoginTry = {
  readonly customerId: string | null
  readonly kind: LoginType
  readonly succeeded: boolean
  readonly ip: string
  readonly userAgent: string
  readonly note?: LoginNote
}
/** Marks a login on a device that is new to the account. */
type LoginNote = 'new_device'
export const insertLoginEvent = (tx: Tx, event: LoginTry): Promise<bigint> =>
  changed(
    tx,
    sql`insert into login_event (id, customer_id, at, kind, ip, device, succeeded, city, note)
        values (gen_random_uuid(), ${event.customerId}, ${tx.now}, ${event.kind}, ${event.ip}, ${event.userAgent}, ${event.succeeded},
                ${tx.city ?? null}, ${event.note ?? null})`,
  )

/**
 * Returns the number of logins with a wrong password in the last minutes, and the number of their accounts. All unknown
 * names count as one account.
 */
export const countWrongPasswords = (
  tx: Tx,
  minutes: number,
): Promise<{ readonly tries: number; readonly accounts: number }> =>
  one(
    tx,
    sql<{ tries: number; accounts: number }>`
      select count(*)::int as tries, count(distinct coalesce(customer_id::text, ''))::int as accounts
        from login_event
       where kind = 'password' and not succeeded and at > ${tx.now}::timestamptz - make_interval(mins => ${minutes})`,
  )

type LoginEvent = {
  readonly id: string
  readonly at: Date
  readonly kind: LoginType
  readonly ip: string
  readonly device: string | null
  readonly succeeded: boolean
  readonly city: string | null
  readonly note: LoginNote | null
}
/** Returns one page, newest first. */
export const listLoginEvents = (
  source: Source,
  customerId: string,
  page: PageRequest,
): Promise<(LoginEvent & { readonly key: string })[]> =>
  many(
    source,
    sql<LoginEvent & { readonly key: string }>`
      select id, at, kind, ip, device, succeeded, city, note, ${timeKey(sql`at`, sql`id`)} as key from login_event
       where customer_id = ${customerId} ${afterTimeKey(sql`at`, sql`id`, page)}
       order by at desc, id limit ${page.pageSize} offset ${skipped(page)}`,
  )

export const countLoginEvents = async (source: Source, customerId: string): Promise<number> =>
  (await one(source, sql<{ n: number }>`select count(*)::int as n from login_event where customer_id = ${customerId}`))
    .n

/** True if this is an event of the customer's own history. */
export const hasLoginEvent = async (tx: Tx, customerId: string, id: string): Promise<boolean> =>
  (await maybeOne(tx, sql`select 1 from login_event where id = ${id} and customer_id = ${customerId}`)) !== undefined

/**
 * True if this customer had a session with the same device, browser and network address before. A device that sends no
 * identification is never known, so its owner must prove more often and is notified of each login.
 */
export const isKnownDevice = async (source: Source, customerId: string | null, from: From): Promise<boolean> =>
  (
    await one(
      source,
      sql<{ known: boolean }>`
        select exists (select 1 from session
                        where customer_id = ${customerId} and ip = ${from.ip} and user_agent = ${from.userAgent}
                          and device_info = ${from.device.info ?? null}) as known`,
    )
  ).known

type NewTicket = {
  readonly id: string
  readonly ticket: string
  readonly customerId: string
  readonly challengeId: string | null
  readonly expiresAt: Date
}
export const insertTicket = (tx: Tx, { id, ticket, customerId, challengeId, expiresAt }: NewTicket): Promise<bigint> =>
  changed(
    tx,
    sql`insert into login_ticket (id, token_hash, customer_id, challenge_id, created_at, expires_at)
        values (${id}, ${sha256(ticket)}, ${customerId}, ${challengeId}, ${tx.now}, ${expiresAt})`,
  )

type Ticket = {
  readonly id: string
  readonly customer_id: string
  readonly challenge_id: string | null
  /** The factor to which its code was sent. */
  readonly proof: 'email' | 'mobile' | null
  readonly email: string | null
  readonly phone: string | null
  readonly lang: Locale
}
/** Returns a login in progress that has not expired, locked until the transaction ends. */
export const lockTicket = (tx: Tx, ticket: string): Promise<Ticket | undefined> =>
  maybeOne(
    tx,
    sql<Ticket>`
      select t.id, t.customer_id, t.challenge_id, k.proof, c.email, c.phone, c.lang
        from login_ticket t join customer c on c.id = t.customer_id left join code_challenge k on k.id = t.challenge_id
       where t.token_hash = ${sha256(ticket)} and t.used_at is null and t.expires_at > ${tx.now} and c.status <> 'closed'
         for update of t`,
  )

export const closeTicket = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update login_ticket set used_at = ${tx.now} where id = ${id}`)

/**
 * Cancels logins in progress, because their first step is no longer valid. Waits for a login that is being confirmed.
 */
export const closeTickets = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(tx, sql`update login_ticket set used_at = ${tx.now} where customer_id = ${customerId} and used_at is null`)

/** Sets the next code of the same login. The ticket expires together with that code. */
export const renewTicket = (tx: Tx, id: string, challengeId: string, expiresAt: Date): Promise<bigint> =>
  changed(tx, sql`update login_ticket set challenge_id = ${challengeId}, expires_at = ${expiresAt} where id = ${id}`)

/** Ends every password reset of a customer, including one that has already set a password. */
export const closeResets = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(tx, sql`update password_reset set used_at = ${tx.now} where customer_id = ${customerId} and used_at is null`)
