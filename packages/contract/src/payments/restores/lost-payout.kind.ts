import type { DecisionKind } from '#services/approvals/kind.ts'

/** Confirms a payout of a payment file that this database does not know. */
export const lostPayoutKind = {
  name: 'lost_payout',
  permission: 'reconciliation.decide',
  dueHours: 4,
  isRefusable: false,
  isExplained: true,
  reasons: {},
  refusals: [],
  auditActions: [],
  about: {},
  fields: { fiat: 'text', fileHash: 'text', payoutId: 'text', batchId: 'text', exportedAt: 'time', madeBy: 'text' },
} as const satisfies DecisionKind
