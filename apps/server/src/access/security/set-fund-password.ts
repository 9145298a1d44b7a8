import type { customerSettings } from '@tessera/contract/access/security/customer-settings.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { checkPassword } from '@tessera/domain/access/customers/password.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { pauseWithdrawals } from '#access/withdrawal-pauses/pause-withdrawals.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { hashPassword, verifyPassword } from '#platform/secrets/password.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { findContact, insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { requireNamed } from '#access/customers/require-named.ts'
import { setFundPassword as store } from '#access/customers/settings.sql.ts'
import { fundPasswordIsLogin } from './refusals.ts'

type Input = InputOf<typeof customerSettings.setFundPassword>
type Refused = (typeof customerSettings.setFundPassword.refusals)[number]

/**
 * Sets the fund password. Requires a verified name, a nickname and a factor (specification §6). Changing it pauses
 * withdrawals, setting the first one does not.
 */
export async function setFundPassword(
  deps: Deps,
  call: CustomerCall,
  { password, verifyToken: token }: Input,
): Promise<Outcome<Record<string, never>, Refused>> {
  const { customerId } = call.customer
  const account = await findContact(deps, customerId)
  const allowed = checkPassword(password, account.email ?? '')
  if (!allowed.ok) return { ...allowed, field: 'password' }
  if (await verifyPassword(password, account.password_hash)) return fundPasswordIsLogin
  const hash = await hashPassword(password)
  return call.inTx(async (tx) => {
    const customerState = await requireNamed(tx, customerId)
    if (!customerState.ok) return customerState
    const proven = await consumeVerifyToken(tx, { token, scene: 'set_fund_password', customerId, payload: {} })
    if (!proven.ok) return proven
    const { changed } = await store(tx, customerId, hash)
    const { ip, userAgent } = call
    if (!changed) {
      await insertSecurityEvent(tx, customerId, 'fund_password_set', { ip, userAgent })
      await notify(tx, customerId, { kind: 'fund_password_set', params: { ip } })
      return ok({})
    }
    const { from, until } = await pauseWithdrawals(tx, customerId, 'fund_password_changed')
    await insertSecurityEvent(tx, customerId, 'fund_password_changed', { ip, userAgent }, from)
    await notify(tx, customerId, { kind: 'fund_password_changed', params: { until, ip } })
    return ok({})
  })
}
