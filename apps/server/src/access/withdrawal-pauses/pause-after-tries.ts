import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { lockForFreeze } from '#access/customers/customer-state.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { pauseWithdrawals } from './pause-withdrawals.ts'

type Tries = {
  readonly cause: 'identity_check_failed' | 'fund_password_failed' | 'authenticator_failed'
  readonly hours: number
  readonly from: { readonly ip: string; readonly userAgent: string }
}

/** Pauses withdrawals after too many wrong tries, records it, and notifies the owner. */
export async function pauseAfterTries(tx: Tx, customerId: string, { cause, hours, from }: Tries): Promise<void> {
  const { ip, userAgent } = from
  await lockForFreeze(tx, customerId)
  const paused = await pauseWithdrawals(tx, customerId, cause, hours)
  await insertSecurityEvent(tx, customerId, cause, { ip, userAgent }, paused.from)
  await notify(tx, customerId, { kind: cause, params: { until: paused.until, ip } })
}
