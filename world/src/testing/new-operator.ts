import { operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import type { Role } from '@tessera/contract/permissions.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { TOTP, URI } from 'otpauth'
import { type InvitedOperator, inviteOperator } from '../../../apps/server/src/office/operators/invite-operator.ts'
import { oneTimePasswordOf } from '../../../apps/server/src/services/mail/one-time-password.ts'
import type { TestExchange } from './exchange.ts'

export const ownPassword = 'a password of my own 1'

/** An invited operator who has not logged in yet. */
export async function invitedOperator(
  exchange: TestExchange,
  ...roles: Role[]
): Promise<InvitedOperator & { email: string }> {
  const email = `${randomUUID().slice(0, 8)}@tessera.example`
  const made = await exchange.deps.inTx('test')((tx) =>
    inviteOperator(exchange.deps, tx, { email, name: 'Nair', roles }),
  )
  if (!made.ok) throw new Error(made.code)
  return { email, ...made.value }
}

/** The content of the newest invitation email. */
export async function mailedInvitation(
  exchange: TestExchange,
  email: string,
): Promise<{ email: string } & InvitedOperator> {
  const { rows } = await sql<{ id: string; invitation: string }>`
    select o.id, m.params->>'invitation' as invitation from mail m join operator o on o.email = m.recipient
     where m.recipient = ${email} and m.kind = 'operator_invited' order by m.created_at desc limit 1`.execute(
    exchange.deps.db,
  )
  const [row] = rows
  if (row === undefined) throw new Error(`no invitation was sent to ${email}`)
  const oneTimePassword = oneTimePasswordOf(exchange.deps.config, row.invitation)
  const { otpauth } = await exchange.api(operatorSignIn).login({ email, password: oneTimePassword })
  return { ...row, email, oneTimePassword, otpauth: otpauth ?? '' }
}

/** The authenticator code `steps` periods from now. */
export const codeOf = (otpauth: string, steps = 0): string => {
  const parsed = URI.parse(otpauth)
  if (!(parsed instanceof TOTP)) throw new Error('the invitation has no TOTP URI')
  return parsed.generate({ timestamp: Date.now() + steps * 30_000 })
}

/** A code that differs from the current one. */
export const wrongCodeOf = (otpauth: string): string =>
  String((Number(codeOf(otpauth)) + 1) % 1_000_000).padStart(6, '0')

/** Logs in for the first time, which sets the password; returns the session. */
export async function signInFirst(exchange: TestExchange, who: InvitedOperator & { email: string }): Promise<string> {
  const client = exchange.api(operatorSignIn)
  const { ticket } = await client.login({ email: who.email, password: who.oneTimePassword })
  return (await client.confirm({ ticket, code: codeOf(who.otpauth), newPassword: ownPassword })).token
}

export async function signedInOperator(
  exchange: TestExchange,
  ...roles: Role[]
): Promise<InvitedOperator & { email: string; token: string }> {
  const who = await invitedOperator(exchange, ...roles)
  return { ...who, token: await signInFirst(exchange, who) }
}
