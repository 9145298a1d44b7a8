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
import { clientOf } from './transport.ts'

/**
 * All API calls of the screens, one method for each row of the contract. Write `api.<noun>.<call>`: the build gives each
 * file only the nouns that it calls (apps/web/api-by-noun.ts).
 */
export const api = {
  accountClosings: clientOf(accountClosings),
  accounts: clientOf(accounts),
  apiKeys: clientOf(apiKeys),
  webhooks: clientOf(webhooks),
  bankAccounts: clientOf(bankAccounts),
  agents: clientOf(agents),
  brokers: clientOf(brokers),
  blacklist: clientOf(blacklist),
  captcha: clientOf(captcha),
  cms: clientOf(cms),
  fiatOrders: clientOf(fiatOrders),
  companies: clientOf(companies),
  investorClasses: clientOf(investorClasses),
  riskTests: clientOf(riskTests),
  companyChanges: clientOf(companyChanges),
  companyOwnership: clientOf(companyOwnership),
  companyPersons: clientOf(companyPersons),
  corppass: clientOf(corppass),
  financing: clientOf(financing),
  kyc: clientOf(kyc),
  singpass: clientOf(singpass),
  orders: clientOf(orders),
  otcAds: clientOf(otcAds),
  newCoins: clientOf(newCoins),
  personalData: clientOf(personalData),
  trades: clientOf(trades),
  priceAlerts: clientOf(priceAlerts),
  otcDeals: clientOf(otcDeals),
  paymentMethods: clientOf(paymentMethods),
  passkeys: clientOf(passkeys),
  passwordResets: clientOf(passwordResets),
  payouts: clientOf(payouts),
  products: clientOf(products),
  qrLogins: clientOf(qrLogins),
  kycHandovers: clientOf(kycHandovers),
  rates: clientOf(rates),
  subscriptions: clientOf(subscriptions),
  sumsub: clientOf(sumsub),
  customerSettings: clientOf(customerSettings),
  customers: clientOf(customers),
  deposits: clientOf(deposits),
  distributions: clientOf(distributions),
  freezes: clientOf(freezes),
  idempotency: clientOf(idempotency),
  internalTransfers: clientOf(internalTransfers),
  invitations: clientOf(invitations),
  ipfs: clientOf(ipfs),
  fees: clientOf(fees),
  liabilities: clientOf(liabilities),
  markets: clientOf(markets),
  messages: clientOf(messages),
  publicConfig: clientOf(publicConfig),
  receivables: clientOf(receivables),
  security: clientOf(security),
  sessions: clientOf(sessions),
  members: clientOf(members),
  signatures: clientOf(signatures),
  subAccounts: clientOf(subAccounts),
  transfers: clientOf(transfers),
  verification: clientOf(verification),
  testTransfers: clientOf(testTransfers),
  withdrawalMail: clientOf(withdrawalMail),
  withdrawals: clientOf(withdrawals),
} as const
