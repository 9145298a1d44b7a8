/** English words of the areas about running the exchange. */
export const en_US = {
  chain: {
    name: 'Chain and custody',
    text: 'Links to a block explorer, and how much of each coin the hot wallet may hold. The signer has its own ceiling. The lower value applies.',
    fields: {
      transactionLink: 'Explorer page of a transaction',
      addressLink: 'Explorer page of an address',
      hotSharePpm: 'Share in the hot wallet',
    },
    effects: {
      coins_held:
        '{count, plural, =0 {No coin has a network.} one {# network of a coin is affected.} other {# networks of coins are affected.}}',
    },
  },
  rates: {
    name: 'Rates',
    text: 'Price changes that apply without approval. Two people decide on larger ones.',
    fields: {
      hourStepPpm: 'Largest change in an hour',
      dayStepPpm: 'Largest change in a day',
      tolerancePpm: 'Largest difference between two sources',
      agreedHours: 'How long the last rate applies while a new one awaits approval',
    },
    effects: {
      held_rates:
        '{count, plural, =0 {No rates are waiting for approval.} one {The rate of # coin is waiting for approval.} other {The rates of # coins are waiting for approval.}}',
    },
  },
  captcha: {
    name: 'Security check',
    text: 'Customers pass this check before login, registration and password reset. Operators always use our own check.',
    fields: { provider: 'Provider' },
    choices: { provider: { own: 'Own check', vendor: 'Configured vendor, or our own check if none is configured' } },
    effects: {
      signed_in:
        '{count, plural, =0 {No customers are logged in.} one {# customer is logged in and is not affected.} other {# customers are logged in and are not affected.}}',
    },
  },
  deadlines: {
    name: 'Deadlines',
    text: 'Hours after which an undecided case counts as late.',
    effects: {
      open_cases:
        '{count, plural, =0 {No cases are open.} one {# case is open. Its deadline changes too.} other {# cases are open. Their deadlines change too.}}',
    },
  },
  rateStep: {
    name: 'Rate changes by coin',
    text: 'Largest rate changes for one coin. They replace those that apply to all coins.',
    add: 'Add rate changes of a coin',
    subject: 'Coin',
    subjectHelp: 'The code of the coin, such as SOL.',
    fields: { hourStepPpm: 'Largest change in an hour', dayStepPpm: 'Largest change in a day' },
    effects: {
      held_rates:
        '{count, plural, =0 {The rate of this coin is not waiting for approval.} other {The rate of this coin is waiting for approval.}}',
    },
  },
} as const
