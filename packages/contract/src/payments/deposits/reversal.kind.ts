import type { DecisionKind } from '#services/approvals/kind.ts'

/** Reverses the credit of a deposit that the chain no longer shows, or keeps it because the chain has the deposit after all. */
export const depositReversalKind = {
  name: 'deposit_reversal',
  permission: 'deposits.review',
  dueHours: 4,
  isRefusable: true,
  isExplained: true,
  refusals: ['INSUFFICIENT_AVAILABLE_BALANCE'],
  auditActions: [],
  about: { amount: 'figure' },
  fields: {
    'customer.name': 'text',
    'customer.number': 'text',
    amount: 'figure',
    coin: 'text',
    chain: 'code',
    txId: 'text',
    creditedAt: 'time',
  },
} as const satisfies DecisionKind
