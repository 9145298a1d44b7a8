import type { DecisionKind } from '#services/approvals/kind.ts'

/** Takes the booking of a difference back. */
export const reconciliationReversalKind = {
  name: 'reconciliation_reversal',
  permission: 'reconciliation.decide',
  dueHours: 4,
  isRefusable: false,
  isExplained: true,
  reasons: {},
  refusals: ['INSUFFICIENT_AVAILABLE_BALANCE'],
  auditActions: [],
  about: { finding: 'code', amount: 'figure' },
  fields: { finding: 'code', amount: 'figure', coin: 'text', where: 'code', bookedAt: 'time', journal: 'text' },
} as const satisfies DecisionKind
