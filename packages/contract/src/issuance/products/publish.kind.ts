import type { DecisionKind } from '#services/approvals/kind.ts'

/** Publishes a product. */
export const productPublishKind = {
  name: 'product_publish',
  permission: 'products.manage',
  dueHours: 48,
  isRefusable: false,
  isExplained: false,
  refusals: ['PRODUCT_INCOMPLETE', 'PRODUCT_SYMBOL_TAKEN'],
  auditActions: [],
  about: { supply: 'figure', unitPrice: 'figure' },
  fields: {
    symbol: 'text',
    name: 'text',
    version: 'text',
    currency: 'text',
    supply: 'figure',
    unitPrice: 'figure',
    opensAt: 'time',
    closesAt: 'time',
    termsHash: 'text',
  },
} as const satisfies DecisionKind
