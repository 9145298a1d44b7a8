import { sql } from 'kysely'
import { changed, maybeOne } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

export type Authenticator = {
  readonly secret_sealed: string
  readonly last_step: bigint
  readonly wrong_tries: number
  readonly wrong_since: Date | null
  readonly wrong_at: Date[]
}

/** Locked, so that of many tries at once each sees what the one before it left. */
export const lockAuthenticator = (tx: Tx, customerId: string): Promise<Authenticator | undefined> =>
  maybeOne(
    tx,
    sql<Authenticator>`
      select secret_sealed, last_step, wrong_tries, wrong_since, wrong_at
        from authenticator where customer_id = ${customerId} for update`,
  )

/** A code was right: its step and all before it are gone, and the wrong tries in a row are over; those of the day stay. */
export const noteStep = (tx: Tx, customerId: string, step: bigint): Promise<bigint> =>
  changed(
    tx,
    sql`update authenticator set last_step = ${step}, wrong_tries = 0, wrong_since = null where customer_id = ${customerId}`,
  )

export const noteWrong = (tx: Tx, customerId: string, tries: number, wrongAt: readonly Date[]): Promise<bigint> =>
  changed(
    tx,
    sql`update authenticator set wrong_tries = ${tries}, wrong_since = ${tx.now}, wrong_at = ${wrongAt}
         where customer_id = ${customerId}`,
  )

/** 1 for the one who used it first. */
export const spendBackupCode = (tx: Tx, customerId: string, codeHash: string): Promise<bigint> =>
  changed(
    tx,
    sql`update backup_code set used_at = ${tx.now}
         where customer_id = ${customerId} and code_hash = ${codeHash} and used_at is null`,
  )
