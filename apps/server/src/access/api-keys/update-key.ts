import type { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { widens } from '@tessera/domain/access/api-keys/key.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { type ApiKeyRow, changeKey, lockKey, makerOf } from './api-keys.sql.ts'
import { actsFrom, readRights } from './create-key.ts'
import { noteChange } from './note-change.ts'
import { subAccountNotAllowed } from '#platform/http/refusals.ts'
import { apiKeyOfAnother, brokerKeyFixed } from './refusals.ts'

type Refused = (typeof apiKeys.update.refusals)[number]

/**
 * Changes label, rights and addresses. A key with new rights must wait again before it may act. A stopped key restarts.
 */
export const updateKey = (
  call: CustomerCall,
  { id, label, scopes, ips, verifyToken }: InputOf<typeof apiKeys.update>,
): Promise<Outcome<ApiKeyRow, Refused>> =>
  call.inTx(async (tx): Promise<Outcome<ApiKeyRow, Refused>> => {
    const { customerId } = call.customer
    const customerState = await requireSecured(tx, customerId)
    if (!customerState.ok) return customerState
    const key = await lockKey(tx, customerId, id)
    if (key === undefined) return refuse('NOT_FOUND')
    if (key.power_id !== null) return brokerKeyFixed
    if (key.sub_account !== null && scopes.includes('withdraw')) return subAccountNotAllowed
    const rights = readRights({ scopes, ips }, tx.now)
    if (!rights.ok) return rights
    const payload = { id, label, scopes: scopes.join(), ips }
    const proven = await consumeVerifyToken(tx, { token: verifyToken, scene: 'update_api_key', customerId, payload })
    if (!proven.ok) return proven
    const waits = key.status === 'stopped' || widens(key, rights.value)
    // A key acts with the rights of its creator, so only the creator may extend them.
    const { login } = call.customer
    if (waits && login !== undefined && (await makerOf(tx, id)) !== login.id) return apiKeyOfAnother
    const row = await changeKey(tx, id, {
      ...rights.value,
      label,
      actsFrom: waits ? await actsFrom(tx) : key.acts_from,
    })
    await noteChange(tx, call, 'changed', row)
    return ok(row)
  })
