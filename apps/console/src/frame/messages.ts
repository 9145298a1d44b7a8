import type { en_US as adjustments } from '#payments/receivables/adjustments.messages.en_US.ts'
import type { en_US as agents } from '#partners/agents/agents.messages.en_US.ts'
import type { en_US as approvals } from '#services/approvals/approvals.messages.en_US.ts'
import type { en_US as audit } from '#services/audit/audit.messages.en_US.ts'
import type { en_US as bank } from '#payments/bank/bank.messages.en_US.ts'
import type { en_US as cms } from '#office/cms/cms.messages.en_US.ts'
import type { en_US as companies } from '#identity/companies/companies.messages.en_US.ts'
import type { en_US as companyChanges } from '#identity/company-changes/company-changes.messages.en_US.ts'
import type { en_US as companyPersons } from '#identity/company-persons/company-persons.messages.en_US.ts'
import type { en_US as customers } from '#access/customers/customers.messages.en_US.ts'
import type { en_US as daily } from '#books/reconciliation/daily.messages.en_US.ts'
import type { en_US as deposits } from '#payments/deposits/deposits.messages.en_US.ts'
import type { en_US as distributions } from '#issuance/distributions/distributions.messages.en_US.ts'
import type { en_US as financing } from '#issuance/financing/financing.messages.en_US.ts'
import type { en_US as freezes } from '#access/freezes/freezes.messages.en_US.ts'
import type { en_US as instructions } from '#payments/instructions/instructions.messages.en_US.ts'
import type { en_US as investorClasses } from '#identity/investor-classes/investor-classes.messages.en_US.ts'
import type { en_US as invitations } from '#partners/invitations/invitations.messages.en_US.ts'
import type { en_US as ipfs } from '#issuance/ipfs/ipfs.messages.en_US.ts'
import type { en_US as kit } from '@tessera/ui/kit.messages.en_US.ts'
import type { en_US as kyc } from '#identity/kyc/kyc.messages.en_US.ts'
import type { en_US as ledger } from '#books/ledger/ledger.messages.en_US.ts'
import type { en_US as markets } from '#trading/markets/markets.messages.en_US.ts'
import type { en_US as operators } from '#office/operators/operators.messages.en_US.ts'
import type { en_US as orders } from '#trading/orders/orders.messages.en_US.ts'
import type { en_US as otcAds } from '#desk/otc-ads/otc-ads.messages.en_US.ts'
import type { en_US as otcDeals } from '#desk/otc-deals/otc-deals.messages.en_US.ts'
import type { en_US as payouts } from '#payments/payouts/payouts.messages.en_US.ts'
import type { en_US as products } from '#issuance/products/products.messages.en_US.ts'
import type { en_US as rates } from '#books/rates/rates.messages.en_US.ts'
import type { en_US as receivables } from '#payments/receivables/receivables.messages.en_US.ts'
import type { en_US as reconciliation } from '#books/reconciliation/reconciliation.messages.en_US.ts'
import type { en_US as restores } from '#payments/restores/restores.messages.en_US.ts'
import type { en_US as search } from '#reporting/search/search.messages.en_US.ts'
import type { en_US as security } from '#access/security/security.messages.en_US.ts'
import type { en_US as settings } from '#office/settings/settings.messages.en_US.ts'
import type { en_US as shell } from '#frame/shell.messages.en_US.ts'
import type { en_US as site } from '#office/public-config/site.messages.en_US.ts'
import type { en_US as sms } from '#services/sms/sms.messages.en_US.ts'
import type { en_US as stops } from '#access/stops/stops.messages.en_US.ts'
import type { en_US as subscriptions } from '#issuance/subscriptions/subscriptions.messages.en_US.ts'
import type { en_US as sumsub } from '#identity/sumsub/sumsub.messages.en_US.ts'
import type { en_US as withdrawals } from '#payments/withdrawals/withdrawals.messages.en_US.ts'
import type { DecisionMessages } from './decision-messages.ts'

// Written from the sources by `npx vitest run --project tidy --update`. Do not edit.
/** Each namespace with its English messages: they type the keys and arguments of `useTranslations`. */
type FileMessages = {
  'adjustments': typeof adjustments
  'agents': typeof agents
  'approvals': typeof approvals
  'audit': typeof audit
  'bank': typeof bank
  'cms': typeof cms
  'companies': typeof companies
  'company-changes': typeof companyChanges
  'company-persons': typeof companyPersons
  'customers': typeof customers
  'daily': typeof daily
  'deposits': typeof deposits
  'distributions': typeof distributions
  'financing': typeof financing
  'freezes': typeof freezes
  'instructions': typeof instructions
  'investor-classes': typeof investorClasses
  'invitations': typeof invitations
  'ipfs': typeof ipfs
  'kit': typeof kit
  'kyc': typeof kyc
  'ledger': typeof ledger
  'markets': typeof markets
  'operators': typeof operators
  'orders': typeof orders
  'otc-ads': typeof otcAds
  'otc-deals': typeof otcDeals
  'payouts': typeof payouts
  'products': typeof products
  'rates': typeof rates
  'receivables': typeof receivables
  'reconciliation': typeof reconciliation
  'restores': typeof restores
  'search': typeof search
  'security': typeof security
  'settings': typeof settings
  'shell': typeof shell
  'site': typeof site
  'sms': typeof sms
  'stops': typeof stops
  'subscriptions': typeof subscriptions
  'sumsub': typeof sumsub
  'withdrawals': typeof withdrawals
}
export type AppMessages = FileMessages & DecisionMessages<FileMessages>

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'en-US' | 'zh-CN'
    Messages: AppMessages
  }
}
