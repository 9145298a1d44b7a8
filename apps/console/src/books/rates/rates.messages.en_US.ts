const reason = {
  no_agreed_rate: 'No rate agreed yet',
  one_source: 'Only one source has a rate',
  sources_differ: 'Sources differ',
  step_too_large: 'Change too large',
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
    refusedFrom: 'Rate expires',
  },
  feed,
  reason,
  agreedState: 'Agreed',
  empty: 'No rates yet',
  emptyText: 'Rates appear here once a rate source responds.',
  decisions: {
    kinds: {
      rate_held: 'Held-back rate',
    },
    effects: {
      rate_held:
        'If approved, limits, thresholds and prices use the new rate at once. Until then, for up to 24 hours, limits and thresholds use the old or the new rate, whichever is stricter. First compare the rate with an independent source.',
    },
    fields: {
      heldReason: 'Reason held back',
      heldRate: 'New rate in US dollars',
      agreedRate: 'Last agreed rate in US dollars',
      agreedAt: 'Agreed at',
      rateFeed: 'Source',
      rateSource: 'Source name',
    },
    codes: {
      heldReason: reason,
      rateFeed: feed,
    },
  },
} as const
