import type { PasskeyPurpose } from '@tessera/domain/access/passkeys/passkey.ts'
import { sql } from 'kysely'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type Passkey = {
  readonly id: string
  readonly customer_id: string
  readonly credential_id: string
  readonly public_key: Buffer
  readonly sign_count: bigint
  readonly transports: string[]
  readonly name: string
  readonly backed_up: boolean
  readonly created_at: Date
  readonly used_at: Date | null
}
const columns = sql`id, customer_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at`

export const listPasskeys = (source: Source, customerId: string): Promise<Passkey[]> =>
  many(
    source,
    sql<Passkey>`select ${columns} from passkey where customer_id = ${customerId} order by created_at desc, id`,
  )

/**
 * Returns a passkey of an account that is not closed. Locks it, so that the second of two responses with the same
 * counter sees the first.
 */
export const lockPasskey = (tx: Tx, credentialId: string): Promise<Passkey | undefined> =>
  maybeOne(
    tx,
    sql<Passkey>`
      select ${columns} from passkey
       where credential_id = ${credentialId}
         and exists (select 1 from customer c where c.id = passkey.customer_id and c.status <> 'closed')
         for update`,
  )

/** Returns 0 if an account has it already. */
export const insertPasskey = (tx: Tx, passkey: Omit<Passkey, 'created_at' | 'used_at'>): Promise<bigint> =>
  changed(
    tx,
    sql`insert into passkey (id, customer_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at)
        values (${passkey.id}, ${passkey.customer_id}, ${passkey.credential_id}, ${passkey.public_key}, ${passkey.sign_count},
                ${passkey.transports}::text[], ${passkey.name}, ${passkey.backed_up}, ${tx.now})
        on conflict (credential_id) do nothing`,
  )

export const noteUse = (tx: Tx, id: string, signCount: bigint): Promise<bigint> =>
  changed(tx, sql`update passkey set sign_count = ${signCount}, used_at = ${tx.now} where id = ${id}`)

export const renamePasskey = (tx: Tx, customerId: string, id: string, name: string): Promise<bigint> =>
  changed(tx, sql`update passkey set name = ${name} where id = ${id} and customer_id = ${customerId}`)

export const deletePasskey = (tx: Tx, customerId: string, id: string): Promise<bigint> =>
  changed(tx, sql`delete from passkey where id = ${id} and customer_id = ${customerId}`)

/** Deletes all passkeys of an account whose owner has lost them. */
export const deletePasskeys = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(tx, sql`delete from passkey where customer_id = ${customerId}`)

/** A challenge and its holder. */
export type Question = {
  readonly id: string
  readonly purpose: PasskeyPurpose
  readonly holder: string
  readonly payloadHash: string
}

export const insertChallenge = (
  tx: Tx,
  { id, purpose, holder, payloadHash }: Question,
  { challenge, expiresAt }: { readonly challenge: string; readonly expiresAt: Date },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into passkey_challenge (id, purpose, challenge, holder, payload_hash, created_at, expires_at)
        values (${id}, ${purpose}, ${challenge}, ${holder}, ${payloadHash}, ${tx.now}, ${expiresAt})`,
  )

/** Uses up exactly this challenge, so that only one of several concurrent responses finds it unused. */
export const takeChallenge = (
  tx: Tx,
  { id, purpose, holder, payloadHash }: Question,
): Promise<{ challenge: string } | undefined> =>
  maybeOne(
    tx,
    sql<{ challenge: string }>`
      update passkey_challenge set used_at = ${tx.now}
       where id = ${id} and purpose = ${purpose} and holder = ${holder} and payload_hash = ${payloadHash}
         and used_at is null and expires_at > ${tx.now}
      returning challenge`,
  )
