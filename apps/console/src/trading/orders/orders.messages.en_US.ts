export const en_US = {
  decisions: {
    kinds: {
      abnormal_order: 'Abnormal order',
    },
    effects: {
      abnormal_order:
        'If approved, the order ends and its reserved funds are released. If rejected, the order and its reserved funds stay as they are.',
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
