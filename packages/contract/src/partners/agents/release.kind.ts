import type { DecisionKind } from '#services/approvals/kind.ts'

/** Pays the rebates of a month, or postpones them to the next month. */
export const rebateReleaseKind = {
  name: 'rebate_release',
  permission: 'rebates.release',
  dueHours: 72,
  isRefusable: true,
  isExplained: true,
  refusals: [],
  auditActions: [],
  about: { payees: 'text', total: 'text' },
  fields: { number: 'text', month: 'text', until: 'text', payees: 'text', totals: 'text', previewHash: 'text' },
} as const satisfies DecisionKind
