import type { Role } from '@tessera/contract/permissions.ts'
import type { OperatorLimits } from '@tessera/contract/office/operators/operators.ts'
import type { OperatorStatus } from '@tessera/domain/office/operators/machine.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { changed, many, maybeOne, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type OperatorRow = {
  id: string
  email: string
  name: string
  password_hash: string
  totp_secret_sealed: string
  totp_last_step: bigint
  /** The first sign-in since the last invitation. */
  totp_confirmed_at: Date | null
  roles: Role[]
  /** Whole units of the reference currency; null without a limit. */
  decision_limit: bigint | null
  day_limit: bigint | null
  status: OperatorStatus
  wrong_passwords: number
  wrong_codes: number
  locked_until: Date | null
  /** The time until which the emailed one-time password is valid. */
  invited_until: Date | null
  created_at: Date
  last_seen_at: Date | null
}

const operators = sql`
  select o.*, (select max(s.seen_at) from operator_session s where s.operator_id = o.id) as last_seen_at from operator o`

export const listOperators = (source: Source): Promise<OperatorRow[]> =>
  many(source, sql<OperatorRow>`${operators} order by o.created_at, o.id`)
export const findOperator = (source: Source, id: string): Promise<OperatorRow | undefined> =>
  maybeOne(source, sql<OperatorRow>`${operators} where o.id = ${id}`)
export const findByEmail = (source: Source, email: string): Promise<OperatorRow | undefined> =>
  maybeOne(source, sql<OperatorRow>`${operators} where o.email = ${email}`)
export const lockOperator = (tx: Tx, id: string): Promise<OperatorRow | undefined> =>
  maybeOne(
    tx,
    sql<OperatorRow>`select o.*, null::timestamptz as last_seen_at from operator o where id = ${id} for update`,
  )

type NewOperator = Pick<OperatorRow, 'id' | 'email' | 'name' | 'password_hash' | 'totp_secret_sealed' | 'roles'>
/** Returns false if the email is in use. */
export async function insertOperator(tx: Tx, o: NewOperator): Promise<boolean> {
  const inserted = await changed(
    tx,
    sql`insert into operator (id, email, name, password_hash, totp_secret_sealed, roles, status, created_at)
        values (${o.id}, ${o.email}, ${o.name}, ${o.password_hash}, ${o.totp_secret_sealed}, ${o.roles}::text[], 'invited', ${tx.now})
        on conflict (email) do nothing`,
  )
  return inserted === 1n
}

/** Returns the amount limits of an operator in whole units of the reference currency. */
export const limitsOf = ({
  decision_limit: decision,
  day_limit: day,
}: Pick<OperatorRow, 'decision_limit' | 'day_limit'>) => ({
  decision: decision === null ? null : Number(decision),
  day: day === null ? null : Number(day),
})
type Access = { readonly roles: readonly Role[]; readonly limits: z.output<typeof OperatorLimits> }
export const setAccess = (tx: Tx, id: string, { roles, limits }: Access): Promise<bigint> =>
  changed(
    tx,
    sql`update operator set roles = ${[...roles]}::text[], decision_limit = ${limits.decision}, day_limit = ${limits.day} where id = ${id}`,
  )
export const setPassword = (tx: Tx, id: string, hash: string): Promise<bigint> =>
  changed(tx, sql`update operator set password_hash = ${hash} where id = ${id}`)
/** Sets new first factors, and clears counts and confirmations of the earlier ones. */
export const setFirstFactors = (
  tx: Tx,
  id: string,
  o: Pick<OperatorRow, 'password_hash' | 'totp_secret_sealed'>,
): Promise<bigint> =>
  changed(
    tx,
    sql`update operator set password_hash = ${o.password_hash}, totp_secret_sealed = ${o.totp_secret_sealed}, totp_last_step = 0,
               totp_confirmed_at = null, wrong_passwords = 0, wrong_codes = 0, locked_until = null
         where id = ${id}`,
  )
export const setInvitedUntil = (tx: Tx, id: string, until: Date): Promise<bigint> =>
  changed(tx, sql`update operator set invited_until = ${until} where id = ${id}`)
export const noteWrongPassword = (tx: Tx, id: string, tries: number, lockedUntil: Date | null): Promise<bigint> =>
  changed(tx, sql`update operator set wrong_passwords = ${tries}, locked_until = ${lockedUntil} where id = ${id}`)
export const noteWrongCode = (tx: Tx, id: string, tries: number, lockedUntil: Date | null): Promise<bigint> =>
  changed(tx, sql`update operator set wrong_codes = ${tries}, locked_until = ${lockedUntil} where id = ${id}`)

/**
 * Uses up a time step of the authenticator and clears the count of wrong codes. Returns false if this step or a later
 * one was used before.
 */
export async function consumeTimeStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const used = await changed(
    tx,
    sql`update operator set totp_last_step = ${step}, wrong_codes = 0, totp_confirmed_at = coalesce(totp_confirmed_at, ${tx.now}) where id = ${id} and totp_last_step < ${step}`,
  )
  return used === 1n
}

export type Ticket = { operator_id: string; tries: number; expires_at: Date; used_at: Date | null }
export const insertTicket = (tx: Tx, hash: string, operatorId: string, expiresAt: Date): Promise<bigint> =>
  changed(
    tx,
    sql`insert into operator_ticket (token_hash, operator_id, created_at, expires_at) values (${hash}, ${operatorId}, ${tx.now}, ${expiresAt})`,
  )
export const lockTicket = (tx: Tx, hash: string): Promise<Ticket | undefined> =>
  maybeOne(
    tx,
    sql<Ticket>`select operator_id, tries, expires_at, used_at from operator_ticket where token_hash = ${hash} for update`,
  )
export const countTry = (tx: Tx, hash: string): Promise<bigint> =>
  changed(tx, sql`update operator_ticket set tries = tries + 1 where token_hash = ${hash}`)
export const consumeTicket = (tx: Tx, hash: string): Promise<bigint> =>
  changed(tx, sql`update operator_ticket set used_at = ${tx.now} where token_hash = ${hash}`)
/** Cancels sign-ins that are not confirmed by a code. */
export const cancelTickets = (tx: Tx, operatorId: string): Promise<bigint> =>
  changed(tx, sql`update operator_ticket set used_at = ${tx.now} where operator_id = ${operatorId} and used_at is null`)

export const insertSession = (
  tx: Tx,
  s: { id: string; tokenHash: string; operatorId: string; expiresAt: Date; ip: string; deviceHash: string | null },
): Promise<bigint> =>
  changed(
    tx,
    sql`insert into operator_session (id, token_hash, operator_id, created_at, seen_at, expires_at, ip, device_hash)
        values (${s.id}, ${s.tokenHash}, ${s.operatorId}, ${tx.now}, now(), ${s.expiresAt}, ${s.ip}, ${s.deviceHash})`,
  )
/** True if an operator has signed in from this device before. Takes the same time for unknown names. */
export const isKnownDevice = async (
  source: Source,
  operatorId: string | null,
  deviceHash: string | null,
): Promise<boolean> =>
  (
    await one(
      source,
      sql<{ known: boolean }>`
        select exists (select 1 from operator_session where operator_id = ${operatorId} and device_hash = ${deviceHash}) as known`,
    )
  ).known
export const endSession = (tx: Tx, id: string): Promise<bigint> =>
  changed(tx, sql`update operator_session set ended_at = ${tx.now} where id = ${id} and ended_at is null`)
export const endSessions = (tx: Tx, operatorId: string): Promise<bigint> =>
  changed(
    tx,
    sql`update operator_session set ended_at = ${tx.now} where operator_id = ${operatorId} and ended_at is null`,
  )
export const endOtherSessions = (tx: Tx, operatorId: string, own: string): Promise<bigint> =>
  changed(
    tx,
    sql`update operator_session set ended_at = ${tx.now} where operator_id = ${operatorId} and id <> ${own} and ended_at is null`,
  )
