/** Messages of the page that shows what is missing before the exchange can run. */
export const setup = {
  lead: 'Complete these before the first deposit, subscription and trade. If something is missing later, it appears here again.',
  failed: 'The list did not load',
  goals: {
    operators: 'Operators',
    deposit: 'For the first deposit',
    subscription: 'For the first subscription',
    trade: 'For the first trade',
  },
  tasks: {
    two_operators: 'Two active operators for each role that approves requests',
    fiat_coin: 'A fiat currency',
    bank_account: 'An open bank account for each currency',
    crypto_coin: 'A cryptocurrency, such as a stablecoin',
    network: 'For each cryptocurrency, a network with deposits open',
    chain_fees: 'SOL in the hot wallet for network fees',
    legal_texts: 'Published terms, privacy policy and risk disclosure',
    registration: 'Open registration',
    product: 'A published product',
    allotted_product: 'An allotted product',
    pair: 'A listed pair',
    open_pair: 'All listed pairs open for trading',
  },
  legalTexts: {
    terms: 'Terms of service',
    privacy: 'Privacy policy',
    risk: 'Risk disclosure',
  },
  done: 'Done',
  missing: 'Missing',
  missingFor: 'Missing: {names}',
} as const
