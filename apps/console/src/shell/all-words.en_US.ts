import { en_US as kit } from '@tessera/ui/kit.messages.en_US.ts'
import { en_US as agents } from '../agents/agents.messages.en_US.ts'
import { en_US as approvals } from '../approvals/approvals.messages.en_US.ts'
import { en_US as audit } from '../audit/audit.messages.en_US.ts'
import { en_US as bank } from '../bank/bank.messages.en_US.ts'
import { en_US as cms } from '../cms/cms.messages.en_US.ts'
import { en_US as companies } from '../companies/companies.messages.en_US.ts'
import { en_US as financing } from '../financing/financing.messages.en_US.ts'
import { en_US as customers } from '../customers/customers.messages.en_US.ts'
import { en_US as deposits } from '../deposits/deposits.messages.en_US.ts'
import { en_US as distributions } from '../distributions/distributions.messages.en_US.ts'
import { en_US as kyc } from '../kyc/kyc.messages.en_US.ts'
import { en_US as markets } from '../markets/markets.messages.en_US.ts'
import { en_US as operators } from '../operators/operators.messages.en_US.ts'
import { en_US as otcAds } from '../otc-ads/otc-ads.messages.en_US.ts'
import { en_US as otcDeals } from '../otc-deals/otc-deals.messages.en_US.ts'
import { en_US as payouts } from '../payouts/payouts.messages.en_US.ts'
import { en_US as products } from '../products/products.messages.en_US.ts'
import { en_US as reconciliation } from '../reconciliation/reconciliation.messages.en_US.ts'
import { en_US as search } from '../search/search.messages.en_US.ts'
import { en_US as site } from '../site/site.messages.en_US.ts'
import { en_US as sms } from '../sms/sms.messages.en_US.ts'
import { en_US as shell } from './shell.messages.en_US.ts'
import { en_US as subscriptions } from '../subscriptions/subscriptions.messages.en_US.ts'
import { en_US as withdrawals } from '../withdrawals/withdrawals.messages.en_US.ts'

/** English, whole, in one chunk. Each noun is typed by its own file. */
export const kitWords = kit
export const words = {
  agents,
  approvals,
  audit,
  bank,
  cms,
  companies,
  financing,
  customers,
  deposits,
  distributions,
  kyc,
  markets,
  operators,
  otcAds,
  otcDeals,
  payouts,
  products,
  reconciliation,
  search,
  shell,
  site,
  sms,
  subscriptions,
  withdrawals,
} as const
export type AllWords = typeof words
