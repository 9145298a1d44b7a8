import type { DecisionKind } from '#services/approvals/kind.ts'

/** Publishes a product's valuation. */
export const productValuationKind = {
  name: 'product_valuation',
  permission: 'products.manage',
  dueHours: 48,
  isRefusable: false,
  isExplained: false,
  refusals: ['PRODUCT_VALUATION_EARLY', 'PRODUCT_VALUATION_PRICE'],
  auditActions: [],
  about: { price: 'figure', asOf: 'text' },
  fields: {
    symbol: 'text',
    name: 'text',
    currency: 'text',
    price: 'figure',
    asOf: 'text',
    valuer: 'text',
    'replaces.price': 'figure',
    'replaces.valuer': 'text',
    'before.price': 'figure',
    'before.asOf': 'text',
  },
} as const satisfies DecisionKind
