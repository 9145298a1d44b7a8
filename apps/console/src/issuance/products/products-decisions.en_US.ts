export const decisions = {
  kinds: {
    product_publish: 'Product',
    product_valuation: 'Valuation',
    product_supplement: 'Product update',
  },
  effects: {
    product_supplement:
      'If approved, it takes effect at once. If it changes documents that must be accepted, earlier subscribers are notified and can withdraw their subscriptions for two days. Nothing is allotted in that time.',
  },
  fields: {
    replaces: {
      price: 'Replaced valuation',
      valuer: 'Previous valuer',
    },
    before: {
      asOf: 'Last valuation date',
      price: 'Last valuation',
    },
    contractAddress: {
      before: 'Current contract address',
      after: 'New contract address',
    },
    completedOn: {
      before: 'Current completion date',
      after: 'New completion date',
    },
    asOf: 'Valuation date',
    valuer: 'Valuer',
    unitPrice: 'Unit price',
    termsHash: 'Hash of all terms',
  },
} as const
