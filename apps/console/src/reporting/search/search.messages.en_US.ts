export const en_US = {
  table: 'Search results',
  kinds: {
    customer: 'Customer',
    withdrawal: 'Withdrawal',
    internal_transfer: 'Internal transfer',
    payout: 'Fiat withdrawal',
    deposit: 'Deposit',
    fiat_order: 'Fiat order',
    order: 'Order',
    subscription: 'Subscription',
    distribution: 'Distribution payment',
    otc_deal: 'OTC deal',
  },
  col: { kind: 'Type', number: 'Number', customer: 'Customer', amount: 'Amount', at: 'Time', state: 'Status' },
  sentTo: 'To {name} · {number}',
  empty: 'No results',
  emptyText:
    'Find customers by account ID, email or name. Find payments and orders by ID, number, reference or transaction.',
  orderStatus: {
    s0: 'Not filled',
    s1: 'Partially filled',
    s3: 'Fully filled',
    s4: 'Cancelled',
    s5: 'Pending cancellation',
    s6: 'Abnormal',
  },
  side: { buy: 'Buy', sell: 'Sell' },
} as const
