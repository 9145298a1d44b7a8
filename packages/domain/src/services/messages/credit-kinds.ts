const adjusted = {
  type: 'funds',
  link: '/assets/flowingWater',
  params: { amount: 'amount', coin: 'text', reason: 'text', note: 'text' },
} as const

/** Messages about reversed credits, and about adjustments by the exchange. */
export const creditKinds = {
  credit_reversed: {
    type: 'funds',
    link: '/assets/fiatAccount',
    params: { amount: 'amount', taken: 'amount', rest: 'amount', fiat: 'text', reason: 'text' },
  },
  credit_taken_back: {
    type: 'funds',
    link: '/assets/fiatAccount',
    params: { amount: 'amount', fiat: 'text', reason: 'text' },
  },
  receivable_repaid: { type: 'funds', link: '/assets/fiatAccount', params: { amount: 'amount', fiat: 'text' } },
  receivable_lifted: { type: 'funds', link: '/assets/fiatAccount', params: {} },
  receivable_written_off: { ...adjusted, link: '/assets/fiatAccount' },
  balance_credited: adjusted,
  balance_debited: adjusted,
} as const
