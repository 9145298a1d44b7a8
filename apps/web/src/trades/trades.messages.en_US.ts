export const en_US = {
  title: 'Trades',
  price: 'Price ({coin})',
  quantity: 'Quantity',
  time: 'Time',
  sides: { buy: 'Bought', sell: 'Sold' },
  none: 'Nothing has traded yet.',
} as const
