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
  setAside: {
    below_minimum: 'Below the minimum',
    deposits_closed: 'Deposits were closed',
    not_verified: 'Customer not verified',
    unexplained: 'The transaction does not add up',
  },
} as const
