export const decisions = {
  kinds: {
    product_publish: 'Product',
    product_valuation: 'Valuation',
    product_supplement: 'Product supplement',
  },
  effects: {
    product_supplement:
      'If approved, it takes effect at once. If it changes documents that must be accepted, earlier subscribers are notified and can cancel for two days. Until then, nothing is allotted.',
  },
  fields: {
    replaces: {
      price: 'Replaces valuation of',
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
