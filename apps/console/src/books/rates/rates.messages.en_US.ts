const reason = {
  no_agreed_rate: 'No rate agreed yet',
  one_source: 'Only one source has it',
  sources_differ: 'Sources differ',
  step_too_large: 'Changed too much',
} as const

const feed = { first: 'First source', second: 'Second source' } as const

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
  feed,
  reason,
  agreedState: 'Agreed',
  empty: 'No rates yet',
  emptyText: 'Rates appear here once a rate source answers.',
  decisions: {
    kinds: {
      rate_held: 'Rate held back',
    },
    effects: {
      rate_held:
        'If approved, limits, thresholds and prices use the new rate at once. First compare it with an independent source. Until then, limits and thresholds use the stricter rate, for 24 hours at most.',
    },
    fields: {
      heldReason: 'Why it is held back',
      heldRate: 'New rate in US dollars',
      agreedRate: 'Last agreed rate in US dollars',
      agreedAt: 'Agreed at',
      rateFeed: 'Source',
      rateSource: 'Name of the source',
    },
    codes: {
      heldReason: reason,
      rateFeed: feed,
    },
  },
} as const
