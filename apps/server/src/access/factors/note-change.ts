import { securityActionWords } from '@tessera/contract/access/sessions/security-actions.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { type BindingFacts, pausesAtBinding } from '@tessera/domain/access/security/first-factor.ts'
import { ruleOf, type SecurityAction, type SecurityFreeze } from '@tessera/domain/access/security/rules.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { type Contact, insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { pauseWithdrawals } from '#access/withdrawal-pauses/pause-withdrawals.ts'
import { noticeByPhone, notify, mailNotice } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Tx } from '#platform/database/tx.ts'
import { cancelOpenLogins } from '#access/sessions/cancel-open-logins.ts'

/** The account before the change; for a new factor, also the facts that decide whether it pauses anything. */
type Former = { readonly account: Contact; readonly binding?: BindingFacts | undefined }

/**
 * Applies the consequences of a security change from the table. They are the pause, the entry in the security history,
 * and notices to the current and the replaced address. Cancels logins in progress.
 */
export async function noteChange(
  tx: Tx,
  { customer: { customerId }, ip, userAgent }: CustomerCall,
  action: SecurityAction,
  { account: former, binding }: Former,
): Promise<void> {
  const { freezes, binds, replaces } = ruleOf(action)
  assert(freezes, `${action} has no row in the table of security changes`)
  const pauses = binding === undefined || pausesAtBinding(binding, tx.now)
  const pause = pauses ? await pauseWithdrawals(tx, customerId, freezes) : undefined
  const firstOf = binding?.hadBefore === false ? binds : undefined
  await cancelOpenLogins(tx, customerId)
  const kind = firstOf === undefined ? freezes : 'first_factor_bound'
  await insertSecurityEvent(tx, customerId, kind, { ip, userAgent }, pause?.from, firstOf)
  await recordAct(tx, {
    action: 'customer.change_factor',
    target: { type: 'customer', id: customerId },
    after: { change: freezes },
    ip,
  })
  const notice = noticeOf({ change: securityActionWords[freezes], ip }, pause)
  await notify(tx, customerId, notice)
  await noticeByPhone(tx, customerId, notice, former)
  if (replaces === 'email' && former.email !== null)
    await mailNotice(tx, customerId, notice, { email: former.email, lang: former.lang })
}

type FactorChange = { readonly change: (typeof securityActionWords)[SecurityFreeze]; readonly ip: string }
const noticeOf = (what: FactorChange, pause: { readonly until: Date } | undefined) =>
  pause === undefined
    ? ({ kind: 'factor_changed_without_pause', params: what } as const)
    : ({ kind: 'factor_changed', params: { ...what, until: pause.until } } as const)
