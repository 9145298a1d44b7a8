import type { DecisionKind } from '#services/approvals/kind.ts'

/** Calls an offer off and refunds all money. */
export const offerCallOffKind = {
  name: 'offer_call_off',
  permission: 'subscriptions.allot',
  dueHours: 24,
  isRefusable: false,
  isExplained: true,
  refusals: ['OFFER_ALLOTTED', 'OFFER_SYMBOL_MISTYPED'],
  auditActions: [],
  about: { supply: 'figure' },
  fields: {
    symbol: 'text',
    name: 'text',
    reason: 'text',
    currency: 'text',
    supply: 'figure',
    opensAt: 'time',
    closesAt: 'time',
  },
} as const satisfies DecisionKind
