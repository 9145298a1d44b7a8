import { customerMachine } from '@tessera/domain/access/customers/machine.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { releaseAddresses } from '#access/customers/customers.sql.ts'
import { lockForFreeze } from '#access/customers/customer-state.sql.ts'
import { freeCompany } from '#identity/companies/companies.sql.ts'
import { freeIdentity } from '#identity/kyc/kyc.sql.ts'
import { lockMembers } from '#profile/members/members.sql.ts'
import { endLogin } from '#profile/members/remove-member.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { cancelOpenLogins } from '#access/sessions/cancel-open-logins.ts'
import { endAllSessions } from '#access/sessions/sessions.sql.ts'
import { deleteClosing, isBlocked, isEmpty, listDue } from './account-closings.sql.ts'

const BATCH_SIZE = 20

/**
 * Closes accounts whose waiting period is over. An account that is not empty any more stays open, and its owner is
 * notified.
 */
export async function closeDueAccounts({ inTx }: Pick<Deps, 'inTx'>): Promise<void> {
  await inTx('job:close_due_accounts')(async (tx) => {
    for (const { customer_id } of await listDue(tx, BATCH_SIZE)) await closeOne(tx, customer_id)
    return ok(undefined)
  })
}

async function closeOne(tx: Tx, id: string): Promise<void> {
  await lockForFreeze(tx, id)
  await deleteClosing(tx, id)
  const mayClose = (await isEmpty(tx, id)) && !(await isBlocked(tx, id))
  const isClosed = mayClose && (await move(tx, 'customer', id, customerMachine, 'close')) !== undefined
  if (!isClosed) return notify(tx, id, { kind: 'account_closing_stopped', params: {} })
  await cancelOpenLogins(tx, id)
  await endAllSessions(tx, id)
  for (const login of await lockMembers(tx, id)) await endLogin(tx, login, id)
  await recordAct(tx, { action: 'customer.close', target: { type: 'customer', id } })
  await notify(tx, id, { kind: 'account_closed', params: {} })
  await releaseAddresses(tx, id)
  // A returning customer is verified again with the same document; the old file is retained (decision 0021).
  await freeIdentity(tx, id)
  await freeCompany(tx, id)
}
