const scopes = {
  account: 'Account',
  account_withdrawals: 'Withdrawals of an account',
  withdrawals: 'All withdrawals',
  deposits: 'All deposits',
  coin: 'One coin',
  product: 'One product',
  registration: 'Registration',
  network_deposits: 'Deposits on a network',
  network_withdrawals: 'Withdrawals on a network',
  maintenance: 'Maintenance',
} as const

export const en_US = {
  lead: 'One operator with access to this page can stop a part of the exchange at once. Lifting a stop early takes two people.',
  table: 'Active stops',
  col: {
    number: 'Number',
    scope: 'Scope',
    subject: 'Subject',
    reason: 'Reason',
    by: 'Set by',
    from: 'Since',
    until: 'Until',
  },
  whole: 'Whole exchange',
  empty: 'No active stops',
  emptyText: 'Active stops appear here.',
  failed: 'The stops did not load',
  scopes,
  effects: {
    account: 'No money can move in the account, and all sessions end.',
    account_withdrawals:
      'No money can leave the account. The customer can still log in and deposit. Orders execute only within 3% of the reference price, and OTC deals only within 3% of the market rate.',
    withdrawals:
      'Withdrawals cannot be requested, signed or added to a payment file. Those already sent are not affected.',
    deposits: 'Incoming deposits are set aside until two people credit them. New deposit orders are rejected.',
    coin: 'The coin cannot be deposited, withdrawn or sent. Its markets take no new orders until two people reopen them.',
    product: 'Subscriptions are closed. Its markets take no new orders until two people reopen them.',
    registration: 'New accounts cannot be opened.',
    network_deposits:
      'The coin cannot be deposited on this network. Incoming deposits are set aside until two people credit them.',
    network_withdrawals:
      'Withdrawals on this network cannot be requested or signed. Those already sent are not affected.',
    maintenance:
      'Deposits, withdrawals and registration close, and all visitors see a notice until the end. Trading continues; halt markets separately.',
  },
  set: 'Set a stop',
  freeze: 'Freeze now',
  setTitle: 'Stop now?',
  freezeTitle: 'Freeze account {number} now?',
  scope: 'Scope',
  subject: {
    coin: 'Coin code',
    product: 'Product symbol',
    network_deposits: 'Network, such as tUSD/solana_devnet',
    network_withdrawals: 'Network, such as tUSD/solana_devnet',
  },
  now: 'Close now',
  running: '{scope}: closed until {until}. {reason}',
  liftNow: 'Propose to open again',

  end: 'Ends after',
  hours: { h1: '1 hour', h24: '24 hours', h72: '3 days', h168: '7 days', h720: '30 days' },
  notice: 'Message to the customer',
  notices: { safety: 'For account safety', review: 'Account under review' },
  noticeText: 'Neither message tells the customer about a suspicion.',
  alone: 'No second approval needed. Lifting it early takes two people.',
  subjectFirst: 'Enter the code.',
  stop: 'Stop now',
  done: 'Stopped.',
  lift: 'Lift {number}',
  liftTitle: 'Propose to lift {number}?',
  liftText: 'If another person approves, the stop ends immediately.',
  propose: 'Propose lifting',
  proposed: 'Proposed. Another person must now decide.',
  decisions: {
    kinds: {
      stop_lift: 'Lift a stop',
    },
    fields: {
      stop: {
        scope: 'Scope',
        subject: 'Subject',
        reason: 'Reason',
        by: 'Stopped by',
        from: 'Since',
        until: 'Ends at',
      },
    },
    codes: {
      stop: { scope: scopes },
    },
    acts: {
      stops: {
        lift: 'Lift a stop',
      },
    },
  },
} as const
