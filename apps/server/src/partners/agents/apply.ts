import type { agents } from '@tessera/contract/partners/agents/agents.ts'
import type { Answer, InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { Programme } from '@tessera/domain/partners/agents/machine.ts'
import { AGENT_LEVELS } from '@tessera/domain/partners/agents/shares.ts'
import { INVITE_CODE_LENGTH, inviteCodeOf } from '@tessera/domain/partners/invitations/code.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { requireSecured } from '#access/customers/customer-state.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { consumeVerifyToken } from '#access/verification/consume-verify-token.ts'
import { type AgentRow, insertAgent, isOwnAttachment, lockNewest, setSigned } from './agents.sql.ts'
import { requireAgent, requireLicence, requireOther } from './require-agent.ts'
import { isCurrent } from './texts.ts'
import { agentAppliedAlready, agentTreeFull, agentUploadUnknown, agentWrongStatus } from './refusals.ts'

type RefusalOf<E extends (typeof agents)['apply' | 'sign']> = Exclude<Answer<E>, { readonly ok: true }>['code']
export type Applicant = { readonly customerId: string; readonly ip: string }

/**
 * Applies as an agent. The application must be complete, because there are no drafts. A code puts it below another
 * agent, at most three levels deep.
 */
export async function applyAsAgent(
  tx: Tx,
  { random }: Pick<Deps, 'random'>,
  { customerId, ip }: Applicant,
  input: InputOf<typeof agents.apply>,
): Promise<Outcome<{ id: string }, RefusalOf<typeof agents.apply>>> {
  const customerState = await requireSecured(tx, customerId)
  if (!customerState.ok) return customerState
  const { licence, uploadId, how, expectedClients } = input
  const valid = requireLicence(tx, licence.expiresOn, 'licence.expiresOn')
  if (!valid.ok) return valid
  if (!(await isOwnAttachment(tx, customerId, uploadId))) return agentUploadUnknown
  const above = await findParent(tx, customerId, input.parentCode)
  if (!above.ok) return above
  const id = random.uuid()
  const isNew = await insertAgent(tx, {
    id,
    customer_id: customerId,
    programme: 'agent',
    parent_id: above.value?.id ?? null,
    level: (above.value?.level ?? 0) + 1,
    code: inviteCodeOf(random.bytes(INVITE_CODE_LENGTH)),
    licence_type: licence.type,
    licence_number: licence.number,
    licence_authority: licence.authority,
    licence_country: licence.country,
    licence_expires_on: licence.expiresOn,
    upload_id: uploadId,
    how,
    expected_clients: expectedClients,
  })
  if (!isNew) return agentAppliedAlready
  await recordAct(tx, {
    action: 'agents.apply',
    target: { type: 'agent', id },
    after: { parent: above.value?.id ?? null },
    ip,
  })
  return ok({ id })
}

async function findParent(
  tx: Tx,
  customerId: string,
  code: string | undefined,
): Promise<Outcome<AgentRow | null, 'AGENT_CODE_UNKNOWN' | 'AGENT_TREE_FULL' | 'AGENT_SELF'>> {
  if (code === undefined) return ok(null)
  const parent = await requireAgent(tx, code, 'parentCode')
  if (!parent.ok) return parent
  const other = await requireOther(tx, parent.value, customerId, 'parentCode')
  if (!other.ok) return other
  return parent.value.level < AGENT_LEVELS ? parent : agentTreeFull
}

const contracts = {
  agent: { text: 'contract', scene: 'sign_agent_contract', action: 'agents.sign' },
  broker: { text: 'broker_contract', scene: 'sign_broker_contract', action: 'brokers.sign' },
} as const

/** Signs the contract: a code binds the applicant to the exact text that was displayed. */
export async function signContract(
  tx: Tx,
  { customerId, ip }: Applicant,
  { contract, verifyToken }: InputOf<typeof agents.sign>,
  programme: Programme = 'agent',
): Promise<Outcome<{ id: string }, RefusalOf<typeof agents.sign>>> {
  const customerState = await requireSecured(tx, customerId)
  if (!customerState.ok) return customerState
  const row = await lockNewest(tx, customerId, programme)
  if (row === undefined) return refuse('NOT_FOUND')
  if (row.status !== 'contract' || row.signed_at !== null) return agentWrongStatus
  const current = isCurrent(contracts[programme].text, contract)
  if (!current.ok) return current
  const { version, sha256 } = contract
  const { scene, action } = contracts[programme]
  const code = await consumeVerifyToken(tx, { customerId, scene, token: verifyToken, payload: { version, sha256 } })
  if (!code.ok) return code
  await setSigned(tx, row.id, { version, sha256, factor: code.value.factor })
  await recordAct(tx, { action, target: { type: 'agent', id: row.id }, after: { version, sha256 }, ip })
  return ok({ id: row.id })
}
