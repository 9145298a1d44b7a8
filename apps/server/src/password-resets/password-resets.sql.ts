import type { Locale } from '@tessera/contract/locale.ts'
import type { ResetStep } from '@tessera/domain/password-resets/steps.ts'
import { sql } from 'kysely'
import { sha256 } from '../platform/random.ts'
import { changed, maybeOne } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

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
  /** Of its customer. */
  readonly email: string | null
  readonly phone: string | null
  readonly lang: Locale | null
}
/** A reset that is neither over nor too old; locked until the transaction ends. */
export const lockReset = (tx: Tx, ticket: string): Promise<Reset | undefined> =>
  maybeOne(
    tx,
    sql<Reset>`
      select r.id, r.customer_id, r.account, r.steps, r.done, r.challenge_id, c.email, c.phone, c.lang
        from password_reset r left join customer c on c.id = r.customer_id
       where r.token_hash = ${sha256(ticket)} and r.used_at is null and r.expires_at > ${tx.now} and c.status is distinct from 'closed'
         for update of r`,
  )

export const setChallenge = (tx: Tx, id: string, challengeId: string): Promise<bigint> =>
  changed(tx, sql`update password_reset set challenge_id = ${challengeId} where id = ${id}`)

export const countStep = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update password_reset set done = done + 1, challenge_id = null where id = ${id}`)

/** The one that set a password, and every other one of the same customer. */
export const closeResets = (tx: Tx, customerId: string): Promise<bigint> =>
  changed(tx, sql`update password_reset set used_at = ${tx.now} where customer_id = ${customerId} and used_at is null`)
