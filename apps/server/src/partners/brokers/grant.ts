import type { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import type { Answer, InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { readInviteCode } from '@tessera/domain/partners/invitations/code.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { activeAgent, type AgentRow } from '#partners/agents/agents.sql.ts'
import type { Applicant } from '#partners/agents/apply.ts'
import { isOnePerson } from '#partners/agents/clients.sql.ts'
import { agentNumber } from '#partners/agents/view.ts'
import { isCurrent } from '#partners/agents/texts.ts'
import { deleteKeysOf } from '#access/api-keys/api-keys.sql.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { lockSubAccount } from '#access/customers/family.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { insertPower, lockOwnPower, type PowerRow, readPower, setWithdrawn } from './powers.sql.ts'
import { brokerCodeUnknown, brokerPowerGiven, brokerSelf } from './refusals.ts'

type Refusal = Exclude<Answer<typeof brokers.grant>, { readonly ok: true }>['code']
export type GrantedPower = { readonly power: PowerRow; readonly broker: AgentRow }

/** Returns the active broker with this code, in any spelling. */
export async function requireBroker(tx: Tx, code: string): Promise<Outcome<AgentRow, 'BROKER_CODE_UNKNOWN'>> {
  const broker = await activeAgent(tx, readInviteCode(code), 'broker')
  return broker === undefined ? brokerCodeUnknown : ok(broker)
}

/** Gives a broker a power of attorney for one own sub-account. The code is bound to the broker and the text. */
export async function grantPower(
  tx: Tx,
  { random }: Pick<Deps, 'random'>,
  { customerId, ip }: Applicant,
  { code, subAccountId, power, verifyToken: token }: InputOf<typeof brokers.grant>,
): Promise<Outcome<GrantedPower, Refusal>> {
  const customerState = await requireSecured(tx, customerId)
  if (!customerState.ok) return customerState
  // The broker is locked before the sub-account, as everywhere.
  const broker = await requireBroker(tx, code)
  if (!broker.ok) return broker
  const sub = await lockSubAccount(tx, customerId, subAccountId)
  if (sub === undefined) return refuse('NOT_FOUND', { field: 'subAccountId' })
  if (await isOnePerson(tx, broker.value.customer_id, customerId)) return brokerSelf
  const current = isCurrent('broker_power', power)
  if (!current.ok) return current
  const { version, sha256 } = power
  const payload = { broker: agentNumber(broker.value), subAccountId, version, sha256 }
  const proven = await consumeVerifyToken(tx, { customerId, scene: 'grant_broker_power', token, payload })
  if (!proven.ok) return proven
  const [id, { factor }] = [random.uuid(), proven.value]
  const given = { id, broker: broker.value.id, customer: customerId, subAccount: sub.id, version, sha256, factor }
  if (!(await insertPower(tx, given))) return brokerPowerGiven
  await recordAct(tx, {
    action: 'brokers.grant',
    target: { type: 'broker_power', id },
    after: { broker: broker.value.id, subAccount: sub.id, version, sha256 },
    ip,
  })
  await notify(tx, broker.value.customer_id, { kind: 'broker_power_given', params: { account: String(sub.number) } })
  const row = await readPower(tx, id)
  assert(row, `power ${id} was just inserted but cannot be read`)
  return ok({ power: row, broker: broker.value })
}

/**
 * Withdraws a power of attorney. Its keys are revoked, no later batch accepts an order by it, and the trading core
 * cancels the broker's open orders (`ordersOfBlocked`).
 */
export async function withdrawPower(
  tx: Tx,
  { customerId, ip }: Applicant,
  id: string,
): Promise<Outcome<Record<string, never>, 'NOT_FOUND'>> {
  const power = await lockOwnPower(tx, customerId, id)
  if (power === undefined) return refuse('NOT_FOUND')
  await setWithdrawn(tx, id)
  await deleteKeysOf(tx, id)
  await recordAct(tx, { action: 'brokers.withdraw', target: { type: 'broker_power', id }, ip })
  const params = { account: String(power.sub_number) }
  await notify(tx, power.broker_customer_id, { kind: 'broker_power_withdrawn', params })
  return ok({})
}
