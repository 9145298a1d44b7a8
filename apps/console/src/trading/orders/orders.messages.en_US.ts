export const en_US = {
  decisions: {
    kinds: {
      abnormal_order: 'Abnormal order',
    },
    effects: {
      abnormal_order:
        'If approved, the order ends and its reserved funds are available again. If rejected, the order stays as it is and its funds stay reserved.',
    },
    fields: {
      side: 'Side',
      quantity: 'Quantity',
      filled: 'Filled',
      held: 'Still reserved',
      suspectCause: 'Problem',
    },
  },
} as const
