import type { DecisionKind } from '#services/approvals/kind.ts'

/** Refunds a subscription whose tokens could not be delivered. */
export const subscriptionRefundKind = {
  name: 'subscription_refund',
  permission: 'subscriptions.allot',
  dueHours: 24,
  isRefusable: false,
  isExplained: true,
  refusals: ['INSUFFICIENT_AVAILABLE_BALANCE'],
  auditActions: [],
  about: { allotted: 'figure', refund: 'figure' },
  fields: {
    number: 'text',
    symbol: 'text',
    'customer.name': 'text',
    'customer.number': 'text',
    currency: 'text',
    allotted: 'figure',
    refund: 'figure',
    failure: ['ACCOUNT_FROZEN', 'KYC_REQUIRED'],
  },
} as const satisfies DecisionKind
