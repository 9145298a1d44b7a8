import { approvals } from '@tessera/contract/approvals.ts'
import { audit } from '@tessera/contract/audit.ts'
import { bank } from '@tessera/contract/bank.ts'
import { captcha } from '@tessera/contract/captcha.ts'
import { investorClassesReview } from '@tessera/contract/investor-classes-review.ts'
import { companyPersonsDesk } from '@tessera/contract/company-persons.ts'
import { companyChangesReview } from '@tessera/contract/company-changes.ts'
import { companiesReview } from '@tessera/contract/companies-review.ts'
import { financingReview } from '@tessera/contract/financing-review.ts'
import { createClient, type Transport } from '@tessera/contract/client.ts'
import { cmsManage } from '@tessera/contract/cms-manage.ts'
import { eligibility } from '@tessera/contract/eligibility.ts'
import { customersSearch } from '@tessera/contract/customers-search.ts'
import { agentsManage } from '@tessera/contract/agents-manage.ts'
import { distributionsManage } from '@tessera/contract/distributions-manage.ts'
import type { Endpoints } from '@tessera/contract/endpoint.ts'
import { kycCases } from '@tessera/contract/kyc.ts'
import { ipfsManage } from '@tessera/contract/ipfs.ts'
import { marketsDesk } from '@tessera/contract/markets-desk.ts'
import { markets } from '@tessera/contract/markets.ts'
import { operatorPasskeys } from '@tessera/contract/operator-passkeys.ts'
import { operators, operatorSignIn } from '@tessera/contract/operators.ts'
import { otcAdsReview } from '@tessera/contract/otc-ads-review.ts'
import { otcDealsReview } from '@tessera/contract/otc-deals-review.ts'
import { ownAccounts } from '@tessera/contract/own-accounts.ts'
import { payoutsReview } from '@tessera/contract/payouts-review.ts'
import { productsManage } from '@tessera/contract/products-manage.ts'
import { products } from '@tessera/contract/products.ts'
import { publicConfig } from '@tessera/contract/public-config.ts'
import { exits } from '@tessera/contract/exits.ts'
import { ratesDesk } from '@tessera/contract/rates-desk.ts'
import { reconciliation } from '@tessera/contract/reconciliation.ts'
import { search } from '@tessera/contract/search.ts'
import { securityDesk } from '@tessera/contract/security-desk.ts'
import { siteSettings } from '@tessera/contract/site-settings.ts'
import { sumsubDesk } from '@tessera/contract/sumsub.ts'
import { smsDesk } from '@tessera/contract/sms-desk.ts'
import { receivablesDesk } from '@tessera/contract/receivables.ts'
import { stops } from '@tessera/contract/stops.ts'
import { subscriptionsAllot } from '@tessera/contract/subscriptions-allot.ts'
import { withdrawalsReview } from '@tessera/contract/withdrawals-review.ts'
import { isUnattended } from '@tessera/ui/attention.ts'
import { deviceSecret } from './device-secret.ts'
import { lapseSession, sessionToken } from './session.ts'

/** The headers of every call. */
export function callHeaders(): Record<string, string> {
  const token = sessionToken()
  return {
    client: 'console',
    'device-id': deviceSecret(),
    language: document.documentElement.lang.replace('-', '_'),
    ...(token !== undefined && { token }),
    ...(isUnattended() && { unattended: '1' }),
  }
}

/** On a dead line a browser itself waits for minutes. A statement or an allotment may take its time. */
const LIMIT_MS = 30_000

const transport: Transport = {
  baseUrl: '',
  limitMs: LIMIT_MS,
  headers: callHeaders,
  /** An UNAUTHORIZED answer ends the session it was asked with, which brings the sign-in back. */
  onRefusal: ({ code }, { token }) => {
    if (code === 'UNAUTHORIZED' && token === sessionToken()) lapseSession()
  },
  fetch: (...args) => globalThis.fetch(...args),
}
const client = <T extends Endpoints>(rows: T) => createClient(rows, transport)

/** Every call the screens make, one method per row of the contract. */
export const api = {
  approvals: client(approvals),
  audit: client(audit),
  bank: client(bank),
  captcha: client(captcha),
  cmsManage: client(cmsManage),
  ipfsManage: client(ipfsManage),
  companiesReview: client(companiesReview),
  investorClassesReview: client(investorClassesReview),
  companyChangesReview: client(companyChangesReview),
  companyPersonsDesk: client(companyPersonsDesk),
  financingReview: client(financingReview),
  customersSearch: client(customersSearch),
  eligibility: client(eligibility),
  agentsManage: client(agentsManage),
  distributionsManage: client(distributionsManage),
  kycCases: client(kycCases),
  markets: client(markets),
  marketsDesk: client(marketsDesk),
  operators: client(operators),
  operatorPasskeys: client(operatorPasskeys),
  operatorSignIn: client(operatorSignIn),
  otcAdsReview: client(otcAdsReview),
  otcDealsReview: client(otcDealsReview),
  ownAccounts: client(ownAccounts),
  payoutsReview: client(payoutsReview),
  productsManage: client(productsManage),
  products: client(products),
  publicConfig: client(publicConfig),
  exits: client(exits),
  ratesDesk: client(ratesDesk),
  receivablesDesk: client(receivablesDesk),
  reconciliation: client(reconciliation),
  search: client(search),
  securityDesk: client(securityDesk),
  siteSettings: client(siteSettings),
  sumsubDesk: client(sumsubDesk),
  smsDesk: client(smsDesk),
  stops: client(stops),
  subscriptionsAllot: client(subscriptionsAllot),
  withdrawalsReview: client(withdrawalsReview),
} as const
