const scopes = {
  account: 'Account',
  account_withdrawals: 'Withdrawals of an account',
  withdrawals: 'All withdrawals',
  deposits: 'All deposits',
  coin: 'One coin',
  product: 'One product',
  registration: 'Registration',
} as const

export const en_US = {
  lead: 'Any operator with this page can stop a part of the exchange immediately and alone. Lifting a stop early takes two people.',
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
  whole: 'The whole exchange',
  empty: 'Nothing is stopped',
  emptyText: 'Active stops appear here.',
  failed: 'The stops could not be loaded',
  scopes,
  effects: {
    account: 'Nothing can move on the account, and every session ends.',
    account_withdrawals:
      'Nothing leaves the account. The customer can still log in and deposit. Orders execute only within 3% of the reference price, and OTC deals only within 3% of the market rate.',
    withdrawals:
      'Withdrawals cannot be requested, signed or put into a payment file. Those already sent are not affected.',
    deposits: 'Incoming deposits are set aside until two people credit them. New deposit orders are refused.',
    coin: 'The coin cannot be deposited, withdrawn or sent. Its markets take no new orders until two people open them again.',
    product: 'Subscriptions are closed. Its markets take no new orders until two people open them again.',
    registration: 'New accounts cannot be opened.',
  },
  set: 'Set a stop',
  freeze: 'Freeze now',
  setTitle: 'Stop at once?',
  freezeTitle: 'Freeze account {number} at once?',
  scope: 'Scope',
  subject: { coin: 'Coin code', product: 'Product symbol' },
  end: 'Ends after',
  hours: { h1: '1 hour', h24: '24 hours', h72: '3 days', h168: '7 days', h720: '30 days' },
  notice: 'Text for the customer',
  notices: { safety: 'For the safety of the account', review: 'During a review' },
  noticeText: 'Neither text mentions a suspicion.',
  alone: 'One person is enough. Lifting it early takes two.',
  subjectFirst: 'Enter the code first.',
  stop: 'Stop now',
  done: 'Stopped.',
  lift: 'Lift {number}',
  liftTitle: 'Propose to lift {number}?',
  liftText: 'If another person confirms, the stop ends at once.',
  propose: 'Propose',
  proposed: 'Proposed. Another person decides.',
  decisions: {
    kinds: {
      stop_lift: 'Stop lifted',
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
