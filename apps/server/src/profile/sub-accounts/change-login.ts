import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { maskEmail } from '@tessera/domain/access/customers/email.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Tx } from '#platform/database/tx.ts'
import { setEmail } from '#access/factors/security.sql.ts'
import { cancelOpenLogins } from '#access/sessions/cancel-open-logins.ts'
import { endAllSessions } from '#access/sessions/sessions.sql.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { lockSubAccount, type SubAccountRow } from '#access/customers/family.sql.ts'
import { deleteLogin } from './sub-accounts.sql.ts'
import { emailExist } from '#access/customers/refusals.ts'
import { subAccountLoginExists } from './refusals.ts'

type Row = typeof subAccounts.openLogin

/**
 * Gives the sub-account a login. The owner's factors confirm the email; its reader sets the password, which the owner
 * never knows.
 */
export const openLogin = (
  call: CustomerCall,
  { id, email, verifyToken: token }: InputOf<Row>,
): Promise<Outcome<SubAccountRow, Row['refusals'][number]>> =>
  call.inTx(async (tx) => {
    const { customerId } = call.customer
    const sub = await lockSubAccount(tx, customerId, id)
    if (sub === undefined) return refuse('NOT_FOUND')
    if (sub.email !== null) return subAccountLoginExists
    const payload = { id, email }
    const proven = await consumeVerifyToken(tx, { token, scene: 'open_sub_account_login', customerId, payload })
    if (!proven.ok) return proven
    if ((await setEmail(tx, id, email)) === 0n) return emailExist
    await note(tx, call, 'opened', id)
    await notify(tx, customerId, {
      kind: 'sub_account_login_opened',
      params: { name: sub.name, email: maskEmail(email), ip: call.ip },
    })
    await notify(tx, id, { kind: 'sub_account_invited', params: { email } })
    return ok({ ...sub, email })
  })

export const closeLogin = (
  call: CustomerCall,
  { id }: { readonly id: string },
): Promise<Outcome<SubAccountRow, 'NOT_FOUND'>> =>
  call.inTx(async (tx) => {
    const sub = await lockSubAccount(tx, call.customer.customerId, id)
    if (sub === undefined) return refuse('NOT_FOUND')
    await endLogin(tx, id)
    await note(tx, call, 'closed', id)
    return ok({ ...sub, email: null })
  })

export async function endLogin(tx: Tx, id: string): Promise<void> {
  await deleteLogin(tx, id)
  await cancelOpenLogins(tx, id)
  await endAllSessions(tx, id)
}

const acts = {
  opened: { kind: 'sub_account_login_opened', action: 'sub_accounts.open_login' },
  closed: { kind: 'sub_account_login_closed', action: 'sub_accounts.close_login' },
  ended: { kind: 'sub_account_closed', action: 'sub_accounts.close' },
} as const

/** Records the act in the owner's security history and in the audit log. */
export async function note(tx: Tx, call: CustomerCall, what: keyof typeof acts, id: string): Promise<void> {
  const { kind, action } = acts[what]
  const { ip, userAgent } = call
  await insertSecurityEvent(tx, call.customer.customerId, kind, { ip, userAgent })
  await recordAct(tx, { action, target: { type: 'customer', id }, ip })
}
