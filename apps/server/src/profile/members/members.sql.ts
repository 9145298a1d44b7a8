import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { MemberRole } from '@tessera/domain/profile/members/roles.ts'
import { mailboxOf } from '@tessera/domain/access/customers/email.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterTimeKey, type PageRequest, skipped, timeKey } from '#platform/database/keyset.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'

export type MemberRow = {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly owner: boolean
  readonly roles: readonly MemberRole[]
  readonly active: boolean
  readonly joined_at: Date
  /** The time from which this person's signature counts; null for the owner. */
  readonly counts_from: Date | null
  readonly last_seen_at: Date | null
}

const lastSeen = sql`(select max(s.seen_at) from session s where s.customer_id = c.id) as last_seen_at`
const memberRows = (accountId: string, which: RawBuilder<unknown>) => sql<MemberRow>`
  select c.id, coalesce(c.real_name, '') as name, c.email, false as owner, m.roles, c.status = 'active' as active, m.joined_at, m.counts_from, ${lastSeen}
    from member m join customer c on c.id = m.login_id
   where m.account_id = ${accountId} and m.removed_at is null and ${which}`

/** Returns the owner first, then members by joining time. */
export const listPeople = (source: Source, accountId: string): Promise<MemberRow[]> =>
  many(
    source,
    sql<MemberRow>`
      select c.id, coalesce(c.nickname, c.real_name, '') as name, c.email, true as owner, '{}'::text[] as roles, c.status = 'active' as active,
             c.created_at as joined_at, null::timestamptz as counts_from, ${lastSeen}
        from customer c where c.id = ${accountId}
       union all (${memberRows(accountId, sql`true`)})
       order by owner desc, joined_at, id`,
  )

export const findMember = (source: Source, accountId: string, id: string): Promise<MemberRow | undefined> =>
  maybeOne(source, memberRows(accountId, sql`m.login_id = ${id}`))

/**
 * Returns the member, locked until the transaction ends: acts of this person in progress finish first, later ones are
 * refused.
 */
export async function lockMember(tx: Tx, accountId: string, id: string): Promise<MemberRow | undefined> {
  await maybeOne(
    tx,
    sql`select 1 from member where login_id = ${id} and account_id = ${accountId} and removed_at is null for update`,
  )
  return findMember(tx, accountId, id)
}

/** Returns the logins of all members of an account, locked until the transaction ends. */
export const lockMembers = async (tx: Tx, accountId: string): Promise<string[]> =>
  (
    await many(
      tx,
      sql<{ id: string }>`
        select login_id as id from member where account_id = ${accountId} and removed_at is null order by login_id for update`,
    )
  ).map(({ id }) => id)

/**
 * Returns the roles of a member, with a shared lock, so that a removal waits for this transaction. Returns undefined
 * once the member is removed.
 */
export const lockRoles = async (tx: Tx, loginId: string): Promise<readonly MemberRole[] | undefined> =>
  (
    await maybeOne(
      tx,
      sql<{
        roles: MemberRole[]
      }>`select roles from member where login_id = ${loginId} and removed_at is null for share`,
    )
  )?.roles

export const isCompany = async (source: Source, accountId: string): Promise<boolean> =>
  (await maybeOne(
    source,
    sql`select 1 from customer where id = ${accountId} and type = 'corporate' and kyc_status = 'approved'`,
  )) !== undefined

/** Returns the names of the people who give roles: the owner, and administrators. */
export const administrators = async (source: Source, accountId: string): Promise<string[]> =>
  (
    await many(
      source,
      sql<{ name: string }>`
        select coalesce(c.nickname, c.real_name, c.number::text) as name from customer c where c.id = ${accountId}
        union all
        (select c.real_name from member m join customer c on c.id = m.login_id
          where m.account_id = ${accountId} and m.removed_at is null and 'administer' = any(m.roles) and c.status = 'active'
          order by m.joined_at limit 3)`,
    )
  ).map(({ name }) => name)

type NewMember = {
  readonly id: string
  readonly accountId: string
  readonly email: string
  readonly name: string
  readonly roles: readonly MemberRole[]
  readonly invitedBy: string
  readonly passwordHash: string
  readonly lang: Locale
  readonly termsVersion: string
  readonly countsFrom: Date
}

/** Returns the time from which a signature counts for a person who joins or gets a further role now. */
export const signatureCountsFrom = async (tx: Tx): Promise<Date> =>
  new Date(tx.now.getTime() + (await readSetting(tx, 'waits')).newSignerHours * HOUR_MS)

/** Creates the login of a new member; returns 0 if the email already belongs to an account. */
export async function insertMember(tx: Tx, m: NewMember): Promise<bigint> {
  const made = await changed(
    tx,
    sql`insert into customer (id, email, password_hash, real_name, type, kyc_status, kyc_changed_at, investor_class, status, lang, fiat, terms_version, created_at)
        select ${m.id}::uuid, ${m.email}, ${m.passwordHash}, ${m.name}, 'member', 'unknown', ${tx.now}::timestamptz, 'ri', 'active', ${m.lang}, a.fiat, ${m.termsVersion}, ${tx.now}::timestamptz
          from customer a where a.id = ${m.accountId}
        on conflict do nothing`,
  )
  if (made === 0n) return made
  return changed(
    tx,
    sql`insert into member (login_id, account_id, roles, invited_by, joined_at, counts_from)
        values (${m.id}, ${m.accountId}, ${[...m.roles]}::text[], ${m.invitedBy}, ${tx.now}, ${m.countsFrom})`,
  )
}

/** `from`: the time from which the person's signature counts again, after a further role. */
export const setMemberRoles = (
  tx: Tx,
  id: string,
  roles: readonly MemberRole[],
  from: Date | undefined,
): Promise<bigint> =>
  changed(
    tx,
    sql`update member set roles = ${[...roles]}::text[], counts_from = coalesce(${from ?? null}::timestamptz, counts_from)
         where login_id = ${id} and removed_at is null`,
  )

export const endMembership = (tx: Tx, id: string, by: string): Promise<bigint> =>
  changed(
    tx,
    sql`update member set removed_at = ${tx.now}, removed_by = ${by} where login_id = ${id} and removed_at is null`,
  )

/** Returns the API keys that a person created. */
export const keysMadeBy = async (tx: Tx, loginId: string): Promise<string[]> =>
  (
    await many(
      tx,
      sql<{
        id: string
      }>`select id from api_key where made_by = ${loginId} and status <> 'deleted' order by id for update`,
    )
  ).map(({ id }) => id)

export type InvitationRow = {
  readonly id: string
  readonly account_id: string
  readonly company: string
  readonly name: string
  readonly email: string
  readonly roles: readonly MemberRole[]
  readonly invited_by: string
  readonly invited_by_name: string
  readonly expires_at: Date
}
const openInvitations = (now: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql<InvitationRow>`
  select i.id, i.account_id, coalesce(a.real_name, '') as company, i.name, i.email, i.roles, i.invited_by,
         coalesce(b.nickname, b.real_name, '') as invited_by_name, i.expires_at
    from member_invitation i join customer a on a.id = i.account_id join customer b on b.id = i.invited_by
   where i.ended_at is null and i.expires_at > ${now} and ${which}`

export const listInvitations = (source: Source, accountId: string): Promise<InvitationRow[]> =>
  many(
    source,
    sql<InvitationRow>`${openInvitations(sql`now()`, sql`i.account_id = ${accountId}`)} order by i.created_at`,
  )

/**
 * Returns an invitation that can be accepted: account and inviter are active, and the inviter still is an
 * administrator.
 */
export const lockInvitation = (tx: Tx, id: string): Promise<InvitationRow | undefined> =>
  maybeOne(
    tx,
    sql<InvitationRow>`
      ${openInvitations(
        sql`${tx.now}`,
        sql`i.id = ${id} and a.status = 'active' and a.type = 'corporate' and b.status = 'active'
            and (i.invited_by = i.account_id or exists (select 1 from member m where m.login_id = i.invited_by and m.removed_at is null and 'administer' = any(m.roles)))`,
      )} for update of i`,
  )

type NewInvitation = Pick<InvitationRow, 'id' | 'name' | 'email' | 'roles'> & {
  readonly accountId: string
  readonly lang: Locale
  readonly invitedBy: string
  readonly expiresAt: Date
}
export const insertInvitation = (tx: Tx, i: NewInvitation): Promise<InvitationRow> =>
  one(
    tx,
    sql<InvitationRow>`
      with made as (
        insert into member_invitation (id, account_id, email, name, roles, lang, invited_by, created_at, expires_at)
        values (${i.id}, ${i.accountId}, ${i.email}, ${i.name}, ${[...i.roles]}::text[], ${i.lang}, ${i.invitedBy}, ${tx.now}, ${i.expiresAt})
        returning *)
      select i.id, i.account_id, coalesce(a.real_name, '') as company, i.name, i.email, i.roles, i.invited_by,
             coalesce(b.nickname, b.real_name, '') as invited_by_name, i.expires_at
        from made i join customer a on a.id = i.account_id join customer b on b.id = i.invited_by`,
  )

/** Returns 0 if the invitation has ended. */
export const endInvitation = (tx: Tx, id: string, outcome: 'accepted' | 'revoked'): Promise<bigint> =>
  changed(
    tx,
    sql`update member_invitation set ended_at = ${tx.now}, outcome = ${outcome} where id = ${id} and ended_at is null`,
  )

/** Locks the account against another invitation and returns how many people and open invitations it has. */
export async function countPeople(tx: Tx, accountId: string): Promise<number> {
  await one(tx, sql`select 1 from customer where id = ${accountId} for no key update`)
  const { n } = await one(
    tx,
    sql<{ n: number }>`
      select ((select count(*) from member where account_id = ${accountId} and removed_at is null)
            + (select count(*) from member_invitation where account_id = ${accountId} and ended_at is null and expires_at > ${tx.now}))::int as n`,
  )
  return n
}

/** Returns true if the email logs in to this account, or is invited to it. Does not reveal other accounts. */
export const isMailboxTaken = async (tx: Tx, accountId: string, email: string): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ taken: boolean }>`
        select exists (select 1 from customer c where c.email_key = ${mailboxOf(email)} and c.status <> 'closed'
                          and ${accountId} in (c.id, (select m.account_id from member m where m.login_id = c.id)))
            or exists (select 1 from member_invitation where account_id = ${accountId} and email = ${email} and ended_at is null and expires_at > ${tx.now}) as taken`,
    )
  ).taken

type NewAct = {
  readonly accountId: string
  readonly loginId: string
  readonly keyId: string | null
  readonly path: string
  readonly subject: string | null
  readonly ip: string
}
export const insertAct = (tx: Tx, act: NewAct): Promise<bigint> =>
  changed(
    tx,
    sql`insert into member_act (id, account_id, login_id, key_id, at, path, subject, ip)
        values (gen_random_uuid(), ${act.accountId}, ${act.loginId}, ${act.keyId}, ${tx.now}, ${act.path}, ${act.subject}, ${act.ip})`,
  )

type ActRow = {
  readonly id: string
  readonly at: Date
  readonly name: string
  readonly path: string
  readonly subject: string | null
  readonly by_key: boolean
  readonly key: string
}
/** Returns one page, newest first. */
export const listActs = (source: Source, accountId: string, page: PageRequest): Promise<ActRow[]> =>
  many(
    source,
    sql<ActRow>`
      select a.id, a.at, coalesce(c.nickname, c.real_name, c.number::text) as name, a.path, a.subject, a.key_id is not null as by_key,
             ${timeKey(sql`a.at`, sql`a.id`)} as key
        from member_act a join customer c on c.id = a.login_id
       where a.account_id = ${accountId} ${afterTimeKey(sql`a.at`, sql`a.id`, page)}
       order by a.at desc, a.id limit ${page.pageSize} offset ${skipped(page)}`,
  )
export const countActs = async (source: Source, accountId: string): Promise<number> =>
  (await one(source, sql<{ n: number }>`select count(*)::int as n from member_act where account_id = ${accountId}`)).n
