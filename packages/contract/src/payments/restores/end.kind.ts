import type { DecisionKind } from '#services/approvals/kind.ts'

/** Lets payments resume after a restore. */
export const restoreEndKind = {
  name: 'restore_end',
  permission: 'reconciliation.decide',
  dueHours: 4,
  isRefusable: false,
  isExplained: true,
  refusals: [],
  auditActions: [],
  about: {},
  fields: {
    restoredAt: 'time',
    logEnd: 'text',
    copyEnd: 'text',
    lostEntries: 'text',
    lostFiles: 'text',
    unreadFiles: 'text',
    paymentsFound: 'text',
    paymentsUnsure: 'text',
    chainReadAt: 'time',
    bankReadAt: 'time',
    historyReaches: 'text',
    lostPayments: 'text',
    lostPayouts: 'text',
    lostDebits: 'text',
  },
} as const satisfies DecisionKind
