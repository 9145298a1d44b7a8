const priceReached = {
  type: 'trade',
  link: '/trade',
  params: { symbol: 'text', price: 'amount', last: 'amount', quote: 'text' },
} as const

/** Messages about trading pairs. */
export const tradingKinds = {
  orders_off_step: {
    type: 'trade',
    link: '/trade',
    params: { symbol: 'text', count: 'text', tick: 'text', quote: 'text', lot: 'text', base: 'text' },
  },
  pair_delisted: { type: 'trade', link: '/trade', params: { symbol: 'text', count: 'text' } },
  price_rose: priceReached,
  price_fell: priceReached,
} as const
