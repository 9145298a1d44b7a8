import { sql } from 'kysely'
import { sha256 } from '#platform/random/random.ts'
import { changed, maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { VendorName } from './client.ts'

/** The owner of an attempt; another session of the same customer cannot use it. */
export type Owner = { readonly customerId: string; readonly sessionId: string; readonly vendor: VendorName }
type NewAttempt = {
  readonly id: string
  readonly state: string
  readonly secretsSealed: string
  readonly expiresAt: Date
}
export const insertVendorAttempt = (tx: Tx, { customerId, sessionId, vendor }: Owner, a: NewAttempt): Promise<bigint> =>
  changed(
    tx,
    sql`insert into vendor_attempt (id, customer_id, session_id, vendor, state_hash, secrets_sealed, started_at, expires_at)
        values (${a.id}, ${customerId}, ${sessionId}, ${vendor}, ${sha256(a.state)}, ${a.secretsSealed}, ${tx.now}, ${a.expiresAt})`,
  )

export type AttemptRow = {
  readonly id: string
  readonly secrets_sealed: string | null
  readonly expires_at: Date
}
/** Returns the attempt with this state, locked; undefined for every session except the one that began it. */
export const lockAttempt = (
  tx: Tx,
  { customerId, sessionId, vendor }: Owner,
  state: string,
): Promise<AttemptRow | undefined> =>
  maybeOne(
    tx,
    sql<AttemptRow>`
      select id, secrets_sealed, expires_at from vendor_attempt
       where state_hash = ${sha256(state)} and customer_id = ${customerId} and session_id = ${sessionId} and vendor = ${vendor}
         for update`,
  )

/** Marks the attempt as used and deletes its secrets from the database. */
export const markUsed = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update vendor_attempt set used_at = ${tx.now}, secrets_sealed = null where id = ${id}`)
export const endAttempt = (tx: Tx, id: string, outcome: 'finished' | 'declined' | 'failed'): Promise<bigint> =>
  changed(tx, sql`update vendor_attempt set outcome = ${outcome} where id = ${id}`)
