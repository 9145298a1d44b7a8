import { sql } from 'kysely'
import { changed, many, maybeOne, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { OperatorPasskey } from './operator-passkeys.sql.ts'

export const places = [1, 2] as const
type Place = (typeof places)[number]

type Details = { readonly email: string; readonly name: string; readonly totp_secret_sealed: string }
type LinkPasskey = Pick<OperatorPasskey, 'credential_id' | 'public_key' | 'sign_count' | 'transports' | 'backed_up'> & {
  readonly passkey_name: string
}
type Nullable<T> = { readonly [K in keyof T]: T[K] | null }
/** A link of a first operator. `id` becomes the operator's id. */
export type FirstLink = {
  readonly id: string
  readonly place: Place
  readonly expires_at: Date
  readonly replaced_at: Date | null
  readonly device_hash: string | null
  readonly enrolled_at: Date | null
} & Nullable<Details> &
  Nullable<LinkPasskey>

/** Only one enrolment, or creation of links, proceeds at a time. */
export const lockFirstOperators = (tx: Tx): Promise<unknown> =>
  many(tx, sql`select pg_advisory_xact_lock(hashtext('first_operators'))`)

/**
 * Returns the operators who have enrolled by a link, and the number of superadmins who have signed in, by link or
 * otherwise.
 */
export const enrolledSoFar = async (
  tx: Tx,
): Promise<{ readonly enrolled: { place: Place; name: string; email: string }[]; readonly superadmins: number }> => ({
  enrolled: await many(
    tx,
    sql<{ place: Place; name: string; email: string }>`
      select l.place, o.name, o.email from first_operator_link l join operator o on o.id = l.id
       where l.enrolled_at is not null order by l.place`,
  ),
  superadmins: (
    await one(
      tx,
      sql<{ count: number }>`
        select count(*)::int as count from operator where 'superadmin' = any(roles) and status in ('active', 'suspended')`,
    )
  ).count,
})

/** Ends the links that are still valid, and deletes the data entered through them. Returns the number of links. */
export const replaceLinks = (tx: Tx): Promise<bigint> =>
  changed(
    tx,
    sql`update first_operator_link
           set replaced_at = ${tx.now}, email = null, name = null, totp_secret_sealed = null, credential_id = null, public_key = null,
               sign_count = null, transports = null, passkey_name = null, backed_up = null
         where replaced_at is null and enrolled_at is null`,
  )

type NewLink = {
  readonly id: string
  readonly place: Place
  readonly tokenHash: string
  readonly expiresAt: Date
}
export const insertLink = (tx: Tx, { id, place, tokenHash, expiresAt }: NewLink): Promise<bigint> =>
  changed(
    tx,
    sql`insert into first_operator_link (id, place, token_hash, created_at, expires_at)
        values (${id}, ${place}, ${tokenHash}, ${tx.now}, ${expiresAt})`,
  )

export const lockLink = (tx: Tx, tokenHash: string): Promise<FirstLink | undefined> =>
  maybeOne(tx, sql<FirstLink>`select * from first_operator_link where token_hash = ${tokenHash} for update`)

export const setDevice = (tx: Tx, id: string, deviceHash: string): Promise<bigint> =>
  changed(tx, sql`update first_operator_link set device_hash = ${deviceHash} where id = ${id} and device_hash is null`)

export const setDetails = (tx: Tx, id: string, { email, name, totp_secret_sealed: secret }: Details): Promise<bigint> =>
  changed(
    tx,
    sql`update first_operator_link set email = ${email}, name = ${name}, totp_secret_sealed = ${secret} where id = ${id}`,
  )

/** True if an operator has this email, or if the other person entered it. */
export const isEmailTaken = async (tx: Tx, id: string, email: string): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ taken: boolean }>`
        select exists (select 1 from operator where email = ${email})
            or exists (select 1 from first_operator_link where email = ${email} and id <> ${id}) as taken`,
    )
  ).taken

/** Returns the passkeys of both people, so that a device does not offer to create another one. */
export const firstPasskeys = (tx: Tx): Promise<Pick<LinkPasskey, 'credential_id' | 'transports'>[]> =>
  many(
    tx,
    sql<Pick<LinkPasskey, 'credential_id' | 'transports'>>`
      select credential_id, transports from first_operator_link where credential_id is not null`,
  )

/** True if an operator has this passkey, or one of the first two enrolled with it. */
export const isPasskeyTaken = async (tx: Tx, credentialId: string): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ taken: boolean }>`
        select exists (select 1 from operator_passkey where credential_id = ${credentialId})
            or exists (select 1 from first_operator_link where credential_id = ${credentialId}) as taken`,
    )
  ).taken

export const setLinkPasskey = (tx: Tx, id: string, passkey: LinkPasskey): Promise<bigint> =>
  changed(
    tx,
    sql`update first_operator_link
           set credential_id = ${passkey.credential_id}, public_key = ${passkey.public_key}, sign_count = ${passkey.sign_count},
               transports = ${passkey.transports}::text[], passkey_name = ${passkey.passkey_name}, backed_up = ${passkey.backed_up}
         where id = ${id}`,
  )

/** Ends a link after it created its operator, who now has the email, the name and the authenticator. */
export const endLink = (tx: Tx, id: string): Promise<bigint> =>
  changed(
    tx,
    sql`update first_operator_link set enrolled_at = ${tx.now}, email = null, name = null, totp_secret_sealed = null
         where id = ${id}`,
  )
