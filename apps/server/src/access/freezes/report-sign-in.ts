import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { lockForFreeze } from '#access/customers/customer-state.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import { cancelOpenLogins } from '#access/sessions/cancel-open-logins.ts'
import { endOtherSessions, hasLoginEvent } from '#access/sessions/sessions.sql.ts'
import { pauseWithdrawals } from '#access/withdrawal-pauses/pause-withdrawals.ts'

/**
 * Handles "that was not me": ends every other session and login in progress, and pauses withdrawals. It does so
 * whichever sign-in was reported, because an intruder may have opened more sessions.
 */
export const reportSignIn = (
  { customer, inTx, ip, userAgent }: CustomerCall,
  { id }: { id: string },
): Promise<Outcome<Record<string, never>, 'NOT_FOUND'>> =>
  inTx(async (tx) => {
    const { customerId, sessionId } = customer
    if (!(await hasLoginEvent(tx, customerId, id))) return refuse('NOT_FOUND')
    await lockForFreeze(tx, customerId)
    await cancelOpenLogins(tx, customerId)
    await endOtherSessions(tx, customerId, sessionId)
    const { from, until } = await pauseWithdrawals(tx, customerId, 'sign_in_reported')
    await insertSecurityEvent(tx, customerId, 'sign_in_reported', { ip, userAgent }, from)
    await recordAct(tx, { action: 'customer.report_sign_in', target: { type: 'customer', id: customerId }, ip })
    await notify(tx, customerId, { kind: 'sign_in_reported', params: { until, ip } })
    return ok({})
  })
