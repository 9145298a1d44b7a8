/**
 * The areas of the exchange, lowest first, and their nouns. A folder `area/noun` has the same name in server, site, console, domain and
 * contract; a package has only the nouns that it needs. A file may import its own area and each area before it in this list.
 * Inside an area, nouns may import each other without a cycle. `tidy/boundaries.test.ts` checks all of this.
 */
export const areas = {
  platform: [
    'clock',
    'config',
    'database',
    'http',
    'jobs',
    'machine',
    'observing',
    'outcome',
    'random',
    'revocation',
    'secrets',
    'settings',
    'text',
  ],
  services: [
    'notices',
    'mail',
    'sms',
    'messages',
    'uploads',
    'approvals',
    'audit',
    'idempotency',
    'captcha',
    'webhook-events',
  ],
  books: ['money', 'ledger', 'limits', 'coins', 'rates', 'fees', 'liabilities', 'reconciliation'],
  access: [
    'customers',
    'verification',
    'withdrawal-pauses',
    'sessions',
    'registration',
    'factors',
    'passkeys',
    'stops',
    'freezes',
    'api-keys',
    'password-resets',
    'qr-logins',
    'security',
  ],
  office: ['operators', 'cms', 'public-config', 'key-canaries', 'settings'],
  identity: [
    'kyc',
    'kyc-handovers',
    'companies',
    'company-changes',
    'company-persons',
    'investor-classes',
    'risk-tests',
    'eligibility',
    'sumsub',
    'singpass',
    'corppass',
    'fapi',
  ],
  compliance: [],
  profile: ['accounts', 'transfers', 'sub-accounts', 'account-closings', 'blacklist', 'members', 'webhooks'],
  payments: [
    'chain',
    'deposits',
    'withdrawals',
    'fiat-orders',
    'bank',
    'bank-accounts',
    'payouts',
    'internal-transfers',
    'instructions',
    'signer',
    'exits',
    'receivables',
    'restores',
  ],
  trading: ['markets', 'matching', 'trading', 'orders', 'trades', 'price-alerts', 'stream', 'binance'],
  issuance: ['products', 'subscriptions', 'new-coins', 'distributions', 'financing', 'ipfs'],
  desk: ['otc-ads', 'otc-deals', 'payment-methods'],
  partners: ['agents', 'brokers', 'programmes', 'invitations', 'signatures'],
  reporting: ['home', 'personal-data', 'search', 'customer-files'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/**
 * The packages, and what each may import besides itself. Files directly in `src` assemble the package: they may import
 * every area. An area may import them only in the contract, because every endpoint needs its lists of refusals,
 * permissions and words.
 */
export const packages = {
  domain: [],
  contract: ['domain'],
  ui: ['domain'],
  server: ['domain', 'contract'],
  web: ['domain', 'contract', 'ui'],
  console: ['domain', 'contract', 'ui'],
  world: ['domain', 'contract', 'server', 'root'],
  bench: ['domain', 'contract', 'server', 'world', 'root'],
  e2e: ['domain', 'contract', 'server', 'world', 'web', 'bench', 'root'],
  tidy: ['domain', 'contract', 'server', 'world', 'web', 'console', 'ui', 'root'],
  root: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Tests of the server use the databases and demo people of `world`; tests of screens use its sample answers. */
export const testsMayImport: Readonly<Record<string, readonly string[]>> = {
  domain: ['world'],
  contract: ['world', 'server'],
  server: ['world', 'web', 'console'],
  web: ['world'],
  console: ['world'],
}

/** Folders of site and console besides the areas. Every area may import `parts`; `frame` may import every area. */
export const foldersBesideAreas = ['parts', 'frame'] as const

/** Nouns that may import less than their area allows. The order book computes with integers only. */
export const narrower: Readonly<Record<string, readonly string[]>> = {
  'domain/trading/matching': ['domain/trading/matching'],
  'domain/books/money': ['domain/books/money', 'domain/platform/*'],
  'domain/platform/machine': ['domain/platform/*'],
}
