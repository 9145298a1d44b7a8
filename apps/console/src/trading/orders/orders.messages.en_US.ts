export const en_US = {
  decisions: {
    kinds: {
      abnormal_order: 'Abnormal order',
    },
    effects: {
      abnormal_order:
        'Approved, the order ends and what is reserved for it is free again. Refused, it stays where it is and keeps its reserve.',
    },
    fields: {
      side: 'Side',
      quantity: 'Quantity',
      filled: 'Filled',
      held: 'Still reserved',
      suspectCause: 'What is wrong',
    },
  },
} as const
