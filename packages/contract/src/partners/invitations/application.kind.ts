import type { DecisionKind } from '#services/approvals/kind.ts'

/** Gives a customer the requested invitation codes, or rejects the application. */
export const invitationApplicationKind = {
  name: 'invitation_application',
  permission: 'agents.review',
  dueHours: 72,
  isRefusable: true,
  isExplained: true,
  reasons: 'invitation',
  refusals: [],
  auditActions: [],
  about: { codeCount: 'text', invitedCount: 'text' },
  fields: {
    number: 'text',
    'customer.name': 'text',
    'customer.number': 'text',
    codeCount: 'text',
    purpose: 'text',
    invitedCount: 'text',
    codesBefore: 'text',
    codeUses: 'text',
    codeDays: 'text',
  },
} as const satisfies DecisionKind
