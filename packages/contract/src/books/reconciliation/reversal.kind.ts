import { places } from '@tessera/domain/books/reconciliation/postings.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Reverses the posting of a difference. */
export const reconciliationReversalKind = {
  name: 'reconciliation_reversal',
  permission: 'reconciliation.decide',
  dueHours: 4,
  isRefusable: false,
  isExplained: true,
  refusals: ['INSUFFICIENT_AVAILABLE_BALANCE'],
  auditActions: [],
  about: { finding: 'code', amount: 'figure' },
  fields: { finding: 'code', amount: 'figure', coin: 'text', where: places, bookedAt: 'time', journal: 'text' },
} as const satisfies DecisionKind
