export const en_US = {
  list: 'Rates in US dollars',
  col: {
    coin: 'Coin',
    agreed: 'Last agreed rate',
    agreedAt: 'Agreed at',
    held: 'New rate',
    source: 'Source',
    state: 'Status',
    since: 'Held back since',
    refusedFrom: 'Requests refused from',
  },
  feed: { first: 'First source', second: 'Second source' },
  reason: {
    no_agreed_rate: 'No rate agreed yet',
    one_source: 'Only one source has it',
    sources_differ: 'Sources differ',
    step_too_large: 'Changed too much',
  },
  agreedState: 'Agreed',
  empty: 'No rates yet',
  emptyText: 'Rates appear here once a rate source answers.',
} as const
