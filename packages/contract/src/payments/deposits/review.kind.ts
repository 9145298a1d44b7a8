import { setAsideReasons } from '@tessera/domain/payments/deposits/crediting.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Credits a deposit in suspense, or keeps it there. */
export const depositReviewKind = {
  name: 'deposit_review',
  permission: 'deposits.review',
  dueHours: 24,
  isRefusable: true,
  isExplained: true,
  reasons: 'deposit',
  refusals: ['DEPOSIT_OWNER_UNFIT'],
  auditActions: [],
  about: { amount: 'figure', setAside: setAsideReasons },
  fields: {
    'customer.name': 'text',
    'customer.number': 'text',
    amount: 'figure',
    coin: 'text',
    chain: 'code',
    address: 'text',
    txId: 'text',
    setAside: setAsideReasons,
    seenAt: 'time',
  },
} as const satisfies DecisionKind
