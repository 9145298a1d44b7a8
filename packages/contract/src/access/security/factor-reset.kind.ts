import type { DecisionKind } from '#services/approvals/kind.ts'

/** Resets a security factor that a customer lost. */
export const factorResetKind = {
  name: 'factor_reset',
  permission: 'customers.manage',
  dueHours: 24,
  isRefusable: false,
  isExplained: false,
  refusals: [],
  auditActions: ['customer.reset_factor'],
  about: { factor: 'code' },
  fields: { 'customer.name': 'text', 'customer.number': 'text', factor: 'code' },
} as const satisfies DecisionKind
