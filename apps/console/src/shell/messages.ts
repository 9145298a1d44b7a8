import type { en_US as kit } from '@tessera/ui/kit.messages.en_US.ts'
import type { en_US as agents } from '../agents/agents.messages.en_US.ts'
import type { en_US as approvals } from '../approvals/approvals.messages.en_US.ts'
import type { en_US as audit } from '../audit/audit.messages.en_US.ts'
import type { en_US as bank } from '../bank/bank.messages.en_US.ts'
import type { en_US as cms } from '../cms/cms.messages.en_US.ts'
import type { en_US as companyChanges } from '../company-changes/company-changes.messages.en_US.ts'
import type { en_US as companies } from '../companies/companies.messages.en_US.ts'
import type { en_US as customers } from '../customers/customers.messages.en_US.ts'
import type { en_US as deposits } from '../deposits/deposits.messages.en_US.ts'
import type { en_US as distributions } from '../distributions/distributions.messages.en_US.ts'
import type { en_US as financing } from '../financing/financing.messages.en_US.ts'
import type { en_US as investorClasses } from '../investor-classes/investor-classes.messages.en_US.ts'
import type { en_US as kyc } from '../kyc/kyc.messages.en_US.ts'
import type { en_US as markets } from '../markets/markets.messages.en_US.ts'
import type { en_US as operators } from '../operators/operators.messages.en_US.ts'
import type { en_US as otcAds } from '../otc-ads/otc-ads.messages.en_US.ts'
import type { en_US as otcDeals } from '../otc-deals/otc-deals.messages.en_US.ts'
import type { en_US as payouts } from '../payouts/payouts.messages.en_US.ts'
import type { en_US as products } from '../products/products.messages.en_US.ts'
import type { en_US as rates } from '../rates/rates.messages.en_US.ts'
import type { en_US as reconciliation } from '../reconciliation/reconciliation.messages.en_US.ts'
import type { en_US as search } from '../search/search.messages.en_US.ts'
import type { en_US as shell } from './shell.messages.en_US.ts'
import type { en_US as site } from '../site/site.messages.en_US.ts'
import type { en_US as sms } from '../sms/sms.messages.en_US.ts'
import type { en_US as stops } from '../stops/stops.messages.en_US.ts'
import type { en_US as subscriptions } from '../subscriptions/subscriptions.messages.en_US.ts'
import type { en_US as withdrawals } from '../withdrawals/withdrawals.messages.en_US.ts'

/** Each namespace with its English messages: they type the keys and arguments of `useTranslations`. */
export type AppMessages = {
  agents: typeof agents
  approvals: typeof approvals
  audit: typeof audit
  bank: typeof bank
  cms: typeof cms
  companies: typeof companies
  'company-changes': typeof companyChanges
  customers: typeof customers
  deposits: typeof deposits
  distributions: typeof distributions
  financing: typeof financing
  'investor-classes': typeof investorClasses
  kit: typeof kit
  kyc: typeof kyc
  markets: typeof markets
  operators: typeof operators
  'otc-ads': typeof otcAds
  'otc-deals': typeof otcDeals
  payouts: typeof payouts
  products: typeof products
  rates: typeof rates
  reconciliation: typeof reconciliation
  search: typeof search
  shell: typeof shell
  site: typeof site
  sms: typeof sms
  stops: typeof stops
  subscriptions: typeof subscriptions
  withdrawals: typeof withdrawals
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'en-US' | 'zh-CN'
    Messages: AppMessages
  }
}
