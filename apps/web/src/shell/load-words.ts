import type { Locale } from '@tessera/contract/locale.ts'
import type { KitMessages } from '@tessera/ui/words.tsx'

export type Language = { readonly kitWords: KitMessages; readonly words: Readonly<Record<string, object>> }

/** Header, footer and notices say these on every screen; a screen's own nouns come with the screen (screen-words.ts). */
const frames = {
  en_US: () => import('./frame-words.en_US.ts'),
  zh_CN: () => import('./frame-words.zh_CN.ts'),
}

const nouns = {
  accountClosings: {
    en_US: () => import('../account-closings/account-closings.messages.en_US.ts'),
    zh_CN: () => import('../account-closings/account-closings.messages.zh_CN.ts'),
  },
  accounts: {
    en_US: () => import('../accounts/accounts.messages.en_US.ts'),
    zh_CN: () => import('../accounts/accounts.messages.zh_CN.ts'),
  },
  apiGuide: {
    en_US: () => import('../api-keys/guide.messages.en_US.ts'),
    zh_CN: () => import('../api-keys/guide.messages.zh_CN.ts'),
  },
  apiKeys: {
    en_US: () => import('../api-keys/api-keys.messages.en_US.ts'),
    zh_CN: () => import('../api-keys/api-keys.messages.zh_CN.ts'),
  },
  bankAccounts: {
    en_US: () => import('../bank-accounts/bank-accounts.messages.en_US.ts'),
    zh_CN: () => import('../bank-accounts/bank-accounts.messages.zh_CN.ts'),
  },
  blacklist: {
    en_US: () => import('../blacklist/blacklist.messages.en_US.ts'),
    zh_CN: () => import('../blacklist/blacklist.messages.zh_CN.ts'),
  },
  captcha: { en_US: () => import('./captcha.messages.en_US.ts'), zh_CN: () => import('./captcha.messages.zh_CN.ts') },
  companies: {
    en_US: () => import('../companies/companies.messages.en_US.ts'),
    zh_CN: () => import('../companies/companies.messages.zh_CN.ts'),
  },
  customers: {
    en_US: () => import('../customers/customers.messages.en_US.ts'),
    zh_CN: () => import('../customers/customers.messages.zh_CN.ts'),
  },
  deposits: {
    en_US: () => import('../deposits/deposits.messages.en_US.ts'),
    zh_CN: () => import('../deposits/deposits.messages.zh_CN.ts'),
  },
  distributions: {
    en_US: () => import('../distributions/distributions.messages.en_US.ts'),
    zh_CN: () => import('../distributions/distributions.messages.zh_CN.ts'),
  },
  financing: {
    en_US: () => import('../financing/financing.messages.en_US.ts'),
    zh_CN: () => import('../financing/financing.messages.zh_CN.ts'),
  },
  fiatOrders: {
    en_US: () => import('../fiat-orders/fiat-orders.messages.en_US.ts'),
    zh_CN: () => import('../fiat-orders/fiat-orders.messages.zh_CN.ts'),
  },
  freezes: {
    en_US: () => import('../freezes/freezes.messages.en_US.ts'),
    zh_CN: () => import('../freezes/freezes.messages.zh_CN.ts'),
  },
  internalTransfers: {
    en_US: () => import('../internal-transfers/internal-transfers.messages.en_US.ts'),
    zh_CN: () => import('../internal-transfers/internal-transfers.messages.zh_CN.ts'),
  },
  kyc: { en_US: () => import('../kyc/kyc.messages.en_US.ts'), zh_CN: () => import('../kyc/kyc.messages.zh_CN.ts') },
  paymentMethods: {
    en_US: () => import('../payment-methods/payment-methods.messages.en_US.ts'),
    zh_CN: () => import('../payment-methods/payment-methods.messages.zh_CN.ts'),
  },
  payouts: {
    en_US: () => import('../payouts/payouts.messages.en_US.ts'),
    zh_CN: () => import('../payouts/payouts.messages.zh_CN.ts'),
  },
  landing: {
    en_US: () => import('../landing/landing.messages.en_US.ts'),
    zh_CN: () => import('../landing/landing.messages.zh_CN.ts'),
  },
  agents: {
    en_US: () => import('../agents/agents.messages.en_US.ts'),
    zh_CN: () => import('../agents/agents.messages.zh_CN.ts'),
  },
  invitations: {
    en_US: () => import('../invitations/invitations.messages.en_US.ts'),
    zh_CN: () => import('../invitations/invitations.messages.zh_CN.ts'),
  },
  liabilities: {
    en_US: () => import('../liabilities/liabilities.messages.en_US.ts'),
    zh_CN: () => import('../liabilities/liabilities.messages.zh_CN.ts'),
  },
  live: {
    en_US: () => import('../live/live.messages.en_US.ts'),
    zh_CN: () => import('../live/live.messages.zh_CN.ts'),
  },
  markets: {
    en_US: () => import('../markets/markets.messages.en_US.ts'),
    zh_CN: () => import('../markets/markets.messages.zh_CN.ts'),
  },
  newCoins: {
    en_US: () => import('../new-coins/new-coins.messages.en_US.ts'),
    zh_CN: () => import('../new-coins/new-coins.messages.zh_CN.ts'),
  },
  orders: {
    en_US: () => import('../orders/orders.messages.en_US.ts'),
    zh_CN: () => import('../orders/orders.messages.zh_CN.ts'),
  },
  otcAds: {
    en_US: () => import('../otc-ads/otc-ads.messages.en_US.ts'),
    zh_CN: () => import('../otc-ads/otc-ads.messages.zh_CN.ts'),
  },
  otcDeals: {
    en_US: () => import('../otc-deals/otc-deals.messages.en_US.ts'),
    zh_CN: () => import('../otc-deals/otc-deals.messages.zh_CN.ts'),
  },
  passkeys: {
    en_US: () => import('../lib/passkeys.messages.en_US.ts'),
    zh_CN: () => import('../lib/passkeys.messages.zh_CN.ts'),
  },
  products: {
    en_US: () => import('../products/products.messages.en_US.ts'),
    zh_CN: () => import('../products/products.messages.zh_CN.ts'),
  },
  security: {
    en_US: () => import('../security/security.messages.en_US.ts'),
    zh_CN: () => import('../security/security.messages.zh_CN.ts'),
  },
  sessions: {
    en_US: () => import('../sessions/sessions.messages.en_US.ts'),
    zh_CN: () => import('../sessions/sessions.messages.zh_CN.ts'),
  },
  settings: {
    en_US: () => import('../settings/settings.messages.en_US.ts'),
    zh_CN: () => import('../settings/settings.messages.zh_CN.ts'),
  },
  subAccounts: {
    en_US: () => import('../sub-accounts/sub-accounts.messages.en_US.ts'),
    zh_CN: () => import('../sub-accounts/sub-accounts.messages.zh_CN.ts'),
  },
  subscriptions: {
    en_US: () => import('../subscriptions/subscriptions.messages.en_US.ts'),
    zh_CN: () => import('../subscriptions/subscriptions.messages.zh_CN.ts'),
  },
  trades: {
    en_US: () => import('../trades/trades.messages.en_US.ts'),
    zh_CN: () => import('../trades/trades.messages.zh_CN.ts'),
  },
  transfers: {
    en_US: () => import('../transfers/transfers.messages.en_US.ts'),
    zh_CN: () => import('../transfers/transfers.messages.zh_CN.ts'),
  },
  withdrawals: {
    en_US: () => import('../withdrawals/withdrawals.messages.en_US.ts'),
    zh_CN: () => import('../withdrawals/withdrawals.messages.zh_CN.ts'),
  },
}
export type Noun = keyof typeof nouns

/** What was loaded of each language stays. */
const loaded: Record<Locale, Record<string, object>> = { en_US: {}, zh_CN: {} }

export async function loadFrameWords(locale: Locale): Promise<Language> {
  const { kitWords, words } = await frames[locale]()
  return { kitWords, words: Object.assign(loaded[locale], words) }
}

/** Puts the words of these nouns beside the frame's. */
export async function loadWords(locale: Locale, wanted: readonly Noun[]): Promise<void> {
  await Promise.all(wanted.map((noun) => loadNoun(locale, noun)))
}

async function loadNoun(locale: Locale, noun: Noun): Promise<void> {
  const words: { readonly [each in Locale]?: object } = await nouns[noun][locale]()
  Object.assign(loaded[locale], { [noun]: words[locale] })
}

/** All that a page of the other language says already, in this one: afterwards the page changes its language at once. */
export async function loadLanguage(locale: Locale, { like }: { like: Locale }): Promise<void> {
  const wanted = Object.keys(nouns).filter((noun): noun is Noun => noun in loaded[like])
  await Promise.all([loadFrameWords(locale), loadWords(locale, wanted)])
}
