import type { DecisionKind } from '#services/approvals/kind.ts'

/** Restarts a market that the price rules halted. */
export const marketHaltKind = {
  name: 'market_halt',
  permission: 'markets.manage',
  dueHours: 1,
  isRefusable: false,
  isExplained: true,
  refusals: [],
  auditActions: [],
  about: { since: 'time', startedBy: 'text' },
  fields: { symbol: 'text', since: 'time', startedBy: 'text' },
} as const satisfies DecisionKind
