import type { DecisionKind } from '#services/approvals/kind.ts'

/** Unfreezes an account. */
export const unfreezeKind = {
  name: 'customer_standing',
  permission: 'customers.manage',
  dueHours: 4,
  isRefusable: false,
  isExplained: false,
  refusals: [],
  auditActions: ['customer.thaw'],
  about: { from: 'code', to: 'code' },
  fields: { 'customer.name': 'text', 'customer.number': 'text', event: 'code', from: 'code', to: 'code' },
} as const satisfies DecisionKind
