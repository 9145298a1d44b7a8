import { sql } from 'kysely'
import type { Passkey } from '#access/passkeys/passkeys.sql.ts'
import { changed, many, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type OperatorPasskey = Omit<Passkey, 'customer_id'> & { readonly operator_id: string }
const columns = sql`id, operator_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at, used_at`

export const listOperatorPasskeys = (source: Source, operatorId: string): Promise<OperatorPasskey[]> =>
  many(
    source,
    sql<OperatorPasskey>`select ${columns} from operator_passkey where operator_id = ${operatorId} order by created_at desc, id`,
  )

/**
 * Returns the passkey of an operator who may sign in, locked, so that the second of two responses with the same counter
 * sees the first.
 */
export const lockOperatorPasskey = (tx: Tx, credentialId: string): Promise<OperatorPasskey | undefined> =>
  maybeOne(
    tx,
    sql<OperatorPasskey>`
      select ${columns} from operator_passkey
       where credential_id = ${credentialId}
         and exists (select 1 from operator o where o.id = operator_passkey.operator_id and o.status = 'active')
         for update`,
  )

/** Returns 0 if an account already has it. */
export const insertOperatorPasskey = (tx: Tx, p: Omit<OperatorPasskey, 'created_at' | 'used_at'>): Promise<bigint> =>
  changed(
    tx,
    sql`insert into operator_passkey (id, operator_id, credential_id, public_key, sign_count, transports, name, backed_up, created_at)
        values (${p.id}, ${p.operator_id}, ${p.credential_id}, ${p.public_key}, ${p.sign_count}, ${p.transports}::text[], ${p.name},
                ${p.backed_up}, ${tx.now})
        on conflict (credential_id) do nothing`,
  )

export const noteOperatorUse = (tx: Tx, id: string, signCount: bigint): Promise<bigint> =>
  changed(tx, sql`update operator_passkey set sign_count = ${signCount}, used_at = ${tx.now} where id = ${id}`)

export const deleteOperatorPasskey = (tx: Tx, operatorId: string, id: string): Promise<bigint> =>
  changed(tx, sql`delete from operator_passkey where id = ${id} and operator_id = ${operatorId}`)

/** Deletes all passkeys of an operator who is invited again after losing the factors. */
export const deleteOperatorPasskeys = (tx: Tx, operatorId: string): Promise<bigint> =>
  changed(tx, sql`delete from operator_passkey where operator_id = ${operatorId}`)
