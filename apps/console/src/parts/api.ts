import { followServerTime } from '@tessera/ui/server-clock.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { audit } from '@tessera/contract/services/audit/audit.ts'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { captcha } from '@tessera/contract/services/captcha/captcha.ts'
import { investorClassesReview } from '@tessera/contract/identity/investor-classes/investor-classes-review.ts'
import { companyPersonsDesk } from '@tessera/contract/identity/company-persons/company-persons.ts'
import { companyChangesReview } from '@tessera/contract/identity/company-changes/company-changes.ts'
import { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import { financingReview } from '@tessera/contract/issuance/financing/financing-review.ts'
import { createClient, type Transport } from '@tessera/contract/platform/http/client.ts'
import { cmsManage } from '@tessera/contract/office/cms/cms-manage.ts'
import { eligibility } from '@tessera/contract/identity/eligibility/eligibility.ts'
import { customersSearch } from '@tessera/contract/access/customers/customers-search.ts'
import { agentsManage } from '@tessera/contract/partners/programmes/agents-manage.ts'
import { distributionsManage } from '@tessera/contract/issuance/distributions/distributions-manage.ts'
import type { Endpoints } from '@tessera/contract/platform/http/endpoint.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { ipfsManage } from '@tessera/contract/issuance/ipfs/ipfs.ts'
import { marketsDesk } from '@tessera/contract/trading/markets/markets-desk.ts'
import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { firstOperators } from '@tessera/contract/office/operators/first-operators.ts'
import { operatorPasskeys } from '@tessera/contract/office/operators/operator-passkeys.ts'
import { operators, operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import { otcAdsReview } from '@tessera/contract/desk/otc-ads/otc-ads-review.ts'
import { otcDealsReview } from '@tessera/contract/desk/otc-deals/otc-deals-review.ts'
import { ownAccounts } from '@tessera/contract/office/operators/own-accounts.ts'
import { issuerStatements } from '@tessera/contract/payments/instructions/issuer-statements.ts'
import { paymentInstructions } from '@tessera/contract/payments/instructions/instructions.ts'
import { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { products } from '@tessera/contract/issuance/products/products.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { exits } from '@tessera/contract/payments/exits/exits.ts'
import { ratesDesk } from '@tessera/contract/books/rates/rates-desk.ts'
import { ledger } from '@tessera/contract/books/ledger/ledger.ts'
import { reconciliation } from '@tessera/contract/books/reconciliation/reconciliation.ts'
import { search } from '@tessera/contract/reporting/search/search.ts'
import { securityDesk } from '@tessera/contract/reporting/customer-files/security-desk.ts'
import { coinsDesk } from '@tessera/contract/books/coins/coins-desk.ts'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import { siteSettings } from '@tessera/contract/office/public-config/site-settings.ts'
import { sumsubDesk } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { smsDesk } from '@tessera/contract/services/sms/sms-desk.ts'
import { adjustments } from '@tessera/contract/payments/receivables/adjustments.ts'
import { receivablesDesk } from '@tessera/contract/payments/receivables/receivables.ts'
import { stops } from '@tessera/contract/access/stops/stops.ts'
import { subscriptionsAllot } from '@tessera/contract/issuance/subscriptions/subscriptions-allot.ts'
import { withdrawalsReview } from '@tessera/contract/payments/withdrawals/withdrawals-review.ts'
import { isUserIdle } from '@tessera/ui/user-activity.ts'
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
    ...(isUserIdle() && { unattended: '1' }),
  }
}

/**
 * The time limit of a request. Without it, a browser waits for minutes on a dead connection. A statement or an
 * allotment takes longer than other requests.
 */
const LIMIT_MS = 30_000

const transport: Transport = {
  baseUrl: '',
  limitMs: LIMIT_MS,
  headers: callHeaders,
  /** An UNAUTHORIZED response ends the session of its request, which opens the login. */
  onRefusal: ({ code }, { token }) => {
    if (code === 'UNAUTHORIZED' && token === sessionToken()) lapseSession()
  },
  onTime: followServerTime,
  fetch: (...args) => globalThis.fetch(...args),
}
const client = <T extends Endpoints>(rows: T) => createClient(rows, transport)

/** All API calls of the screens, one method for each row of the contract. */
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
  firstOperators: client(firstOperators),
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
  issuerStatements: client(issuerStatements),
  paymentInstructions: client(paymentInstructions),
  payoutsReview: client(payoutsReview),
  productsManage: client(productsManage),
  products: client(products),
  publicConfig: client(publicConfig),
  exits: client(exits),
  ratesDesk: client(ratesDesk),
  receivablesDesk: client(receivablesDesk),
  adjustments: client(adjustments),
  ledger: client(ledger),
  reconciliation: client(reconciliation),
  search: client(search),
  securityDesk: client(securityDesk),
  settings: client(settings),
  coinsDesk: client(coinsDesk),
  siteSettings: client(siteSettings),
  sumsubDesk: client(sumsubDesk),
  smsDesk: client(smsDesk),
  stops: client(stops),
  subscriptionsAllot: client(subscriptionsAllot),
  withdrawalsReview: client(withdrawalsReview),
} as const
