import { CLOCK_STEPS, totpStep } from '@tessera/domain/access/verification/totp.ts'
import { sql } from 'kysely'
import { changed, maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** The purpose for which a code is used. Wrong codes count separately per purpose. */
export type EntryPoint = 'login' | 'reset' | 'session'
export type Tries = { readonly wrong_tries: number; readonly wrong_since: Date | null; readonly wrong_at: Date[] }
export type Authenticator = Tries & {
  readonly secret_sealed: string
  readonly last_step: bigint
  readonly refused_steps: readonly string[]
}

/**
 * Locks the row, so that concurrent tries run one after the other. A second statement reads the tries for this purpose.
 */
export async function lockAuthenticator(
  tx: Tx,
  customerId: string,
  entryPoint: EntryPoint,
): Promise<Authenticator | undefined> {
  await maybeOne(tx, sql`select 1 from authenticator where customer_id = ${customerId} for update`)
  return maybeOne(
    tx,
    sql<Authenticator>`
      select a.secret_sealed, a.last_step, a.refused_steps::text[], coalesce(t.wrong_tries, 0) as wrong_tries, t.wrong_since,
             coalesce(t.wrong_at, '{}') as wrong_at
        from authenticator a left join authenticator_tries t on t.customer_id = a.customer_id and t.entry_point = ${entryPoint}
       where a.customer_id = ${customerId}`,
  )
}

/** Uses up the time step of a right code and all earlier ones. */
export const noteStep = (tx: Tx, customerId: string, step: bigint): Promise<bigint> =>
  changed(tx, sql`update authenticator set last_step = ${step} where customer_id = ${customerId}`)

/** Marks a later step whose code was refused, so that it is never accepted. Drops the marks of past steps. */
export const refuseStep = (tx: Tx, customerId: string, step: bigint): Promise<bigint> =>
  changed(
    tx,
    sql`update authenticator set refused_steps = array(
           select distinct s from unnest(refused_steps || ${step}::bigint) s where s > ${totpStep(tx.now) - CLOCK_STEPS})
         where customer_id = ${customerId}`,
  )

/** Resets the consecutive wrong tries for this use. Those of the day stay. */
export const resetConsecutiveTries = (tx: Tx, customerId: string, entryPoint: EntryPoint): Promise<bigint> =>
  changed(
    tx,
    sql`update authenticator_tries set wrong_tries = 0, wrong_since = null
         where customer_id = ${customerId} and entry_point = ${entryPoint}`,
  )

export const recordWrongCode = (
  tx: Tx,
  customerId: string,
  entryPoint: EntryPoint,
  { tries, wrongAt }: { readonly tries: number; readonly wrongAt: readonly Date[] },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into authenticator_tries (customer_id, entry_point, wrong_tries, wrong_since, wrong_at)
        values (${customerId}, ${entryPoint}, ${tries}, ${tx.now}, ${wrongAt})
        on conflict (customer_id, entry_point) do update
          set wrong_tries = excluded.wrong_tries, wrong_since = excluded.wrong_since, wrong_at = excluded.wrong_at`,
  )

/** Returns 1 for the first use, 0 for any later one. */
export const spendBackupCode = (tx: Tx, customerId: string, codeHash: string): Promise<bigint> =>
  changed(
    tx,
    sql`update backup_code set used_at = ${tx.now}
         where customer_id = ${customerId} and code_hash = ${codeHash} and used_at is null`,
  )
