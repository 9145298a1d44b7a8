/** Messages of the page that shows what is missing before the exchange can run. */
export const setup = {
  lead: 'The exchange needs all of this for its first deposit, subscription and trade. Later, this page still shows missing parts.',
  failed: 'The list could not be loaded',
  goals: {
    operators: 'Operators',
    deposit: 'For the first deposit',
    subscription: 'For the first subscription',
    trade: 'For the first trade',
  },
  tasks: {
    two_operators: 'Two active operators for each role that decides',
    fiat_coin: 'A currency',
    bank_account: 'An open bank account for each currency',
    network: 'A network with open deposits for each cryptocurrency',
    registration: 'Open registration',
    product: 'A published product',
    allotted_product: 'An allotted product',
    pair: 'A listed pair',
    open_pair: 'All listed pairs open for trading',
  },
  done: 'Done',
  missing: 'Missing',
  missingFor: 'Missing: {names}',
} as const
