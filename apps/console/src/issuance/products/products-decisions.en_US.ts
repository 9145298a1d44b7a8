export const decisions = {
  kinds: {
    product_publish: 'Product',
    product_valuation: 'Valuation',
    product_supplement: 'Product supplement',
  },
  effects: {
    product_supplement:
      'Approved, it stands at once. Where it changes what must be accepted, whoever subscribed before is told and may take it back for two days; nothing is allotted until then.',
  },
  fields: {
    replaces: {
      price: 'Replaces of that day',
      valuer: 'Found by',
    },
    before: {
      asOf: 'Last valued as of',
      price: 'Last valuation',
    },
    contractAddress: {
      before: 'Contract address so far',
      after: 'Contract address',
    },
    completedOn: {
      before: 'Completed on, so far',
      after: 'Completed on',
    },
    asOf: 'Valued as of',
    valuer: 'Valuer',
    unitPrice: 'Unit price',
    termsHash: 'Hash of all terms',
  },
} as const
