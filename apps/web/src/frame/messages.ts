import type { en_US as accountClosings } from '#profile/account-closings/account-closings.messages.en_US.ts'
import type { en_US as accounts } from '#profile/accounts/accounts.messages.en_US.ts'
import type { en_US as agents } from '#partners/agents/agents.messages.en_US.ts'
import type { en_US as apiKeys } from '#access/api-keys/api-keys.messages.en_US.ts'
import type { en_US as bankAccounts } from '#payments/bank-accounts/bank-accounts.messages.en_US.ts'
import type { en_US as blacklist } from '#profile/blacklist/blacklist.messages.en_US.ts'
import type { en_US as brokers } from '#partners/brokers/brokers.messages.en_US.ts'
import type { en_US as captcha } from '#parts/captcha.messages.en_US.ts'
import type { en_US as cms } from '#office/cms/cms.messages.en_US.ts'
import type { en_US as companies } from '#identity/companies/companies.messages.en_US.ts'
import type { en_US as companyChanges } from '#identity/company-changes/company-changes.messages.en_US.ts'
import type { en_US as companyPersons } from '#identity/company-persons/company-persons.messages.en_US.ts'
import type { en_US as customers } from '#access/customers/customers.messages.en_US.ts'
import type { en_US as deposits } from '#payments/deposits/deposits.messages.en_US.ts'
import type { en_US as distributions } from '#issuance/distributions/distributions.messages.en_US.ts'
import type { en_US as fees } from '#books/fees/fees.messages.en_US.ts'
import type { en_US as fiatOrders } from '#payments/fiat-orders/fiat-orders.messages.en_US.ts'
import type { en_US as financing } from '#issuance/financing/financing.messages.en_US.ts'
import type { en_US as freezes } from '#access/freezes/freezes.messages.en_US.ts'
import type { en_US as guide } from '#access/api-keys/guide.messages.en_US.ts'
import type { en_US as home } from '#reporting/home/home.messages.en_US.ts'
import type { en_US as internalTransfers } from '#payments/internal-transfers/internal-transfers.messages.en_US.ts'
import type { en_US as investorClasses } from '#identity/investor-classes/investor-classes.messages.en_US.ts'
import type { en_US as invitations } from '#partners/invitations/invitations.messages.en_US.ts'
import type { en_US as ipfs } from '#issuance/ipfs/ipfs.messages.en_US.ts'
import type { en_US as kit } from '@tessera/ui/kit.messages.en_US.ts'
import type { en_US as kyc } from '#identity/kyc/kyc.messages.en_US.ts'
import type { en_US as kycHandovers } from '#identity/kyc-handovers/kyc-handovers.messages.en_US.ts'
import type { en_US as landing } from '#office/cms/landing/landing.messages.en_US.ts'
import type { en_US as liabilities } from '#books/liabilities/liabilities.messages.en_US.ts'
import type { en_US as limits } from '#parts/limits.messages.en_US.ts'
import type { en_US as live } from '#parts/live/live.messages.en_US.ts'
import type { en_US as markets } from '#trading/markets/markets.messages.en_US.ts'
import type { en_US as members } from '#profile/members/members.messages.en_US.ts'
import type { en_US as messages } from '#services/messages/messages.messages.en_US.ts'
import type { en_US as newCoins } from '#issuance/new-coins/new-coins.messages.en_US.ts'
import type { en_US as orders } from '#trading/orders/orders.messages.en_US.ts'
import type { en_US as otcAds } from '#desk/otc-ads/otc-ads.messages.en_US.ts'
import type { en_US as otcDeals } from '#desk/otc-deals/otc-deals.messages.en_US.ts'
import type { en_US as passkeys } from '#parts/passkeys.messages.en_US.ts'
import type { en_US as paymentMethods } from '#desk/payment-methods/payment-methods.messages.en_US.ts'
import type { en_US as payouts } from '#payments/payouts/payouts.messages.en_US.ts'
import type { en_US as personalData } from '#reporting/personal-data/personal-data.messages.en_US.ts'
import type { en_US as priceAlerts } from '#trading/price-alerts/price-alerts.messages.en_US.ts'
import type { en_US as products } from '#issuance/products/products.messages.en_US.ts'
import type { en_US as receipts } from '#parts/receipts.messages.en_US.ts'
import type { en_US as receivables } from '#payments/receivables/receivables.messages.en_US.ts'
import type { en_US as riskTests } from '#identity/risk-tests/risk-tests.messages.en_US.ts'
import type { en_US as security } from '#access/security/security.messages.en_US.ts'
import type { en_US as sessions } from '#access/sessions/sessions.messages.en_US.ts'
import type { en_US as settings } from '#access/customers/settings/settings.messages.en_US.ts'
import type { en_US as shell } from '#frame/shell.messages.en_US.ts'
import type { en_US as signatures } from '#profile/members/signatures/signatures.messages.en_US.ts'
import type { en_US as singpass } from '#identity/singpass/singpass.messages.en_US.ts'
import type { en_US as subAccounts } from '#profile/sub-accounts/sub-accounts.messages.en_US.ts'
import type { en_US as subscriptions } from '#issuance/subscriptions/subscriptions.messages.en_US.ts'
import type { en_US as sumsub } from '#identity/sumsub/sumsub.messages.en_US.ts'
import type { en_US as trades } from '#trading/trades/trades.messages.en_US.ts'
import type { en_US as transfers } from '#profile/transfers/transfers.messages.en_US.ts'
import type { en_US as webhooks } from '#profile/webhooks/webhooks.messages.en_US.ts'
import type { en_US as withdrawals } from '#payments/withdrawals/withdrawals.messages.en_US.ts'

// Written from the sources by `npx vitest run --project tidy --update`. Do not edit.
/** Each namespace with its English messages: they type the keys and arguments of `useTranslations`. */
export type AppMessages = {
  'account-closings': typeof accountClosings
  'accounts': typeof accounts
  'agents': typeof agents
  'api-keys': typeof apiKeys
  'bank-accounts': typeof bankAccounts
  'blacklist': typeof blacklist
  'brokers': typeof brokers
  'captcha': typeof captcha
  'cms': typeof cms
  'companies': typeof companies
  'company-changes': typeof companyChanges
  'company-persons': typeof companyPersons
  'customers': typeof customers
  'deposits': typeof deposits
  'distributions': typeof distributions
  'fees': typeof fees
  'fiat-orders': typeof fiatOrders
  'financing': typeof financing
  'freezes': typeof freezes
  'guide': typeof guide
  'home': typeof home
  'internal-transfers': typeof internalTransfers
  'investor-classes': typeof investorClasses
  'invitations': typeof invitations
  'ipfs': typeof ipfs
  'kit': typeof kit
  'kyc': typeof kyc
  'kyc-handovers': typeof kycHandovers
  'landing': typeof landing
  'liabilities': typeof liabilities
  'limits': typeof limits
  'live': typeof live
  'markets': typeof markets
  'members': typeof members
  'messages': typeof messages
  'new-coins': typeof newCoins
  'orders': typeof orders
  'otc-ads': typeof otcAds
  'otc-deals': typeof otcDeals
  'passkeys': typeof passkeys
  'payment-methods': typeof paymentMethods
  'payouts': typeof payouts
  'personal-data': typeof personalData
  'price-alerts': typeof priceAlerts
  'products': typeof products
  'receipts': typeof receipts
  'receivables': typeof receivables
  'risk-tests': typeof riskTests
  'security': typeof security
  'sessions': typeof sessions
  'settings': typeof settings
  'shell': typeof shell
  'signatures': typeof signatures
  'singpass': typeof singpass
  'sub-accounts': typeof subAccounts
  'subscriptions': typeof subscriptions
  'sumsub': typeof sumsub
  'trades': typeof trades
  'transfers': typeof transfers
  'webhooks': typeof webhooks
  'withdrawals': typeof withdrawals
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'en-US' | 'zh-CN'
    Messages: AppMessages
  }
}
