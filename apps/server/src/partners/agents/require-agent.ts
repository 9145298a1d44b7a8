import { readInviteCode } from '@tessera/domain/partners/invitations/code.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { activeAgent, type AgentRow } from './agents.sql.ts'
import { isClientOf, isOnePerson } from './clients.sql.ts'
import { agentCodeUnknown, agentLicenceExpired, agentSelf } from './refusals.ts'

/** Returns the active agent with this code, in any spelling. */
export async function requireAgent(
  tx: Tx,
  code: string,
  field: 'code' | 'parentCode',
): Promise<Outcome<AgentRow, 'AGENT_CODE_UNKNOWN'>> {
  const agent = await activeAgent(tx, readInviteCode(code), 'agent')
  return agent === undefined ? agentCodeUnknown(field) : ok(agent)
}

/**
 * Refuses a customer who cannot become a client: the agent itself, its company, or an agent above it, directly or
 * through others (threat AUT-27).
 */
export async function requireOther(
  tx: Tx,
  agent: AgentRow,
  customerId: string,
  field: 'code' | 'parentCode',
): Promise<Outcome<void, 'AGENT_SELF'>> {
  const isSelf =
    (await isOnePerson(tx, agent.customer_id, customerId)) || (await isClientOf(tx, agent.customer_id, customerId))
  return isSelf ? agentSelf(field) : ok(undefined)
}

export const requireLicence = (
  { now }: Pick<Tx, 'now'>,
  expiresOn: string,
  field?: string,
): Outcome<void, 'AGENT_LICENCE_EXPIRED'> =>
  expiresOn > now.toISOString().slice(0, 10) ? ok(undefined) : agentLicenceExpired(field)
