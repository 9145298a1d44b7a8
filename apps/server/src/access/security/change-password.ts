import type { customers } from '@tessera/contract/access/customers/customers.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { checkPassword } from '@tessera/domain/access/customers/password.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { pauseWithdrawals } from '#access/withdrawal-pauses/pause-withdrawals.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import type { Tx } from '#platform/database/tx.ts'
import { type Opened, openSession } from '#access/sessions/open-session.ts'
import { cancelOpenLogins } from '#access/sessions/cancel-open-logins.ts'
import { endAllSessions } from '#access/sessions/sessions.sql.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { type Account, findContact, insertSecurityEvent, setPassword } from '#access/customers/customers.sql.ts'
import { restoreLoginTries } from '#access/customers/login-budgets.ts'
import { restoreTries } from '#access/customers/password-budget.sql.ts'
import { passwordBudget, requirePassword } from '#access/customers/require-password.ts'
import { passwordUnchanged } from './refusals.ts'

type Input = InputOf<typeof customers.changePassword>
type Refused = (typeof customers.changePassword.refusals)[number]

/**
 * Changes the password. Requires the old password and a code besides the session. Ends every session, opens a new one,
 * pauses withdrawals.
 */
export async function changePassword(deps: Deps, call: CustomerCall, input: Input): Promise<Outcome<Opened, Refused>> {
  const { customerId } = call.customer
  const account = await findContact(deps, customerId)
  const hash = await acceptedHash(call, account, input)
  if (!hash.ok) return hash
  return call.inTx(async (tx) => {
    const { verifyToken } = input
    const proven = await consumeVerifyToken(tx, {
      token: verifyToken,
      scene: 'change_password',
      customerId,
      payload: {},
    })
    if (!proven.ok) return proven
    await setPassword(tx, customerId, hash.value)
    await restoreTries(tx, passwordBudget(customerId))
    await restoreLoginTries(tx, account, call.ip)
    await cancelOpenLogins(tx, customerId)
    await endAllSessions(tx, customerId)
    await noteChange(tx, call)
    return ok(await openSession(deps, tx, customerId, call))
  })
}

/** Returns the hash of the new password if it is acceptable and the old one is right. */
async function acceptedHash(
  { inTx }: CustomerCall,
  account: Account,
  { oldPassword, newPassword }: Input,
): Promise<Outcome<string, Refused>> {
  const allowed = checkPassword(newPassword, account.email ?? '')
  if (!allowed.ok) return { ...allowed, field: 'newPassword' }
  if (newPassword === oldPassword) return passwordUnchanged
  const known = await requirePassword(inTx, account, oldPassword, 'oldPassword')
  if (!known.ok) return known
  return ok(await hashPassword(newPassword))
}

async function noteChange(tx: Tx, { customer, ip, userAgent }: CustomerCall): Promise<void> {
  const id = customer.customerId
  const { from, until } = await pauseWithdrawals(tx, id, 'login_password_changed')
  await insertSecurityEvent(tx, id, 'login_password_changed', { ip, userAgent }, from)
  await recordAct(tx, { action: 'customer.change_password', target: { type: 'customer', id }, ip })
  await notify(tx, id, { kind: 'password_changed', params: { until, ip } })
}
