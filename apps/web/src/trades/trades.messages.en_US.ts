export const en_US = {
  title: 'Trades',
  price: 'Price ({coin})',
  quantity: 'Quantity',
  time: 'Time',
  sides: { buy: 'Bought', sell: 'Sold' },
  connectedMark: 'C ',
  connected: 'Between connected accounts: it moves no price.',
  none: 'Nothing has traded yet.',
} as const
