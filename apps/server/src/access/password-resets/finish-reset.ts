import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { checkPassword } from '@tessera/domain/access/customers/password.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { stepsOfReset } from '@tessera/domain/access/password-resets/steps.ts'
import { stopWithdrawing } from '#access/api-keys/api-keys.sql.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent, setPassword } from '#access/customers/customers.sql.ts'
import { restoreLoginTries } from '#access/customers/login-budgets.ts'
import { pauseWithdrawals } from '#access/withdrawal-pauses/pause-withdrawals.ts'
import { notify } from '#services/messages/notify.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import type { Tx } from '#platform/database/tx.ts'
import { cancelOpenLogins } from '#access/sessions/cancel-open-logins.ts'
import { endAllSessions } from '#access/sessions/sessions.sql.ts'
import { readFactors } from '#access/verification/owned-factors.sql.ts'
import type { Reset } from './password-resets.sql.ts'
import { requireReset } from './require-reset.ts'
import { passwordResetExpired, passwordResetUnproven } from './refusals.ts'

type Row = typeof passwordResets.finish
type Refused = Row['refusals'][number]
type Proven = Reset & { readonly customer_id: string }

/**
 * Sets the new password after all steps of a reset were proven. Ends all sessions, removes the withdrawal right of API
 * keys and pauses withdrawals (threat AUT-14).
 */
export async function finishReset(
  call: VisitorCall,
  { ticket, password }: InputOf<Row>,
): Promise<Outcome<ReplyOf<Row>, Refused>> {
  const hash = await call.inTx((tx) => requireProven(tx, ticket, password))
  if (!hash.ok) return hash
  const passwordHash = await hashPassword(password)
  return call.inTx(async (tx) => {
    const reset = await requireProven(tx, ticket, password)
    if (!reset.ok) return reset
    const id = reset.value.customer_id
    await setPassword(tx, id, passwordHash)
    await restoreLoginTries(tx, { ...reset.value, id }, call.ip)
    await cancelOpenLogins(tx, id)
    await endAllSessions(tx, id)
    await stopWithdrawing(tx, id)
    await noteReset(tx, call, id)
    return ok({})
  })
}

async function requireProven(tx: Tx, ticket: string, password: string): Promise<Outcome<Proven, Refused>> {
  const found = await requireReset(tx, ticket)
  if (!found.ok) return found
  const { customer_id: id, email, steps, done } = found.value
  if (done < steps.length) return passwordResetUnproven
  const [by] = steps
  if (id === null || by === undefined || by === 'google') return passwordResetExpired
  // Reads the current factors, because proofs that were given before a factor was added are incomplete.
  const required = stepsOfReset((await readFactors(tx, id)).owned, by)
  if (required?.join() !== steps.join()) return passwordResetExpired
  const allowed = checkPassword(password, email ?? '')
  return allowed.ok ? ok({ ...found.value, customer_id: id }) : { ...allowed, field: 'password' }
}

async function noteReset(tx: Tx, { ip, userAgent }: VisitorCall, id: string): Promise<void> {
  const { from, until } = await pauseWithdrawals(tx, id, 'login_password_reset')
  await insertSecurityEvent(tx, id, 'login_password_reset', { ip, userAgent }, from)
  await recordAct(tx, { action: 'customer.reset_password', target: { type: 'customer', id }, ip })
  await notify(tx, id, { kind: 'password_reset', params: { until, ip } })
}
