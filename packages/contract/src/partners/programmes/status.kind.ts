import type { DecisionKind } from '#services/approvals/kind.ts'

/** Suspends, resumes or ends an agent or broker. */
export const partnerStatusKind = {
  name: 'agent_standing',
  permission: 'agents.review',
  dueHours: 4,
  isRefusable: false,
  isExplained: true,
  refusals: [],
  auditActions: [],
  about: { from: 'code', to: 'code' },
  fields: {
    number: 'text',
    'customer.name': 'text',
    'customer.number': 'text',
    event: 'code',
    from: 'code',
    to: 'code',
    agentMessage: 'text',
  },
} as const satisfies DecisionKind
