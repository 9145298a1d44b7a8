import type { DecisionKind } from '#services/approvals/kind.ts'

/** Two people sign the record of a day. */
export const dailyReconciliationKind = {
  name: 'daily_reconciliation',
  permission: 'reconciliation.sign',
  dueHours: 24,
  isRefusable: false,
  isExplained: true,
  refusals: ['RECONCILIATION_NOTES_UNFIT'],
  auditActions: ['reconciliation.sign'],
  about: { differenceCount: 'text' },
  fields: {
    day: 'text',
    builtAt: 'time',
    journalSeq: 'text',
    differenceCount: 'text',
    csvHash: 'text',
    notes: 'text',
  },
} as const satisfies DecisionKind
