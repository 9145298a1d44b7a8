const where = { chain: 'Chain', bank: 'Bank' } as const

export const en_US = {
  list: 'Differences',
  col: {
    coin: 'Coin',
    where: 'Where',
    finding: 'Finding',
    amount: 'Amount',
    at: 'Since or booked',
    state: 'Status',
  },
  where,
  finding: { surplus: 'More outside than in the books', shortfall: 'Less outside than in the books' },
  state: { standing: 'Stops withdrawals', booked: 'Booked', reversed: 'Taken back' },
  empty: 'No differences',
  emptyText: 'Chain and banks hold what the books say. A difference that stands for five minutes appears here.',
  decisions: {
    kinds: {
      reconciliation_difference: 'Difference',
      reconciliation_reversal: 'Booked difference taken back',
    },
    effects: {
      reconciliation_difference:
        'Approved, the books follow what is outside: too much is kept safe in suspense, what is missing the house pays from its fees. Withdrawals go on once the books are checked again. Make sure first that it is no deposit on its way.',
      reconciliation_reversal:
        'Approved, the booking is taken back exactly. What still differs then is found again and stops withdrawals.',
    },
    fields: {
      where: 'Where',
      finding: 'Finding',
      outside: 'Held outside when found',
      books: 'Books when found',
      bookedAt: 'Booked',
      journal: 'Journal',
    },
    codes: {
      where,
    },
  },
} as const
