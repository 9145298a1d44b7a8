export const en_US = {
  table: 'Found',
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
  empty: 'Nothing found',
  emptyText:
    'Search for a customer by number, email or name; for a payment or an order by id, number, reference or transaction.',
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
