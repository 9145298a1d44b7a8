import type { en_US as kit } from '@tessera/ui/kit.messages.en_US.ts'
import type { en_US as accountClosings } from '../account-closings/account-closings.messages.en_US.ts'
import type { en_US as accounts } from '../accounts/accounts.messages.en_US.ts'
import type { en_US as agents } from '../agents/agents.messages.en_US.ts'
import type { en_US as apiKeys } from '../api-keys/api-keys.messages.en_US.ts'
import type { en_US as bankAccounts } from '../bank-accounts/bank-accounts.messages.en_US.ts'
import type { en_US as blacklist } from '../blacklist/blacklist.messages.en_US.ts'
import type { en_US as brokers } from '../brokers/brokers.messages.en_US.ts'
import type { en_US as captcha } from './captcha.messages.en_US.ts'
import type { en_US as cms } from '../cms/cms.messages.en_US.ts'
import type { en_US as investorClasses } from '../investor-classes/investor-classes.messages.en_US.ts'
import type { en_US as riskTests } from '../risk-tests/risk-tests.messages.en_US.ts'
import type { en_US as companies } from '../companies/companies.messages.en_US.ts'
import type { en_US as customers } from '../customers/customers.messages.en_US.ts'
import type { en_US as deposits } from '../deposits/deposits.messages.en_US.ts'
import type { en_US as distributions } from '../distributions/distributions.messages.en_US.ts'
import type { en_US as fiatOrders } from '../fiat-orders/fiat-orders.messages.en_US.ts'
import type { en_US as financing } from '../financing/financing.messages.en_US.ts'
import type { en_US as freezes } from '../freezes/freezes.messages.en_US.ts'
import type { en_US as guide } from '../api-keys/guide.messages.en_US.ts'
import type { en_US as companyChanges } from '../company-changes/company-changes.messages.en_US.ts'
import type { en_US as companyPersons } from '../company-persons/company-persons.messages.en_US.ts'
import type { en_US as kycHandovers } from '../kyc-handovers/kyc-handovers.messages.en_US.ts'
import type { en_US as internalTransfers } from '../internal-transfers/internal-transfers.messages.en_US.ts'
import type { en_US as invitations } from '../invitations/invitations.messages.en_US.ts'
import type { en_US as ipfs } from '../ipfs/ipfs.messages.en_US.ts'
import type { en_US as kyc } from '../kyc/kyc.messages.en_US.ts'
import type { en_US as landing } from '../landing/landing.messages.en_US.ts'
import type { en_US as liabilities } from '../liabilities/liabilities.messages.en_US.ts'
import type { en_US as live } from '../live/live.messages.en_US.ts'
import type { en_US as markets } from '../markets/markets.messages.en_US.ts'
import type { en_US as messages } from '../messages/messages.messages.en_US.ts'
import type { en_US as newCoins } from '../new-coins/new-coins.messages.en_US.ts'
import type { en_US as orders } from '../orders/orders.messages.en_US.ts'
import type { en_US as otcAds } from '../otc-ads/otc-ads.messages.en_US.ts'
import type { en_US as otcDeals } from '../otc-deals/otc-deals.messages.en_US.ts'
import type { en_US as passkeys } from '../lib/passkeys.messages.en_US.ts'
import type { en_US as paymentMethods } from '../payment-methods/payment-methods.messages.en_US.ts'
import type { en_US as payouts } from '../payouts/payouts.messages.en_US.ts'
import type { en_US as personalData } from '../personal-data/personal-data.messages.en_US.ts'
import type { en_US as products } from '../products/products.messages.en_US.ts'
import type { en_US as receivables } from '../receivables/receivables.messages.en_US.ts'
import type { en_US as security } from '../security/security.messages.en_US.ts'
import type { en_US as sessions } from '../sessions/sessions.messages.en_US.ts'
import type { en_US as settings } from '../settings/settings.messages.en_US.ts'
import type { en_US as singpass } from '../singpass/singpass.messages.en_US.ts'
import type { en_US as shell } from './shell.messages.en_US.ts'
import type { en_US as members } from '../members/members.messages.en_US.ts'
import type { en_US as signatures } from '../signatures/signatures.messages.en_US.ts'
import type { en_US as subAccounts } from '../sub-accounts/sub-accounts.messages.en_US.ts'
import type { en_US as sumsub } from '../sumsub/sumsub.messages.en_US.ts'
import type { en_US as subscriptions } from '../subscriptions/subscriptions.messages.en_US.ts'
import type { en_US as trades } from '../trades/trades.messages.en_US.ts'
import type { en_US as transfers } from '../transfers/transfers.messages.en_US.ts'
import type { en_US as webhooks } from '../webhooks/webhooks.messages.en_US.ts'
import type { en_US as withdrawals } from '../withdrawals/withdrawals.messages.en_US.ts'

/** Each namespace with its English messages: they type the keys and arguments of `useTranslations`. */
export type AppMessages = {
  'account-closings': typeof accountClosings
  accounts: typeof accounts
  agents: typeof agents
  'api-keys': typeof apiKeys
  'bank-accounts': typeof bankAccounts
  blacklist: typeof blacklist
  brokers: typeof brokers
  captcha: typeof captcha
  cms: typeof cms
  companies: typeof companies
  'investor-classes': typeof investorClasses
  'risk-tests': typeof riskTests
  'company-changes': typeof companyChanges
  'company-persons': typeof companyPersons
  customers: typeof customers
  deposits: typeof deposits
  distributions: typeof distributions
  'fiat-orders': typeof fiatOrders
  financing: typeof financing
  freezes: typeof freezes
  guide: typeof guide
  'internal-transfers': typeof internalTransfers
  'kyc-handovers': typeof kycHandovers
  invitations: typeof invitations
  ipfs: typeof ipfs
  kit: typeof kit
  kyc: typeof kyc
  landing: typeof landing
  liabilities: typeof liabilities
  live: typeof live
  markets: typeof markets
  messages: typeof messages
  'new-coins': typeof newCoins
  orders: typeof orders
  'otc-ads': typeof otcAds
  'otc-deals': typeof otcDeals
  passkeys: typeof passkeys
  'payment-methods': typeof paymentMethods
  payouts: typeof payouts
  'personal-data': typeof personalData
  products: typeof products
  receivables: typeof receivables
  security: typeof security
  sessions: typeof sessions
  settings: typeof settings
  singpass: typeof singpass
  shell: typeof shell
  members: typeof members
  signatures: typeof signatures
  'sub-accounts': typeof subAccounts
  subscriptions: typeof subscriptions
  sumsub: typeof sumsub
  trades: typeof trades
  transfers: typeof transfers
  webhooks: typeof webhooks
  withdrawals: typeof withdrawals
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'en-US' | 'zh-CN'
    Messages: AppMessages
  }
}
