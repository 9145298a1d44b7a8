import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { ResetStep } from '@tessera/domain/access/password-resets/steps.ts'
import { sql } from 'kysely'
import { sha256 } from '#platform/random/random.ts'
import { changed, maybeOne } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

type NewReset = {
  readonly id: string
  readonly ticket: string
  readonly customerId: string | null
  readonly account: string
  readonly steps: readonly ResetStep[]
  readonly expiresAt: Date
}
export const insertReset = (tx: Tx, reset: NewReset): Promise<bigint> =>
  changed(
    tx,
    sql`insert into password_reset (id, token_hash, customer_id, account, steps, created_at, expires_at)
        values (${reset.id}, ${sha256(reset.ticket)}, ${reset.customerId}, ${reset.account}, ${[...reset.steps]}::text[], ${tx.now},
                ${reset.expiresAt})`,
  )

export type Reset = {
  readonly id: string
  readonly customer_id: string | null
  readonly account: string
  readonly steps: readonly ResetStep[]
  readonly done: number
  readonly challenge_id: string | null
  /** The customer's email. */
  readonly email: string | null
  readonly phone: string | null
  readonly lang: Locale | null
}
/**
 * True if the account may be reset: neither it nor its owner's account is frozen or closed. Locks it until the
 * transaction ends.
 */
export const lockResettable = async (tx: Tx, customerId: string | null): Promise<boolean> =>
  (await maybeOne(
    tx,
    sql`select 1 from customer where id = ${customerId} and status = 'active' and parent_active for no key update`,
  )) !== undefined

/**
 * Returns an open reset of an unknown or active account, locked until the transaction ends. The account is locked
 * first, as in a freeze or change, and a second statement then reads its current state.
 */
export async function lockReset(tx: Tx, ticket: string): Promise<Reset | undefined> {
  const ofTicket = sql`token_hash = ${sha256(ticket)} and used_at is null and expires_at > ${tx.now}`
  await maybeOne(
    tx,
    sql`select 1 from customer where id = (select customer_id from password_reset where ${ofTicket}) for no key update`,
  )
  return maybeOne(
    tx,
    sql<Reset>`
      select r.id, r.customer_id, r.account, r.steps, r.done, r.challenge_id, c.email, c.phone, c.lang
        from password_reset r left join customer c on c.id = r.customer_id
       where ${ofTicket} and (c.id is null or c.status = 'active' and c.parent_active)
         for update of r`,
  )
}

export const setChallenge = (tx: Tx, id: string, challengeId: string): Promise<bigint> =>
  changed(tx, sql`update password_reset set challenge_id = ${challengeId} where id = ${id}`)

export const countStep = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update password_reset set done = done + 1, challenge_id = null where id = ${id}`)
