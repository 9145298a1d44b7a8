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
  where: { chain: 'Chain', bank: 'Bank' },
  finding: { surplus: 'More outside than in the books', shortfall: 'Less outside than in the books' },
  state: { standing: 'Stops withdrawals', booked: 'Booked', reversed: 'Taken back' },
  empty: 'No differences',
  emptyText: 'Chain and banks hold what the books say. A difference that stands for five minutes appears here.',
} as const
