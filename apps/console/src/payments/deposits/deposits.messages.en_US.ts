const setAside = {
  below_minimum: 'Below the minimum',
  deposits_closed: 'Deposits were closed',
  not_verified: 'Customer not verified',
  unexplained: 'The transaction does not add up',
} as const

export const en_US = {
  status: {
    seen: 'Seen',
    confirming: 'Confirming',
    finalised: 'Final',
    credited: 'Credited',
    manual: 'Set aside',
    withheld: 'Not credited',
    dropped: 'Dropped',
    reversed: 'Reversed',
  },
  setAside,
  decisions: {
    kinds: {
      deposit_review: 'Deposit set aside',
      deposit_reversal: 'Deposit gone from the chain',
    },
    effects: {
      deposit_review:
        'Approved, the customer is credited. Refused, the money stays in suspense and the customer is told why.',
      deposit_reversal:
        'Approved, the credit is taken back. Refused, the deposit counts again: look at the chain yourself first.',
    },
    fields: {
      setAside: 'Why it was set aside',
      seenAt: 'Seen',
      creditedAt: 'Credited',
    },
    codes: {
      setAside,
    },
  },
} as const
