const sides = { buy: 'Buy', sell: 'Sell' } as const

const suspect = { hold: 'Reserved funds do not cover it', book: 'It cannot be restored to the order book' } as const

export const en_US = {
  table: 'Markets',
  col: {
    symbol: 'Market',
    last: 'Last price',
    volume: 'Volume, 24 h',
    tick: 'Tick',
    lot: 'Lot',
    fees: 'Fees, maker / taker',
    reference: 'Reference price',
    state: 'Status',
  },
  feePercents: '{maker}% / {taker}%',
  add: 'Add a pair',
  rules: 'Change tick, fees and limits',
  hours: 'Change trading hours',
  empty: 'No markets',
  emptyText: 'Listed pairs appear here.',
  state: { closed: 'Closed', open: 'Open', cancel_only: 'Cancel only', halted: 'Halted', auction: 'Call auction' },
  sides,
  suspect,
  change: 'Status of {symbol}',
  now: 'Now: {state}',
  step: 'Action',
  steps: { open: 'Open', call: 'Start an auction', restrict: 'Cancel only', halt: 'Halt' },
  alone: 'One person can stop new orders, effective at once.',
  together: 'Another person must approve this action.',
  stepFirst: 'Choose an action.',
  closedByHours:
    'Closed by its trading hours. It opens automatically with its next session. If you choose “Cancel only”, two people must open it.',
  outsideHours: 'Outside hours',
  halted: 'The price rules halted this market. Two people must restart it.',
  interrupted: 'Volatility auction',
  sources: {
    auction: 'last auction',
    days: 'trades of the last 5 days',
    valuation: 'latest valuation',
    operators: 'set by two operators',
  },
  reference: {
    title: 'Reference price',
    now: 'Now: {price} {quote}, {source}',
    none: 'Now: none. The market trades only in auctions.',
    price: 'New price',
    text: 'Another person must approve the price. Qualifying trades and valuations take precedence.',
    propose: 'Propose reference price',
    fill: 'Enter a price.',
  },
  stop: 'Stop new orders',
  propose: 'Propose',
  stopped: 'New orders stopped.',
  proposed: 'Proposed. Another person must now decide.',
  decisions: {
    kinds: {
      market_state: 'Market status',
      market_halt: 'Market halted by the price rules',
      market_reference: 'Reference price',
    },
    effects: {
      market_halt:
        'The price rules halted this market. First check the reference price and the accounts that started the auctions. If approved, the market restarts with an auction. If sent back, it stays halted.',
      market_reference:
        'If approved, this is the reference price while no trades or valuations provide one. Approval also accepts any auction that ended at this price in the last 24 hours but was rejected for moving too far. If sent back, nothing changes.',
    },
    fields: {
      startedBy: 'Accounts that started the auctions',
    },
    codes: {
      side: sides,
      suspectCause: suspect,
    },
  },
} as const
