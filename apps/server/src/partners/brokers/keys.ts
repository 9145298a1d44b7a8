import type { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import type { Answer, InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { lockNewest } from '#partners/agents/agents.sql.ts'
import { deleteKey, insertKey, lockBrokerKey, takeSlot } from '#access/api-keys/api-keys.sql.ts'
import { actsFrom, keySecrets, type Made, readRights } from '#access/api-keys/create-key.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { powerOfBroker } from './powers.sql.ts'
import { apiKeyLimitReached } from '#access/api-keys/refusals.ts'
import { brokerNotActive } from './refusals.ts'

type Refusal = Exclude<Answer<typeof brokers.createKey>, { readonly ok: true }>['code']
const scopes = ['read', 'trade'] as const

/** Creates a key of a broker for the sub-account of one client. It reads and trades there, and cannot move money. */
export const createBrokerKey = (
  deps: Pick<Deps, 'config' | 'random'>,
  { customer: { customerId }, ip, inTx }: CustomerCall,
  { accountId, label, ips, publicKey, verifyToken: token }: InputOf<typeof brokers.createKey>,
): Promise<Outcome<Made, Refusal>> =>
  inTx(async (tx): Promise<Outcome<Made, Refusal>> => {
    const customerState = await requireSecured(tx, customerId)
    if (!customerState.ok) return customerState
    const broker = await lockNewest(tx, customerId, 'broker')
    if (broker?.status !== 'active') return brokerNotActive
    const power = await powerOfBroker(tx, broker.id, accountId)
    if (power === undefined) return refuse('NOT_FOUND', { field: 'accountId' })
    const slot = await takeSlot(tx, power.sub_account_id)
    // The client may have withdrawn the power while this waited for the lock of the sub-account.
    if ((await powerOfBroker(tx, broker.id, accountId)) === undefined)
      return refuse('NOT_FOUND', { field: 'accountId' })
    const rights = readRights({ scopes: [...scopes], ips }, tx.now)
    if (!rights.ok) return rights
    if (slot === undefined) return apiKeyLimitReached
    const payload = { accountId, label, ips, publicKey: publicKey ?? '' }
    const proven = await consumeVerifyToken(tx, { customerId, scene: 'create_broker_key', token, payload })
    if (!proven.ok) return proven
    const { apiKey, secret, stored } = keySecrets(deps, publicKey)
    const row = await insertKey(tx, {
      ...rights.value,
      ...stored,
      id: deps.random.uuid(),
      customerId: power.sub_account_id,
      // Only the owner of the broker's account can call this, but the key acts for the client's account, which has
      // other people.
      madeBy: null,
      powerId: power.id,
      slot,
      label,
      actsFrom: await actsFrom(tx),
    })
    await recordAct(tx, {
      action: 'brokers.create_key',
      target: { type: 'api_key', id: row.id },
      after: { power: power.id, ips: row.ips.join() },
      ip,
    })
    return ok({ apiKey, secret, row })
  })

export const deleteBrokerKey = (
  { customer, ip, inTx }: CustomerCall,
  id: string,
): Promise<Outcome<Record<string, never>, 'NOT_FOUND'>> =>
  inTx(async (tx) => {
    const broker = await lockNewest(tx, customer.customerId, 'broker')
    const key = broker && (await lockBrokerKey(tx, broker.id, id))
    if (key === undefined) return refuse('NOT_FOUND')
    await deleteKey(tx, id)
    await recordAct(tx, { action: 'brokers.delete_key', target: { type: 'api_key', id }, ip })
    return ok({})
  })
