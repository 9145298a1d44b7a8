import type { DecisionKind } from '#services/approvals/kind.ts'

/** Passes an issuer's application to the terms stage, or declines it. */
export const financingCommitteeKind = {
  name: 'financing_committee',
  permission: 'financing.review',
  // Two weeks.
  dueHours: 336,
  isRefusable: true,
  isExplained: false,
  reasons: 'financing',
  refusals: ['FINANCING_ASKS_OPEN'],
  auditActions: ['financing.agree', 'financing.decline'],
  about: { amount: 'figure' },
  fields: { number: 'text', version: 'text', amount: 'figure', status: 'code' },
} as const satisfies DecisionKind
