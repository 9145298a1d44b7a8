const where = { chain: 'Chain', bank: 'Bank' } as const

export const en_US = {
  list: 'Differences',
  cause: 'Cause of the difference',
  col: {
    coin: 'Coin',
    where: 'Location',
    finding: 'Finding',
    amount: 'Amount',
    at: 'Found or booked',
    state: 'Status',
  },
  where,
  finding: { surplus: 'Surplus: more held than in the ledger', shortfall: 'Shortfall: less held than in the ledger' },
  state: { open: 'Blocks withdrawals', booked: 'Booked', reversed: 'Reversed' },
  empty: 'No differences',
  emptyText: 'Chain and bank balances match the ledger. A difference that lasts five minutes appears here.',
  decisions: {
    kinds: {
      reconciliation_difference: 'Difference',
      reconciliation_reversal: 'Reversal of a difference',
    },
    effects: {
      reconciliation_difference:
        'If approved, the ledger is adjusted to the actual balance. A surplus first covers losses that the company owes, and the rest goes to suspense. The exchange covers a shortfall from its fee income. Withdrawals resume after the next ledger check passes. First make sure that this is not a deposit in transit.',
      reconciliation_reversal:
        'If approved, the booking is reversed in full. Any remaining difference is detected again and blocks withdrawals.',
    },
    fields: {
      where: 'Location',
      finding: 'Finding',
      differenceCause: 'Cause of the difference',
      outside: 'Actual balance when found',
      books: 'Ledger balance when found',
      bookedAt: 'Booked',
      journal: 'Journal',
    },
    codes: {
      where,
    },
  },
} as const
