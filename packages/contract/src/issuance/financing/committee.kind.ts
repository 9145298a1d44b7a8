import type { DecisionKind } from '#services/approvals/kind.ts'
import { declineWords } from './financing-words.ts'

/** Lets an issuer's application go on to terms, or declines it. */
export const financingCommitteeKind = {
  name: 'financing_committee',
  permission: 'financing.review',
  // Two weeks.
  dueHours: 336,
  isRefusable: true,
  isExplained: false,
  reasons: declineWords,
  refusals: ['FINANCING_ASKS_OPEN'],
  auditActions: ['financing.agree', 'financing.decline'],
  about: { amount: 'figure' },
  fields: { number: 'text', version: 'text', amount: 'figure', status: 'code' },
} as const satisfies DecisionKind
