// Who may import whom. A part is a folder of power and noun (`server/withdrawals`); the first row whose name fits a part
// says which other parts it may import; what no row names is forbidden. Everybody may import within the own part.

const domain = ['domain', 'domain/*']
const wire = [...domain, 'contract']
/** The parts that every noun of the site may import. */
const site = [...wire, 'ui', 'web/lib', 'web/shell']
const serverBase = [...wire, 'server/platform', 'server/ledger', 'server/audit']
/** Nouns of the server that others lean on: who is asking, may they, tell them. */
const serverShared = [
  'server/approvals',
  'server/captcha',
  'server/customers',
  'server/eligibility',
  'server/exits',
  'server/field-keys',
  'server/freezes',
  'server/mail',
  'server/members',
  'server/messages',
  'server/passkeys',
  'server/password-resets',
  'server/public-config',
  'server/security',
  'server/sessions',
  'server/sms',
  'server/stops',
  'server/uploads',
  'server/verification',
  'server/webhooks',
]

export const mayImport: readonly (readonly [part: string, targets: readonly string[]])[] = [
  ['domain/matching', []], // not even money: ticks and lots are integers
  ['domain/money', ['domain']],
  ['domain/machine', ['domain']],
  ['domain/ledger', ['domain', 'domain/money', 'domain/machine']],
  ['domain', []],
  ['domain/*', domain],
  ['contract', domain],
  ['ui', ['domain', 'domain/money', 'domain/customers']],

  ['server/platform', wire],
  ['server/ledger', [...wire, 'server/platform']],
  ['server/audit', [...wire, 'server/platform']],
  ['server/trading', [...serverBase, 'server/customers', 'server/eligibility']], // who may trade
  // A bank line settles an order, or a payout, or is an issuer's money for its holders.
  [
    'server/bank',
    [
      ...serverBase,
      ...serverShared,
      'server/bank-accounts', // a deposit verifies the account that it came from
      'server/fiat-orders',
      'server/payouts',
      'server/distributions',
    ],
  ],
  // What leaves by bank is held to what what leaves by chain is held to.
  ['server/payouts', [...serverBase, ...serverShared, 'server/bank-accounts', 'server/withdrawals']],
  // A wrong credit cancels what has not left, and fetches what lies in spot.
  // The credit of a bank line is reversed.
  [
    'server/receivables',
    [
      ...serverBase,
      ...serverShared,
      ...['bank', 'payouts', 'signatures', 'transfers', 'withdrawals'].map((noun) => `server/${noun}`),
    ],
  ],
  // An export of personal data opens the numbers that these seal.
  [
    'server/personal-data',
    [...serverBase, ...serverShared, 'server/bank-accounts', 'server/kyc', 'server/payment-methods'],
  ],
  // A broker is an agent that places orders by API keys; its orders are read as any order, and its file is written as an agent's.
  [
    'server/brokers',
    [...serverBase, ...serverShared, 'server/agents', 'server/api-keys', 'server/orders', 'server/trading'],
  ],
  ['server/agents', [...serverBase, ...serverShared, 'server/brokers']],
  ['server/stops', [...serverBase, ...serverShared, 'server/markets']], // a stopped coin's markets are restricted
  // What an order is worth for the two-signature rule, the limits say.
  ['server/orders', [...serverBase, ...serverShared, 'server/trading', 'server/withdrawals']],
  // What a valuation is worth in a market's quote coin, rates say.
  ['server/markets', [...serverBase, ...serverShared, 'server/rates', 'server/trading']],
  ['server/trades', [...serverBase, ...serverShared, 'server/trading']],
  // What is told live is read where it is read otherwise.
  [
    'server/stream',
    [...serverBase, ...serverShared, 'server/trading', 'server/markets', 'server/orders', 'server/trades'],
  ],
  // Binance's surface over the same use cases: it speaks for all that trade and move money.
  [
    'server/binance',
    [
      ...serverBase,
      ...serverShared,
      ...['trading', 'orders', 'fiat-orders', 'deposits', 'withdrawals', 'transfers', 'providers', 'api-keys'].map(
        (noun) => `server/${noun}`,
      ),
    ],
  ],
  // Its table of kinds names one function of each noun that needs two people.
  ['server/approvals', [...serverBase, ...serverShared, 'server/*']],
  // Coins on a chain: the signer judges the rows of both directions for itself.
  ['server/providers', [...serverBase]],
  ['server/mail', [...serverBase, ...serverShared, 'server/providers']],
  ['server/webhooks', [...serverBase, ...serverShared, 'server/providers']],
  ['server/sms', [...serverBase, ...serverShared, 'server/providers']],
  ['server/uploads', [...serverBase, ...serverShared, 'server/providers']],
  ['server/deposits', [...serverBase, ...serverShared, 'server/coins', 'server/providers']],
  // Another way out of an account, under the same limits and pauses; amounts as a transfer reads them.
  ['server/internal-transfers', [...serverBase, ...serverShared, 'server/transfers', 'server/withdrawals']],
  // Limits value fiat at its rate; a test transfer goes to the own deposit address.
  [
    'server/withdrawals',
    [...serverBase, ...serverShared, 'server/coins', 'server/deposits', 'server/providers', 'server/rates'],
  ],
  [
    'server/signer',
    [...serverBase, ...serverShared, 'server/coins', 'server/providers', 'server/deposits', 'server/withdrawals'],
  ],
  // Keys are compared with the data that they sealed and the wallets that they made.
  ['server/key-canaries', [...serverBase, 'server/coins', 'server/signer']],
  // No secret is sealed under a wrong key; their own document numbers are hashed as customers' are.
  ['server/operators', [...serverBase, ...serverShared, 'server/key-canaries', 'server/kyc']],
  ['server/bank-accounts', [...serverBase, ...serverShared, 'server/withdrawals']], // the same pause
  ['server/payment-methods', [...serverBase, ...serverShared, 'server/withdrawals']],
  // Selling is a way out, priced as rates say; a deal is made from an ad.
  ['server/otc-ads', [...serverBase, ...serverShared, 'server/payment-methods', 'server/rates', 'server/withdrawals']],
  [
    'server/otc-deals',
    [
      ...serverBase,
      ...serverShared,
      ...['otc-ads', 'payment-methods', 'rates', 'withdrawals'].map((noun) => `server/${noun}`),
    ],
  ],
  // Data from an identity vendor becomes a person's file or a company's application.
  ['server/fapi', [...serverBase, ...serverShared, 'server/providers']],
  ['server/singpass', [...serverBase, ...serverShared, 'server/fapi', 'server/kyc']],
  ['server/corppass', [...serverBase, ...serverShared, 'server/fapi', 'server/companies', 'server/kyc']],
  ['server/companies', [...serverBase, ...serverShared, 'server/kyc']], // a company is an identity, kept and shown as a person's
  // The evidence of an investor class is opened as a company's documents are.
  ['server/investor-classes', [...serverBase, ...serverShared, 'server/companies', 'server/kyc']],
  // The settings of the test are those of the classes.
  ['server/risk-tests', [...serverBase, ...serverShared, 'server/investor-classes']],
  // A related person verifies themselves for a company.
  ['server/company-persons', [...serverBase, ...serverShared, 'server/companies', 'server/kyc']],
  // An approved company changes its file.
  ['server/company-changes', [...serverBase, ...serverShared, 'server/companies', 'server/kyc']],
  // A phone takes photos for a person's file or a company's draft.
  ['server/kyc-handovers', [...serverBase, ...serverShared, 'server/companies', 'server/kyc']],
  // A verdict of the vendor affects persons' files and companies; its images are scanned like uploads.
  [
    'server/sumsub',
    [...serverBase, ...serverShared, ...['companies', 'kyc', 'providers'].map((noun) => `server/${noun}`)],
  ],
  // An issuer is a verified company, its papers are read as a company's are, and what is agreed becomes a product that it sees held.
  [
    'server/financing',
    [
      ...serverBase,
      ...serverShared,
      ...['companies', 'distributions', 'kyc', 'products', 'rates'].map((noun) => `server/${noun}`),
    ],
  ],
  ['server/security', [...serverBase, ...serverShared, 'server/invitations']], // the desk withdraws invitation codes
  // Frees the identity of the account, and asks the vendor to deactivate its applicant.
  // Rewards are barred for the same classes and countries as agents' rebates.
  ['server/invitations', [...serverBase, ...serverShared, 'server/agents']],
  ['server/account-closings', [...serverBase, ...serverShared, 'server/companies', 'server/kyc', 'server/sumsub']],
  ['server/password-resets', [...serverBase, ...serverShared, 'server/api-keys']], // keys may no longer withdraw
  // Keys of a person who is removed; a second administrator signs for new people.
  ['server/members', [...serverBase, ...serverShared, 'server/api-keys', 'server/signatures', 'server/webhooks']],
  ['server/accounts', [...serverBase, ...serverShared, 'server/rates']],
  // What an owner does with the accounts of the family.
  [
    'server/sub-accounts',
    [
      ...serverBase,
      ...serverShared,
      ...['account-closings', 'accounts', 'rates', 'transfers', 'withdrawals'].map((noun) => `server/${noun}`),
    ],
  ],
  ['server/search', [...serverBase, ...serverShared, 'server/fiat-orders']], // what an order is called
  // A payment counts by the price of the limits.
  ['server/subscriptions', [...serverBase, ...serverShared, 'server/products', 'server/withdrawals']],
  // A product's document is published.
  ['server/ipfs', [...serverBase, ...serverShared, 'server/products']],
  // A sale is a product, a purchase a subscription.
  ['server/new-coins', [...serverBase, ...serverShared, 'server/products', 'server/subscriptions']],
  // Each kind of act that two people sign is carried out by its own noun.
  [
    'server/signatures',
    [
      ...serverBase,
      ...serverShared,
      ...[
        'internal-transfers',
        'new-coins',
        'orders',
        'payouts',
        'subscriptions',
        'trading',
        'transfers',
        'withdrawals',
      ].map((noun) => `server/${noun}`),
    ],
  ],
  // What leaves by chain and by bank, held against chain, bank and copy after a restore.
  [
    'server/restores',
    [
      ...serverBase,
      ...serverShared,
      ...['bank', 'coins', 'payouts', 'providers', 'signer', 'withdrawals'].map((noun) => `server/${noun}`),
    ],
  ],
  // User info says how far the verification is and what may still leave.
  [
    'server/customers',
    [
      ...serverBase,
      ...serverShared,
      ...['companies', 'invitations', 'kyc', 'withdrawals'].map((noun) => `server/${noun}`),
    ],
  ],
  ['server/*', [...serverBase, ...serverShared]],
  ['server', [...wire, 'server/*']],

  // Addresses and search are typed by the route tree and its schemas.
  ['web/lib', [...wire, 'ui', 'web/shell', 'web/products']],
  ['web/pages', [...wire, 'ui', 'web', 'web/*']],
  ['web/shell', [...wire, 'ui', 'web', 'web/*']],
  // The family of accounts is shown by what shows one account.
  ['web/internal-transfers', [...site, 'web/signatures', 'web/withdrawals']],
  ['web/sub-accounts', [...site, 'web/accounts', 'web/transfers']],
  // Limits and fund password are those of every way out.
  ['web/payouts', [...site, 'web/signatures', 'web/withdrawals']],
  // The ways of payment are named where deals are offered and made; a release is money that leaves.
  ['web/otc-ads', [...site, 'web/payment-methods']],
  ['web/otc-deals', [...site, ...['otc-ads', 'payment-methods', 'withdrawals'].map((noun) => `web/${noun}`)]],
  // A phone takes the photos of these forms.
  ['web/kyc', [...site, 'web/kyc-handovers']],
  ['web/company-changes', [...site, 'web/companies']],
  ['web/company-persons', [...site, 'web/kyc-handovers']],
  ['web/companies', [...site, 'web/kyc-handovers']],
  // An issuer is a company: its form is saved as a company's is.
  ['web/financing', [...site, 'web/companies']],
  // Webhook secrets are shown once, like those of API keys.
  ['web/webhooks', [...site, 'web/api-keys']],
  // A broker applies and signs as an agent does; its client chooses a sub-account.
  ['web/brokers', [...site, 'web/agents', 'web/sub-accounts']],
  ['web/api-keys', [...site, 'web/sub-accounts']],
  // A purchase is a subscription that a code goes with.
  [
    'web/new-coins',
    [...site, ...['products', 'signatures', 'subscriptions', 'withdrawals'].map((noun) => `web/${noun}`)],
  ],
  // What needs two people is sent for signature from the form that refused it.
  ['web/withdrawals', [...site, 'web/signatures']],
  ['web/subscriptions', [...site, 'web/signatures']],
  ['web/orders', [...site, 'web/signatures']],
  // The rules of a new password; a second administrator signs for new people.
  ['web/members', [...site, 'web/customers', 'web/signatures']],
  ['web/*', [...site]],
  ['web', [...wire, 'ui', 'web/*']],
  ['console/lib', [...wire, 'ui', 'console/shell']],
  ['console/pages', [...wire, 'ui', 'console', 'console/*']],
  ['console/shell', [...wire, 'ui', 'console', 'console/*']],
  ['console/customers', [...wire, 'ui', 'console/lib', 'console/shell', 'console/stops']], // an account is stopped from its file
  ['console/company-changes', [...wire, 'ui', 'console/lib', 'console/shell', 'console/companies']],
  ['console/*', [...wire, 'ui', 'console/lib', 'console/shell']],
  ['console', [...wire, 'ui', 'console/*']],

  ['world', [...wire, 'server', 'server/*']],
  ['bench', [...wire, 'server', 'server/*', 'world', 'root']],
  ['e2e', [...wire, 'world', 'bench', 'root']], // pictures check out the same base as the bench
  ['tidy', ['*', '*/*']],
  ['root', ['root']],
]

/** What a test may import besides what the code beside it may: the first row that fits its part. */
export const testsMayImport: readonly (readonly [part: string, targets: readonly string[]])[] = [
  ['server/*', [...domain, 'server', 'server/*', 'world']],
  ['*', [...domain, 'root', 'world']],
  ['*/*', [...domain, 'root', 'world']],
]
