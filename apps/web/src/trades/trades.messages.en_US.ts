export const en_US = {
  title: 'Trades',
  price: 'Price ({coin})',
  quantity: 'Quantity',
  time: 'Time',
  sides: { buy: 'Bought', sell: 'Sold' },
  connectedMark: 'C ',
  connected: 'Trade between connected accounts. It does not affect the price.',
  none: 'Nothing has traded yet.',
} as const
