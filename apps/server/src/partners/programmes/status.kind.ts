import { partnerStatusKind } from '@tessera/contract/partners/programmes/status.kind.ts'
import { note } from '@tessera/contract/platform/http/shared.ts'
import { agentMachine } from '@tessera/domain/partners/agents/machine.ts'
import { next } from '@tessera/domain/platform/machine/machine.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind } from '#services/approvals/kind.ts'
import { lockClientSubAccounts } from '#partners/brokers/powers.sql.ts'
import { notify } from '#services/messages/notify.ts'
import { lockAgent, mustStep } from '#partners/agents/agents.sql.ts'
import { agentNumber } from '#partners/agents/view.ts'

const Event = z.enum(['suspend', 'resume', 'end'])
const Content = z.object({
  number: z.string(),
  customer: z.object({ number: z.string(), name: z.string().nullable() }),
  event: Event,
  from: z.string(),
  to: z.string(),
  /** The text for the agent. */
  agentMessage: z.string(),
})

/**
 * Suspends, resumes or ends an agent by a decision of two people. A suspended agent neither earns nor receives rewards.
 */
export const partnerStatus = approvalKind(partnerStatusKind, {
  proposal: z.strictObject({ event: Event, agentMessage: note(500) }),
  content: Content,
  load: async (tx, id, { event, agentMessage }) => {
    const row = await lockAgent(tx, id)
    const to = row && next(agentMachine, row.status, event)
    return row === undefined || to === undefined
      ? undefined
      : {
          number: agentNumber(row),
          customer: { number: String(row.customer_number), name: row.name },
          event,
          from: row.status,
          to,
          agentMessage,
        }
  },
  approve: async (tx, id, { event, agentMessage }) => {
    const row = await lockAgent(tx, id)
    assert(row, `agent ${id} cannot be read`)
    if (row.programme === 'broker') await lockClientSubAccounts(tx, id)
    await mustStep(tx, id, event, event === 'resume' ? null : agentMessage)
    await notify(tx, row.customer_id, { kind: `${row.programme}_${event}`, params: { reason: agentMessage } })
    return ok(undefined)
  },
  waiting: () => Promise.resolve([]),
  summary: ({ number, customer, from, to }) => ({
    number,
    subject: customer.name ?? '',
    about: [
      { field: 'from', value: from },
      { field: 'to', value: to },
    ],
  }),
})
