import type { agentsManage } from '@tessera/contract/partners/programmes/agents-manage.ts'
import type { Answer, InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { agentMachine } from '@tessera/domain/partners/agents/machine.ts'
import { next } from '@tessera/domain/platform/machine/machine.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { hasOpenRequest } from '#services/approvals/approvals.sql.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { notify } from '#services/messages/notify.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockAgent, mustStep } from './agents.sql.ts'
import { requireLicence } from './require-agent.ts'
import { approvalRequestExists } from '#services/approvals/refusals.ts'
import { agentWrongStatus } from './refusals.ts'

type Refusal = Exclude<Answer<typeof agentsManage.step>, { readonly ok: true }>['code']

/** Checks the licence for one operator and records the result. It grants nothing, because two people activate. */
export async function stepAgent(
  tx: Tx,
  ip: string,
  { id, event, reason }: InputOf<typeof agentsManage.step>,
): Promise<Outcome<{ id: string }, Refusal>> {
  const row = await lockAgent(tx, id)
  if (row === undefined) return refuse('NOT_FOUND')
  const to = next(agentMachine, row.status, event)
  if (to === undefined) return agentWrongStatus
  if (await hasOpenRequest(tx, 'agent_activation', id)) return approvalRequestExists
  const valid = event === 'pass' ? requireLicence(tx, row.licence_expires_on) : ok(undefined)
  if (!valid.ok) return valid
  await mustStep(tx, id, event, event === 'decline' ? reason : null)
  const status = { before: { status: row.status }, after: { status: to } }
  await recordAct(tx, { action: `agents.${event}`, target: { type: 'agent', id }, ...status, reason, ip })
  if (event === 'pass') await notify(tx, row.customer_id, { kind: `${row.programme}_contract`, params: {} })
  if (event === 'decline') await notify(tx, row.customer_id, { kind: `${row.programme}_declined`, params: { reason } })
  return ok({ id })
}
