import type { SecurityAction } from '@tessera/contract/access/sessions/security-actions.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Factor } from '@tessera/domain/access/security/factors.ts'
import { mailboxOf } from '@tessera/domain/access/customers/email.ts'
import { isPhone } from '@tessera/domain/access/customers/phone.ts'
import { meantPhone, phoneKey } from '@tessera/domain/access/customers/valid-phone.ts'
import { readInviteCode } from '@tessera/domain/partners/invitations/code.ts'
import { sql } from 'kysely'
import { afterTimeKey, type PageRequest, skipped, timeKey } from '#platform/database/keyset.ts'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** The contact of an account. */
export type Contact = {
  readonly id: string
  readonly email: string | null
  readonly phone: string | null
  readonly lang: Locale
}
export type Account = Contact & { readonly password_hash: string }
const account = sql`id, email, phone, lang, password_hash`

/** Returns the account of an email in any spelling. Closed accounts are not found. */
export const findByEmail = (source: Source, email: string): Promise<Account | undefined> =>
  maybeOne(
    source,
    sql<Account>`
      select ${account} from customer where email_key = ${mailboxOf(email)} and status <> 'closed'`,
  )

/**
 * Returns the account of a phone: the one stored in this spelling, otherwise the only one with an equal phone (decision
 * 0063). Runs one statement in all cases, so that the time reveals nothing.
 */
async function findByPhone(source: Source, spelling: string): Promise<Account | undefined> {
  const keys = [phoneKey(spelling), meantPhone(spelling)]
  const found = await many(
    source,
    sql<Account & { readonly phone_key: string | null }>`
      select ${account}, phone_key from customer
       where (phone = ${spelling} or phone_key = any(${keys}::text[])) and status <> 'closed'`,
  )
  const stored = found.find(({ phone }) => phone === spelling)
  const equal = keys.map((key) => found.filter((each) => each.phone_key === key)).find((each) => each.length > 0)
  return stored ?? (equal?.length === 1 ? equal[0] : undefined)
}

/** Returns the account of an email or a phone. */
export const findByAccount = (source: Source, name: string): Promise<Account | undefined> =>
  isPhone(name) ? findByPhone(source, name) : findByEmail(source, name)

/** True if this is still the password's hash. Locks it until the transaction ends. */
export const lockPassword = async (tx: Tx, { id, password_hash: hash }: Account): Promise<boolean> =>
  (await one(tx, sql<{ password_hash: string }>`select password_hash from customer where id = ${id} for share`))
    .password_hash === hash

export const findContact = (source: Source, id: string): Promise<Account> =>
  one(source, sql<Account>`select ${account} from customer where id = ${id}`)

export type NewCustomer = {
  readonly id: string
  readonly email: string | null
  readonly phone: string | null
  readonly passwordHash: string
  readonly lang: Locale
  readonly fiat: string
  readonly termsVersion: string
  readonly invitedBy: string | null
  readonly inviteCode: string
}

/** Runs changes to one email or phone one after the other, so that two people cannot both find it free. */
export const lockAddress = (tx: Tx, key: string): Promise<bigint> =>
  changed(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`address:${key}`}, 0))`)

/** True if another account has the phone in any spelling. Expects E.164; the caller must hold `lockAddress`. */
export async function isPhoneTaken(tx: Tx, phone: string, but: string | null = null): Promise<boolean> {
  const having = await many(
    tx,
    sql<{ phone: string; phone_key: string | null }>`
      select phone, phone_key from customer
       where (phone = ${phone} or phone_key = ${phone} or (phone is not null and phone_key is null)) and id is distinct from ${but}`,
  )
  return having.some((each) => (each.phone_key ?? phoneKey(each.phone)) === phone)
}

/** Returns 0 if the email or phone already has an account. From then on, a verified phone is a factor. */
export async function insertCustomer(tx: Tx, customer: NewCustomer): Promise<bigint> {
  const { email, phone } = customer
  await lockAddress(tx, email === null ? (phone ?? '') : mailboxOf(email))
  if (phone !== null && (await isPhoneTaken(tx, phone))) return 0n
  return changed(
    tx,
    sql`insert into customer (id, email, phone, phone_key, mobile_check, password_hash, type, kyc_status, kyc_changed_at, investor_class, status, lang, fiat,
                              terms_version, invited_by, invite_code, created_at)
        values (${customer.id}, ${customer.email}, ${customer.phone}, ${customer.phone}, ${customer.phone !== null}, ${customer.passwordHash}, 'individual', 'unknown', ${tx.now}, 'ri', 'active',
                ${customer.lang}, ${customer.fiat}, ${customer.termsVersion}, ${customer.invitedBy}, ${customer.inviteCode}, ${tx.now})
        on conflict do nothing`,
  )
}

/** Frees the email and phone of a closed account for a new one, and keeps a record with the old one. */
export const releaseAddresses = (tx: Tx, id: string): Promise<bigint> =>
  changed(
    tx,
    sql`update customer set former_email = email, former_phone = phone, email = null, phone = null, mobile_check = false,
               email_lost = false
         where id = ${id} and status = 'closed'`,
  )

/** Records the accepted terms, by the hash of the published edition. A republished edition has the same hash. */
export const insertAcceptance = (
  tx: Tx,
  customerId: string,
  { edition, lang, ip }: { readonly edition: string; readonly lang: Locale; readonly ip: string },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into terms_acceptance (customer_id, edition, document_hash, lang, at, ip)
        values (${customerId}, ${edition},
                (select distinct v.content_hash from cms_version v join cms_text t on t.id = v.text_id
                  where t.slug = 'terms' and v.edition = ${edition} and v.published_at is not null),
                ${lang}, ${tx.now}, ${ip})`,
  )

/**
 * Returns the owner of an invitation code: an active account that is neither a sub-account nor the login of a member.
 */
export const findInviter = (tx: Tx, inviteCode: string): Promise<{ id: string } | undefined> =>
  maybeOne(
    tx,
    sql<{ id: string }>`
      select id from customer
       where invite_code = ${readInviteCode(inviteCode)} and status = 'active' and type not in ('sub', 'member') for key share`,
  )

export const setNickname = (tx: Tx, id: string, nickname: string): Promise<bigint> =>
  changed(tx, sql`update customer set nickname = ${nickname} where id = ${id}`)

export const setPreferences = (
  tx: Tx,
  id: string,
  { lang, fiat, timeZone }: { lang?: Locale | undefined; fiat?: string | undefined; timeZone?: string | undefined },
): Promise<bigint> =>
  changed(
    tx,
    sql`update customer set lang = coalesce(${lang ?? null}, lang), fiat = coalesce(${fiat ?? null}, fiat),
                time_zone = coalesce(${timeZone ?? null}, time_zone) where id = ${id}`,
  )

export const setPassword = (tx: Tx, id: string, passwordHash: string): Promise<bigint> =>
  changed(tx, sql`update customer set password_hash = ${passwordHash} where id = ${id}`)

export type Profile = {
  readonly id: string
  readonly number: bigint
  readonly email: string | null
  readonly phone: string | null
  readonly nickname: string | null
  readonly real_name: string | null
  readonly type: 'individual' | 'corporate' | 'sub' | 'member'
  readonly parent_id: string | null
  readonly kyc_status: 'unknown' | 'pending' | 'approved' | 'rejected'
  readonly investor_class: 'ri' | 'ai' | 'ei'
  readonly status: 'active' | 'frozen' | 'closed'
  readonly lang: Locale
  readonly fiat: 'USD' | 'CNY'
  readonly time_zone: string | null
  readonly invite_code: string
}

const profileOf = (id: string) => sql<Profile>`
  select id, number, email, phone, nickname, real_name, type, parent_id, kyc_status, investor_class, status, lang, fiat, time_zone, invite_code
    from customer where id = ${id}`

export const readProfile = (source: Source, id: string): Promise<Profile> => one(source, profileOf(id))

/** Returns the account of a company for the login of a member. */
export const readAccountOf = (source: Source, loginId: string): Promise<Profile> =>
  one(
    source,
    sql<Profile>`
      select a.id, a.number, a.email, a.phone, a.nickname, a.real_name, a.type, a.kyc_status, a.investor_class, a.status, a.lang, a.fiat, a.time_zone, a.invite_code
        from member m join customer a on a.id = m.account_id where m.login_id = ${loginId}`,
  )

/** Returns the profile of an account; undefined if there is none. */
export const findProfile = (source: Source, id: string): Promise<Profile | undefined> => maybeOne(source, profileOf(id))

/** Returns the profile of an account, with the row locked until the transaction ends. */
export const lockProfile = (tx: Tx, id: string): Promise<Profile | undefined> =>
  maybeOne(tx, sql<Profile>`${profileOf(id)} for no key update`)

type From = { readonly ip: string; readonly userAgent: string }

/** The IP address of an event that operators or a job caused. */
const NO_ADDRESS = '--'

export const insertSecurityEvent = (
  tx: Tx,
  id: string,
  kind: SecurityAction,
  from: From,
  at: Date = tx.now,
  factor?: Factor,
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into security_event (id, customer_id, kind, at, ip, device, city, factor)
        values (gen_random_uuid(), ${id}, ${kind}, ${at}, ${from.ip}, ${from.userAgent}, ${from.ip === NO_ADDRESS ? null : (tx.city ?? null)},
                ${factor ?? null})`,
  )

type SecurityEvent = {
  readonly id: string
  readonly kind: SecurityAction
  readonly at: Date
  readonly ip: string
  readonly device: string | null
  readonly city: string | null
  /** Set for the first factor of its kind. */
  readonly factor: Factor | null
  /** True if this change paused withdrawals. */
  readonly paused: boolean
}

/** Returns one page, newest first. */
export const listSecurityEvents = (
  source: Source,
  id: string,
  page: PageRequest,
): Promise<(SecurityEvent & { readonly key: string })[]> =>
  many(
    source,
    sql<SecurityEvent & { readonly key: string }>`
      select id, kind, at, ip, device, city, factor,
             exists (select 1 from account_freeze f
                      where f.customer_id = e.customer_id and f.from_at = e.at and (f.cause = e.kind or e.factor is not null)) as paused,
             ${timeKey(sql`at`, sql`id`)} as key from security_event e
       where customer_id = ${id} ${afterTimeKey(sql`at`, sql`id`, page)}
       order by at desc, id limit ${page.pageSize} offset ${skipped(page)}`,
  )

export const countSecurityEvents = async (source: Source, id: string): Promise<number> =>
  (await one(source, sql<{ n: number }>`select count(*)::int as n from security_event where customer_id = ${id}`)).n
