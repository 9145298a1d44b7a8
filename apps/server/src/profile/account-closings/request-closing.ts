import type { accountClosings } from '@tessera/contract/profile/account-closings/account-closings.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { CLOSING_DAYS } from '@tessera/domain/access/customers/closing.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { findContact, insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { requirePassword } from '#access/customers/require-password.ts'
import { lockForFreeze, refuseIndebted } from '#access/customers/customer-state.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { insertClosing, isBlocked, isEmpty } from './account-closings.sql.ts'
import { accountClosingAlready, accountNotEmpty } from './refusals.ts'

type Refused = (typeof accountClosings.request.refusals)[number]

/** Requests the closing with the password and every factor. The waiting period starts and the owner is notified. */
export async function requestClosing(
  deps: Deps,
  call: CustomerCall,
  { password, verifyToken: token }: InputOf<typeof accountClosings.request>,
): Promise<Outcome<{ closesAt: string }, Refused>> {
  const { customerId } = call.customer
  const known = await requirePassword(call.inTx, await findContact(deps, customerId), password, 'password')
  if (!known.ok) return known
  return call.inTx(async (tx) => {
    await lockForFreeze(tx, customerId)
    const proven = await consumeVerifyToken(tx, { token, scene: 'close_account', customerId, payload: {} })
    if (!proven.ok) return proven
    const repaid = refuseIndebted({ indebted: await isBlocked(tx, customerId) })
    if (!repaid.ok) return repaid
    if (!(await isEmpty(tx, customerId))) return accountNotEmpty
    const closesAt = new Date(tx.now.getTime() + CLOSING_DAYS * DAY_MS)
    if ((await insertClosing(tx, customerId, closesAt)) === 0n) return accountClosingAlready
    const { ip, userAgent } = call
    await insertSecurityEvent(tx, customerId, 'account_closing_requested', { ip, userAgent })
    await recordAct(tx, { action: 'customer.request_closing', target: { type: 'customer', id: customerId }, ip })
    await notify(tx, customerId, { kind: 'account_closing_requested', params: { closes: closesAt, ip } })
    return ok({ closesAt: closesAt.toISOString() })
  })
}
