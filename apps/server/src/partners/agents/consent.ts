import type { agents } from '@tessera/contract/partners/agents/agents.ts'
import type { Answer, InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { lockCustomerState } from '#access/customers/customer-state.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { AgentRow } from './agents.sql.ts'
import type { Applicant } from './apply.ts'
import { endClient, insertClient } from './clients.sql.ts'
import { requireAgent, requireOther } from './require-agent.ts'
import { isCurrent } from './texts.ts'
import { agentClientAlready } from './refusals.ts'

type WithdrawnReply = ReplyOf<typeof agents.withdrawConsent>
type Refusal = Exclude<Answer<typeof agents.consent>, { readonly ok: true }>['code']

/**
 * Makes a customer the client of the agent with a code, with the customer's consent. Refuses the customer's own agency
 * and cycles of agents (threat AUT-27).
 */
export async function consentTo(
  tx: Tx,
  { random }: Pick<Deps, 'random'>,
  { customerId, ip }: Applicant,
  { code, consent }: InputOf<typeof agents.consent>,
): Promise<Outcome<AgentRow, Refusal>> {
  if ((await lockCustomerState(tx, customerId)).status !== 'active') return refuse('ACCOUNT_FROZEN')
  const agent = await requireAgent(tx, code, 'code')
  if (!agent.ok) return agent
  const current = isCurrent('consent', consent)
  if (!current.ok) return current
  const other = await requireOther(tx, agent.value, customerId, 'code')
  if (!other.ok) return other
  const id = random.uuid()
  const { version, sha256 } = consent
  if (!(await insertClient(tx, { id, agent: agent.value.id, customer: customerId, version, sha256 })))
    return agentClientAlready
  await recordAct(tx, {
    action: 'agents.consent',
    target: { type: 'agent_client', id },
    after: { agent: agent.value.id, version, sha256 },
    ip,
  })
  return agent
}

export async function withdrawConsent(
  tx: Tx,
  { customerId, ip }: Applicant,
): Promise<Outcome<WithdrawnReply, 'NOT_FOUND'>> {
  const id = await endClient(tx, customerId)
  if (id === undefined) return refuse('NOT_FOUND')
  await recordAct(tx, { action: 'agents.withdraw_consent', target: { type: 'agent_client', id }, ip })
  return ok({})
}
