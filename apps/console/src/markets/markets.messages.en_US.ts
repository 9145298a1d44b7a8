export const en_US = {
  table: 'Markets',
  col: {
    symbol: 'Market',
    last: 'Last price',
    volume: 'Volume, 24 h',
    tick: 'Tick',
    lot: 'Lot',
    fees: 'Fees, maker / taker',
    state: 'State',
  },
  ppm: '{maker, number} / {taker, number} ppm',
  empty: 'No markets',
  emptyText: 'Listed pairs appear here.',
  state: { closed: 'Closed', open: 'Open', cancel_only: 'Cancel only', halted: 'Halted' },
} as const
