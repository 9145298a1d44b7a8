const sides = { buy: 'Buy', sell: 'Sell' } as const

const suspect = { hold: 'Its reserve does not cover it', book: 'Its book does not take it back' } as const

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
    state: 'State',
  },
  ppm: '{maker, number} / {taker, number} ppm',
  empty: 'No markets',
  emptyText: 'Listed pairs appear here.',
  state: { closed: 'Closed', open: 'Open', cancel_only: 'Cancel only', halted: 'Halted', auction: 'Auction call' },
  sides,
  suspect,
  change: 'State of {symbol}',
  now: 'Now: {state}',
  step: 'Step',
  steps: { open: 'Open', call: 'Call an auction of ten minutes', restrict: 'Cancel only', halt: 'Halt' },
  alone: 'Stopping new orders needs one person and happens at once.',
  together: 'Another person confirms this step.',
  stepFirst: 'Choose the step first.',
  halted: 'The price rules halted this market. Two people must restart it.',
  interrupted: 'Volatility auction',
  sources: {
    auction: 'last auction',
    days: 'trades of the last 5 days',
    valuation: 'newest valuation',
    operators: 'set by two operators',
  },
  reference: {
    title: 'Reference price',
    now: 'Now: {price} {quote}, {source}',
    none: 'Now: none. The market trades only by auction.',
    price: 'New price',
    text: 'Another person must confirm the price. Qualifying trades and valuations take precedence.',
    propose: 'Propose a reference price',
    fill: 'Enter the price first.',
  },
  stop: 'Stop new orders',
  propose: 'Propose',
  stopped: 'No new orders are taken.',
  proposed: 'Proposed. Another person decides now.',
  decisions: {
    kinds: {
      market_state: 'Market state',
      market_halt: 'Market halted by the price rules',
      market_reference: 'Reference price',
    },
    effects: {
      market_halt:
        'The price rules halted this market. Check the reference price and the accounts that started the auctions. If approved, the market restarts with an auction of 10 minutes. If sent back, it stays halted.',
      market_reference:
        'If approved, this is the reference price while trades and valuations give none. An auction of the last 24 hours at exactly this price then counts as well. If sent back, nothing changes.',
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
