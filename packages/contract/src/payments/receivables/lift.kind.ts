import type { DecisionKind } from '#services/approvals/kind.ts'

/** Lets a customer withdraw although a receivable is not repaid. */
export const receivableLiftKind = {
  name: 'receivable_lift',
  permission: 'fiat_orders.match',
  dueHours: 24,
  isRefusable: false,
  isExplained: true,
  refusals: [],
  auditActions: [],
  about: { credited: 'figure', reversalCause: 'code' },
  fields: {
    number: 'text',
    'customer.name': 'text',
    'customer.number': 'text',
    coin: 'text',
    credited: 'figure',
    reversalCause: 'code',
  },
} as const satisfies DecisionKind
