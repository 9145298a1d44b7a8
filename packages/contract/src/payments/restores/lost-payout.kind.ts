import type { DecisionKind } from '#services/approvals/kind.ts'

/** Confirms a payout or payment instruction of a lost payment file that this restored database does not know as approved. */
export const lostPayoutKind = {
  name: 'lost_payout',
  permission: 'reconciliation.decide',
  dueHours: 4,
  isRefusable: false,
  isExplained: true,
  refusals: [],
  auditActions: [],
  about: {},
  fields: { fiat: 'text', fileHash: 'text', payoutId: 'text', batchId: 'text', exportedAt: 'time', madeBy: 'text' },
} as const satisfies DecisionKind
