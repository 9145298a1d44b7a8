import type { DecisionKind } from '#services/approvals/kind.ts'

/** Sets the reference price of a market. */
export const marketReferenceKind = {
  name: 'market_reference',
  permission: 'markets.manage',
  dueHours: 4,
  isRefusable: false,
  isExplained: true,
  refusals: ['ORDER_PRICE_OFF_TICK'],
  auditActions: [],
  about: { before: 'text', price: 'figure' },
  fields: { symbol: 'text', price: 'figure' },
} as const satisfies DecisionKind
