import type { DecisionKind } from '#services/approvals/kind.ts'

/** Allots a closed offer, or calls it off. */
export const allotmentKind = {
  name: 'allotment',
  permission: 'subscriptions.allot',
  dueHours: 24,
  isRefusable: true,
  isExplained: true,
  refusals: [],
  auditActions: [],
  about: { allotted: 'figure', proceeds: 'figure' },
  fields: {
    symbol: 'text',
    name: 'text',
    currency: 'text',
    supply: 'figure',
    requested: 'figure',
    allotted: 'figure',
    subscribers: 'figure',
    proceeds: 'figure',
    paidIn: 'text',
    belowSoftCap: 'text',
    resultHash: 'text',
  },
} as const satisfies DecisionKind
