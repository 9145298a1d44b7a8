import { customerMachine } from '@tessera/domain/access/customers/machine.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { lockForFreeze } from '#access/customers/customer-state.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall, VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { cancelOpenLogins } from '#access/sessions/cancel-open-logins.ts'
import { endAllSessions } from '#access/sessions/sessions.sql.ts'
import { disableUnfreezing } from '#access/stops/stops.sql.ts'
import { readFreezeToken } from '#services/mail/freeze-token.ts'
import { useFreezeLink } from '#services/mail/freeze-links.sql.ts'
import { accountFrozenAlready, freezeLinkExpired } from './refusals.ts'

type From = Pick<VisitorCall, 'ip' | 'userAgent'>

/**
 * Freezes the account at its owner's request, without approval. No money can leave any more, and every session and
 * login ends.
 */
export const freezeOwnAccount = (
  call: CustomerCall,
): Promise<Outcome<Record<string, never>, 'ACCOUNT_FROZEN_ALREADY'>> =>
  call.inTx(async (tx) => ((await freezeFor(tx, call.customer.customerId, call)) ? ok({}) : accountFrozenAlready))

/** Freezes the account by the link in an email. It also succeeds if the account is already frozen. */
export const freezeByLink = (
  { config }: Pick<Deps, 'config'>,
  call: VisitorCall,
  { token }: { token: string },
): Promise<Outcome<Record<string, never>, 'FREEZE_LINK_EXPIRED'>> =>
  call.inTx(async (tx) => {
    const id = readFreezeToken(config, token)
    const link = id === undefined ? undefined : await useFreezeLink(tx, id)
    if (link === undefined) return freezeLinkExpired
    await freezeFor(tx, link.customer_id, call)
    return ok({})
  })

/** Freezes the account and ends its sessions and unfinished logins. Returns false if it was frozen already. */
export async function freezeFor(tx: Tx, customerId: string, { ip, userAgent }: From): Promise<boolean> {
  await lockForFreeze(tx, customerId)
  await disableUnfreezing(tx, customerId)
  if ((await move(tx, 'customer', customerId, customerMachine, 'freeze')) === undefined) return false
  await cancelOpenLogins(tx, customerId)
  await endAllSessions(tx, customerId)
  await insertSecurityEvent(tx, customerId, 'account_frozen', { ip, userAgent })
  await recordAct(tx, { action: 'customer.freeze', target: { type: 'customer', id: customerId }, ip })
  await notify(tx, customerId, { kind: 'account_frozen', params: { ip } })
  return true
}
