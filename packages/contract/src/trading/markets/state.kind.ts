import type { DecisionKind } from '#services/approvals/kind.ts'

/** Moves a market from one status to another. */
export const marketStateKind = {
  name: 'market_state',
  permission: 'markets.manage',
  dueHours: 4,
  isRefusable: false,
  isExplained: false,
  refusals: [],
  auditActions: [],
  about: { from: 'code', to: 'code' },
  aboutSeparator: ' → ',
  fields: { symbol: 'text', event: 'code', from: 'code', to: 'code' },
} as const satisfies DecisionKind
