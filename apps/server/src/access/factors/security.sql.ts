import { mailboxOf } from '@tessera/domain/access/customers/email.ts'
import { sql } from 'kysely'
import { isPhoneTaken, lockAddress } from '#access/customers/customers.sql.ts'
import { changed, maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Returns 0 if the email belongs to another account. */
export async function setEmail(tx: Tx, id: string, email: string): Promise<bigint> {
  const key = mailboxOf(email)
  await lockAddress(tx, key)
  return changed(
    tx,
    sql`update customer set email = ${email}, email_lost = false
         where id = ${id} and not exists (select 1 from customer o where o.email_key = ${key} and o.id <> ${id})`,
  )
}

/** Marks the email as lost. It remains a login name, but proves nothing until the owner sets another one. */
export const loseEmail = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update customer set email_lost = true where id = ${id}`)

/** Returns 0 if the phone belongs to another account. */
export async function setPhone(tx: Tx, id: string, phone: string): Promise<bigint> {
  await lockAddress(tx, phone)
  if (await isPhoneTaken(tx, phone, id)) return 0n
  return changed(
    tx,
    sql`update customer set phone = ${phone}, phone_key = ${phone}, mobile_check = mobile_check or phone is null where id = ${id}`,
  )
}

/** Returns 0 if the account has no phone. */
export const setMobileCheck = (tx: Tx, id: string, isOn: boolean): Promise<bigint> =>
  changed(tx, sql`update customer set mobile_check = ${isOn} where id = ${id} and phone is not null`)

/** Replaces a secret that was shown before. Returns 0 if the account has an authenticator. */
export const putSetup = (tx: Tx, id: string, sealed: string, expiresAt: Date): Promise<bigint> =>
  changed(
    tx,
    sql`insert into authenticator_setup (customer_id, secret_sealed, expires_at)
        select ${id}::uuid, ${sealed}, ${expiresAt}::timestamptz
         where not exists (select 1 from authenticator where customer_id = ${id})
        on conflict (customer_id) do update set secret_sealed = excluded.secret_sealed, expires_at = excluded.expires_at`,
  )

/** Takes the secret that waits for its proof, so that only one of two concurrent bindings finds it. */
export const takeSetup = (tx: Tx, id: string): Promise<{ secret_sealed: string } | undefined> =>
  maybeOne(
    tx,
    sql<{ secret_sealed: string }>`
      delete from authenticator_setup where customer_id = ${id} and expires_at > ${tx.now} returning secret_sealed`,
  )

/** Returns 0 if the account has an authenticator. */
export const insertAuthenticator = (tx: Tx, id: string, sealed: string, lastStep: bigint): Promise<bigint> =>
  changed(
    tx,
    sql`insert into authenticator (customer_id, secret_sealed, bound_at, last_step)
        values (${id}, ${sealed}, ${tx.now}, ${lastStep}) on conflict do nothing`,
  )

export const insertBackupCodes = (tx: Tx, id: string, hashes: readonly string[]): Promise<bigint> =>
  changed(
    tx,
    sql`insert into backup_code (customer_id, code_hash) select ${id}::uuid, hash from unnest(${hashes}::text[]) hash`,
  )

export const deleteBackupCodes = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`delete from backup_code where customer_id = ${id}`)

export async function deleteAuthenticator(tx: Tx, id: string): Promise<void> {
  await deleteBackupCodes(tx, id)
  await changed(tx, sql`delete from authenticator where customer_id = ${id}`)
}
