const setAside = {
  below_minimum: 'Below the minimum',
  deposits_closed: 'Deposits were turned off',
  not_verified: 'Customer not verified',
  unexplained: 'Transaction does not match the amount received',
} as const

export const en_US = {
  status: {
    seen: 'Detected',
    confirming: 'Confirming',
    finalised: 'Final',
    credited: 'Credited',
    manual: 'Set aside',
    withheld: 'Not credited',
    dropped: 'No longer valid',
    reversed: 'Reversed',
  },
  setAside,
  decisions: {
    kinds: {
      deposit_review: 'Deposit set aside',
      deposit_reversal: 'Deposit missing from chain',
    },
    effects: {
      deposit_review:
        'If approved, the deposit is credited to the customer. If rejected, the money stays in suspense and the customer sees the reason.',
      deposit_reversal:
        'If approved, the credit is reversed. If rejected, the deposit counts again. Check the chain yourself first.',
    },
    fields: {
      setAside: 'Reason for setting it aside',
      seenAt: 'Detected',
      creditedAt: 'Credited',
    },
    codes: {
      setAside,
    },
  },
} as const
