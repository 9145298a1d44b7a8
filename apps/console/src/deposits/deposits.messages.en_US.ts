export const en_US = {
  setAside: {
    below_minimum: 'Below the minimum',
    deposits_closed: 'Deposits were closed',
    not_verified: 'Customer not verified',
    unexplained: 'The transaction does not add up',
  },
} as const
