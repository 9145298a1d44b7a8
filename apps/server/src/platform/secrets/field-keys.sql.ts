import { sql } from 'kysely'
import { changed, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type FieldKeyRow = {
  readonly kid: string
  readonly public_jwk: { readonly kty: 'EC'; readonly crv: 'P-256'; readonly x: string; readonly y: string }
  readonly private_sealed: string
  readonly created_at: Date
}
const columns = sql`kid, public_jwk, private_sealed, created_at`

/** Returns the current encryption key; undefined before the first was created. */
export const newestKey = (source: Source): Promise<FieldKeyRow | undefined> =>
  maybeOne(source, sql<FieldKeyRow>`select ${columns} from field_key where ends_at is null`)

/** Returns a key that still decrypts its ciphertexts. */
export const findKey = (tx: Tx, kid: string): Promise<FieldKeyRow | undefined> =>
  maybeOne(
    tx,
    sql<FieldKeyRow>`select ${columns} from field_key where kid = ${kid} and (ends_at is null or ends_at > ${tx.now})`,
  )

/** Locks the keys, so that one server at a time creates the next one. */
export const lockKeys = (tx: Tx): Promise<bigint> =>
  changed(tx, sql`select pg_advisory_xact_lock(hashtextextended('field keys', 0))`)

export const endNewest = (tx: Tx, endsAt: Date): Promise<bigint> =>
  changed(tx, sql`update field_key set ends_at = ${endsAt} where ends_at is null`)

export const insertKey = (tx: Tx, key: Omit<FieldKeyRow, 'created_at'>): Promise<bigint> =>
  changed(
    tx,
    sql`insert into field_key (kid, public_jwk, private_sealed, created_at)
        values (${key.kid}, ${JSON.stringify(key.public_jwk)}, ${key.private_sealed}, ${tx.now})`,
  )

/** Returns 1 for the first use of a nonce, and 0 for a repetition. */
export const spendNonce = (tx: Tx, nonce: string, expiresAt: Date): Promise<bigint> =>
  changed(tx, sql`insert into field_nonce (nonce, expires_at) values (${nonce}, ${expiresAt}) on conflict do nothing`)
