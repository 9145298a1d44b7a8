import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { insertSecurityEvent } from '#access/customers/customers.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { subAccountView } from './show-sub-account.ts'
import { findSubAccount } from '#access/customers/family.sql.ts'
import { insertSubAccount, takeSlot } from './sub-accounts.sql.ts'
import { subAccountLimitReached } from './refusals.ts'

type Row = typeof subAccounts.create

/**
 * Opens a sub-account. Its random password is unknown to everyone until the reader of its email, if it gets one, sets
 * another.
 */
export async function createSubAccount(
  deps: Pick<Deps, 'random'>,
  call: CustomerCall,
  { name, verifyToken: token }: InputOf<Row>,
): Promise<Outcome<ReplyOf<Row>, Row['refusals'][number]>> {
  const passwordHash = await hashPassword(deps.random.token())
  const { customerId } = call.customer
  return call.inTx(async (tx) => {
    const slot = await takeSlot(tx, customerId)
    const customerState = await requireSecured(tx, customerId)
    if (!customerState.ok) return customerState
    if (slot === undefined) return subAccountLimitReached
    const proven = await consumeVerifyToken(tx, { token, scene: 'create_sub_account', customerId, payload: { name } })
    if (!proven.ok) return proven
    const id = deps.random.uuid()
    await insertSubAccount(tx, { id, parentId: customerId, slot, name, passwordHash })
    await insertSecurityEvent(tx, customerId, 'sub_account_created', call)
    await recordAct(tx, { action: 'sub_accounts.create', target: { type: 'customer', id }, ip: call.ip })
    await notify(tx, customerId, { kind: 'sub_account_created', params: { name, ip: call.ip } })
    const made = await findSubAccount(tx, customerId, id)
    assert(made, `sub-account ${id} was just inserted but cannot be read`)
    return ok(subAccountView(made))
  })
}
