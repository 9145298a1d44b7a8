import { apiKeys } from '@tessera/contract/access/api-keys/api-keys.ts'
import { accountClosings } from '@tessera/contract/profile/account-closings/account-closings.ts'
import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companyChanges } from '@tessera/contract/identity/company-changes/company-changes.ts'
import { companyPersons } from '@tessera/contract/identity/company-persons/company-persons.ts'
import { companyOwnership } from '@tessera/contract/identity/companies/company-ownership.ts'
import { corppass } from '@tessera/contract/identity/corppass/corppass.ts'
import { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { riskTests } from '@tessera/contract/identity/risk-tests/risk-tests.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { newCoins } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import { personalData } from '@tessera/contract/reporting/personal-data/personal-data.ts'
import { trades } from '@tessera/contract/trading/trades/trades.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { passkeys } from '@tessera/contract/access/passkeys/passkeys.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import { products } from '@tessera/contract/issuance/products/products.ts'
import { kycHandovers } from '@tessera/contract/identity/kyc-handovers/kyc-handovers.ts'
import { qrLogins } from '@tessera/contract/access/qr-logins/qr-logins.ts'
import { rates } from '@tessera/contract/books/rates/rates.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { followServerTime } from '@tessera/ui/server-clock.ts'
import { createClient, type Transport } from '@tessera/contract/platform/http/client.ts'
import { agents } from '@tessera/contract/partners/agents/agents.ts'
import { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import { priceAlerts } from '@tessera/contract/trading/price-alerts/price-alerts.ts'
import { blacklist } from '@tessera/contract/profile/blacklist/blacklist.ts'
import { captcha } from '@tessera/contract/services/captcha/captcha.ts'
import { cms } from '@tessera/contract/office/cms/cms.ts'
import { customerSettings } from '@tessera/contract/access/security/customer-settings.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { distributions } from '@tessera/contract/issuance/distributions/distributions.ts'
import type { Endpoints } from '@tessera/contract/platform/http/endpoint.ts'
import { freezes } from '@tessera/contract/access/freezes/freezes.ts'
import { idempotency } from '@tessera/contract/services/idempotency/idempotency.ts'
import { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { invitations } from '@tessera/contract/partners/invitations/invitations.ts'
import { ipfs } from '@tessera/contract/issuance/ipfs/ipfs.ts'
import { fees } from '@tessera/contract/books/fees/fees.ts'
import { liabilities } from '@tessera/contract/books/liabilities/liabilities.ts'
import { markets } from '@tessera/contract/trading/markets/markets.ts'
import { messages } from '@tessera/contract/services/messages/messages.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { receivables } from '@tessera/contract/payments/receivables/receivables.ts'
import { security } from '@tessera/contract/access/security/security.ts'
import { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { sumsub } from '@tessera/contract/identity/sumsub/sumsub.ts'
import { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import { members } from '@tessera/contract/profile/members/members.ts'
import { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { testTransfers } from '@tessera/contract/payments/withdrawals/test-transfers.ts'
import { withdrawalMail } from '@tessera/contract/payments/withdrawals/withdrawal-mail.ts'
import { webhooks } from '@tessera/contract/profile/webhooks/webhooks.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { isUserIdle } from '@tessera/ui/user-activity.ts'
import { clientInfo, isRecognized } from './device.ts'
import { freshId } from './fresh-id.ts'
import { inBrowser } from './in-browser.ts'
import { closeSession, deviceId, sessionToken } from './session.ts'

/** The headers of specification §7: token, client, language, device id. The language is that of the html element. */
export function callHeaders(): Record<string, string> {
  const token = sessionToken()
  return {
    client: 'pc',
    ...environment.headers(),
    ...(token !== undefined && { token }),
    ...(isUserIdle() && { unattended: '1' }),
  }
}

/** Replaces the device's id if its owner has switched recognition off. */
const pageId = inBrowser ? freshId() : ''

/** The environment of the page: the browser's, which a rendering server replaces with its own. */
export const environment = {
  headers: (): Record<string, string> => ({
    language: document.documentElement.lang.replace('-', '_'),
    'device-id': isRecognized() ? deviceId() : pageId,
  }),
  clientInfo,
  /** Each request starts in a separate task: a new screen sends a dozen at once, and presses must not wait for them. */
  fetch: async (...args: Parameters<typeof globalThis.fetch>): Promise<Response> => {
    await new Promise((resume) => setTimeout(resume))
    return globalThis.fetch(...args)
  },
}

/** An UNAUTHORIZED response ends the session of its request; the guard of the screen then redirects. */
const onRefusal: Transport['onRefusal'] = ({ code }, { token }) => {
  if (code === 'UNAUTHORIZED' && token === sessionToken()) closeSession()
}

/** The time limit of a request. Without it, a browser waits for minutes on a dead connection. */
const LIMIT_MS = 15_000

const transport: Transport = {
  baseUrl: '',
  limitMs: LIMIT_MS,
  headers: callHeaders,
  onRefusal,
  onTime: followServerTime,
  // The encryption code loads when the first secret is sent.
  seal: async (...args) => (await import('./seal.ts')).seal(fieldKey, ...args),
  clientInfo: () => environment.clientInfo(),
  fetch: (...args) => environment.fetch(...args),
}
const fieldKey = async () => (await api.publicConfig.info({})).fieldKey

const client = <T extends Endpoints>(rows: T) => createClient(rows, transport)

/** All API calls of the screens, one method for each row of the contract. */
export const api = {
  accountClosings: client(accountClosings),
  accounts: client(accounts),
  apiKeys: client(apiKeys),
  webhooks: client(webhooks),
  bankAccounts: client(bankAccounts),
  agents: client(agents),
  brokers: client(brokers),
  blacklist: client(blacklist),
  captcha: client(captcha),
  cms: client(cms),
  fiatOrders: client(fiatOrders),
  companies: client(companies),
  investorClasses: client(investorClasses),
  riskTests: client(riskTests),
  companyChanges: client(companyChanges),
  companyOwnership: client(companyOwnership),
  companyPersons: client(companyPersons),
  corppass: client(corppass),
  financing: client(financing),
  kyc: client(kyc),
  singpass: client(singpass),
  orders: client(orders),
  otcAds: client(otcAds),
  newCoins: client(newCoins),
  personalData: client(personalData),
  trades: client(trades),
  priceAlerts: client(priceAlerts),
  otcDeals: client(otcDeals),
  paymentMethods: client(paymentMethods),
  passkeys: client(passkeys),
  passwordResets: client(passwordResets),
  payouts: client(payouts),
  products: client(products),
  qrLogins: client(qrLogins),
  kycHandovers: client(kycHandovers),
  rates: client(rates),
  subscriptions: client(subscriptions),
  sumsub: client(sumsub),
  customerSettings: client(customerSettings),
  customers: client(customers),
  deposits: client(deposits),
  distributions: client(distributions),
  freezes: client(freezes),
  idempotency: client(idempotency),
  internalTransfers: client(internalTransfers),
  invitations: client(invitations),
  ipfs: client(ipfs),
  fees: client(fees),
  liabilities: client(liabilities),
  markets: client(markets),
  messages: client(messages),
  publicConfig: client(publicConfig),
  receivables: client(receivables),
  security: client(security),
  sessions: client(sessions),
  members: client(members),
  signatures: client(signatures),
  subAccounts: client(subAccounts),
  transfers: client(transfers),
  verification: client(verification),
  testTransfers: client(testTransfers),
  withdrawalMail: client(withdrawalMail),
  withdrawals: client(withdrawals),
} as const
