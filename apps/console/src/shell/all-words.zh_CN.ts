import { zh_CN as kit } from '@tessera/ui/kit.messages.zh_CN.ts'
import { zh_CN as agents } from '../agents/agents.messages.zh_CN.ts'
import { zh_CN as approvals } from '../approvals/approvals.messages.zh_CN.ts'
import { zh_CN as audit } from '../audit/audit.messages.zh_CN.ts'
import { zh_CN as bank } from '../bank/bank.messages.zh_CN.ts'
import { zh_CN as cms } from '../cms/cms.messages.zh_CN.ts'
import { zh_CN as companies } from '../companies/companies.messages.zh_CN.ts'
import { zh_CN as financing } from '../financing/financing.messages.zh_CN.ts'
import { zh_CN as customers } from '../customers/customers.messages.zh_CN.ts'
import { zh_CN as deposits } from '../deposits/deposits.messages.zh_CN.ts'
import { zh_CN as distributions } from '../distributions/distributions.messages.zh_CN.ts'
import { zh_CN as kyc } from '../kyc/kyc.messages.zh_CN.ts'
import { zh_CN as markets } from '../markets/markets.messages.zh_CN.ts'
import { zh_CN as operators } from '../operators/operators.messages.zh_CN.ts'
import { zh_CN as otcAds } from '../otc-ads/otc-ads.messages.zh_CN.ts'
import { zh_CN as otcDeals } from '../otc-deals/otc-deals.messages.zh_CN.ts'
import { zh_CN as payouts } from '../payouts/payouts.messages.zh_CN.ts'
import { zh_CN as products } from '../products/products.messages.zh_CN.ts'
import { zh_CN as reconciliation } from '../reconciliation/reconciliation.messages.zh_CN.ts'
import { zh_CN as search } from '../search/search.messages.zh_CN.ts'
import { zh_CN as site } from '../site/site.messages.zh_CN.ts'
import { zh_CN as sms } from '../sms/sms.messages.zh_CN.ts'
import { zh_CN as shell } from './shell.messages.zh_CN.ts'
import { zh_CN as subscriptions } from '../subscriptions/subscriptions.messages.zh_CN.ts'
import { zh_CN as withdrawals } from '../withdrawals/withdrawals.messages.zh_CN.ts'

/** Chinese, whole, in one chunk. Each noun is typed by its own file. */
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
}
