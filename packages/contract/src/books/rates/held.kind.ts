import type { DecisionKind } from '#services/approvals/kind.ts'

/** Accepts a rate that was held back. */
export const rateHeldKind = {
  name: 'rate_held',
  permission: 'rates.decide',
  dueHours: 1,
  isRefusable: false,
  isExplained: true,
  reasons: {},
  refusals: [],
  auditActions: [],
  about: { heldReason: 'code', heldRate: 'text' },
  fields: {
    coin: 'text',
    heldReason: 'code',
    heldRate: 'text',
    agreedRate: 'text',
    agreedAt: 'time',
    rateFeed: 'code',
    rateSource: 'text',
    since: 'time',
  },
} as const satisfies DecisionKind
