import type { Endpoints } from './platform/http/endpoint.ts'
import { accountClosings } from './profile/account-closings/account-closings.ts'
import { accounts } from './profile/accounts/accounts.ts'
import { agents } from './partners/agents/agents.ts'
import { agentsManage } from './partners/programmes/agents-manage.ts'
import { apiKeys } from './access/api-keys/api-keys.ts'
import { approvals } from './services/approvals/approvals.ts'
import { audit } from './services/audit/audit.ts'
import { bank } from './payments/bank/bank.ts'
import { bankAccounts } from './payments/bank-accounts/bank-accounts.ts'
import { blacklist } from './profile/blacklist/blacklist.ts'
import { brokers } from './partners/brokers/brokers.ts'
import { captcha } from './services/captcha/captcha.ts'
import { cms } from './office/cms/cms.ts'
import { cmsManage } from './office/cms/cms-manage.ts'
import { companies } from './identity/companies/companies.ts'
import { companiesReview } from './identity/companies/companies-review.ts'
import { companyChanges, companyChangesReview } from './identity/company-changes/company-changes.ts'
import { companyOwnership } from './identity/companies/company-ownership.ts'
import { companyPersons, companyPersonsDesk } from './identity/company-persons/company-persons.ts'
import { corppass } from './identity/corppass/corppass.ts'
import { coinsDesk } from './books/coins/coins-desk.ts'
import { customerSettings } from './access/security/customer-settings.ts'
import { customers } from './access/customers/customers.ts'
import { customersSearch } from './access/customers/customers-search.ts'
import { deposits } from './payments/deposits/deposits.ts'
import { distributions } from './issuance/distributions/distributions.ts'
import { distributionsManage } from './issuance/distributions/distributions-manage.ts'
import { eligibility } from './identity/eligibility/eligibility.ts'
import { exits } from './payments/exits/exits.ts'
import { fiatOrders } from './payments/fiat-orders/fiat-orders.ts'
import { financing } from './issuance/financing/financing.ts'
import { financingReview } from './issuance/financing/financing-review.ts'
import { freezes } from './access/freezes/freezes.ts'
import { idempotency } from './services/idempotency/idempotency.ts'
import { internalTransfers } from './payments/internal-transfers/internal-transfers.ts'
import { investorClasses } from './identity/investor-classes/investor-classes.ts'
import { investorClassesReview } from './identity/investor-classes/investor-classes-review.ts'
import { invitations } from './partners/invitations/invitations.ts'
import { ipfs, ipfsManage } from './issuance/ipfs/ipfs.ts'
import { kyc } from './identity/kyc/kyc.ts'
import { kycCases } from './identity/kyc/kyc-cases.ts'
import { kycHandovers } from './identity/kyc-handovers/kyc-handovers.ts'
import { fees } from './books/fees/fees.ts'
import { ledger } from './books/ledger/ledger.ts'
import { liabilities } from './books/liabilities/liabilities.ts'
import { markets } from './trading/markets/markets.ts'
import { marketsDesk } from './trading/markets/markets-desk.ts'
import { members } from './profile/members/members.ts'
import { messages } from './services/messages/messages.ts'
import { newCoins } from './issuance/new-coins/new-coins.ts'
import { firstOperators } from './office/operators/first-operators.ts'
import { operatorPasskeys } from './office/operators/operator-passkeys.ts'
import { operatorSignIn, operators } from './office/operators/operators.ts'
import { orders } from './trading/orders/orders.ts'
import { otcAds } from './desk/otc-ads/otc-ads.ts'
import { otcAdsReview } from './desk/otc-ads/otc-ads-review.ts'
import { otcDeals } from './desk/otc-deals/otc-deals.ts'
import { otcDealsReview } from './desk/otc-deals/otc-deals-review.ts'
import { ownAccounts } from './office/operators/own-accounts.ts'
import { passkeys } from './access/passkeys/passkeys.ts'
import { passwordResets } from './access/password-resets/password-resets.ts'
import { paymentMethods } from './desk/payment-methods/payment-methods.ts'
import { issuerStatements } from './payments/instructions/issuer-statements.ts'
import { paymentInstructions } from './payments/instructions/instructions.ts'
import { payouts } from './payments/payouts/payouts.ts'
import { payoutsReview } from './payments/payouts/payouts-review.ts'
import { personalData } from './reporting/personal-data/personal-data.ts'
import { products } from './issuance/products/products.ts'
import { productsManage } from './issuance/products/products-manage.ts'
import { publicConfig } from './office/public-config/public-config.ts'
import { qrLogins } from './access/qr-logins/qr-logins.ts'
import { rates } from './books/rates/rates.ts'
import { ratesDesk } from './books/rates/rates-desk.ts'
import { adjustments } from './payments/receivables/adjustments.ts'
import { receivables, receivablesDesk } from './payments/receivables/receivables.ts'
import { reconciliation } from './books/reconciliation/reconciliation.ts'
import { riskTests } from './identity/risk-tests/risk-tests.ts'
import { search } from './reporting/search/search.ts'
import { security } from './access/security/security.ts'
import { securityDesk } from './reporting/customer-files/security-desk.ts'
import { sessions } from './access/sessions/sessions.ts'
import { signatures } from './partners/signatures/signatures.ts'
import { singpass } from './identity/singpass/singpass.ts'
import { settings } from './office/settings/settings.ts'
import { siteSettings } from './office/public-config/site-settings.ts'
import { sms } from './services/sms/sms.ts'
import { smsDesk } from './services/sms/sms-desk.ts'
import { stops } from './access/stops/stops.ts'
import { subAccounts } from './profile/sub-accounts/sub-accounts.ts'
import { subscriptions } from './issuance/subscriptions/subscriptions.ts'
import { subscriptionsAllot } from './issuance/subscriptions/subscriptions-allot.ts'
import { sumsub, sumsubDesk, sumsubWebhooks } from './identity/sumsub/sumsub.ts'
import { testTransfers } from './payments/withdrawals/test-transfers.ts'
import { priceAlerts } from './trading/price-alerts/price-alerts.ts'
import { trades } from './trading/trades/trades.ts'
import { transfers } from './profile/transfers/transfers.ts'
import { uploads, staffUploads } from './services/uploads/uploads.ts'
import { verification } from './access/verification/verification.ts'
import { webhooks } from './profile/webhooks/webhooks.ts'
import { withdrawalMail } from './payments/withdrawals/withdrawal-mail.ts'
import { withdrawals } from './payments/withdrawals/withdrawals.ts'
import { withdrawalsReview } from './payments/withdrawals/withdrawals-review.ts'

/** One noun of the API with its endpoints. `about` is the description of its tag in the OpenAPI documents. */
export type ApiNoun = { readonly name: string; readonly about: string; readonly rows: Endpoints }

/**
 * Every noun of the API. The OpenAPI documents and docs/endpoints.txt are generated from this list; a test compares it
 * with the served endpoints.
 */
export const apiNouns: readonly ApiNoun[] = [
  { name: 'captcha', about: 'Captcha questions', rows: captcha },
  { name: 'exits', about: 'Active stops of payments, for staff', rows: exits },
  { name: 'password_resets', about: 'Password resets by email or phone', rows: passwordResets },
  { name: 'qr_logins', about: 'Sign-in by scanning a QR code with a phone', rows: qrLogins },
  { name: 'passkeys', about: 'Passkeys of customers', rows: passkeys },
  { name: 'verification', about: 'Codes and other proofs that an action requires', rows: verification },
  { name: 'sessions', about: 'Sign-in, sign-out, sessions and the login history of customers', rows: sessions },
  { name: 'security', about: 'Email, phone, password and authenticator of the caller', rows: security },
  { name: 'sms', about: 'Delivery reports of the SMS provider', rows: sms },
  { name: 'sms_desk', about: 'Budgets and switches of text messages, for staff', rows: smsDesk },
  {
    name: 'public_config',
    about: 'Settings, countries and coins that a client needs before sign-in',
    rows: publicConfig,
  },
  { name: 'messages', about: 'Messages to the caller', rows: messages },
  { name: 'idempotency', about: 'The outcome of a request that got no answer', rows: idempotency },
  { name: 'customers', about: 'Registration, profile and preferences', rows: customers },
  { name: 'freezes', about: 'Freezing the own account', rows: freezes },
  { name: 'account_closings', about: 'Closing the own account', rows: accountClosings },
  { name: 'members', about: 'People of a company account and their roles', rows: members },
  { name: 'signatures', about: 'Second signatures of a company', rows: signatures },
  { name: 'invitations', about: 'Invitation codes and rewards', rows: invitations },
  { name: 'agents', about: 'Agents: application, contract, clients and rebates', rows: agents },
  { name: 'agents-manage', about: 'Review of agents and runs of rebates, for staff', rows: agentsManage },
  { name: 'brokers', about: 'Brokers and the powers of attorney of their clients', rows: brokers },
  { name: 'deposits', about: 'Deposits from chains', rows: deposits },
  { name: 'markets_desk', about: 'Restrictions on markets, for staff', rows: marketsDesk },
  { name: 'markets', about: 'Trading pairs, order books, candles and auctions', rows: markets },
  { name: 'orders', about: 'Orders of the caller', rows: orders },
  { name: 'trades', about: 'Trades of a pair, and of the caller', rows: trades },
  { name: 'price-alerts', about: 'Prices of which the caller is notified', rows: priceAlerts },
  { name: 'transfers', about: 'Transfers between the own accounts', rows: transfers },
  { name: 'sub_accounts', about: 'Sub-accounts of the caller', rows: subAccounts },
  { name: 'internal-transfers', about: 'Transfers to other customers', rows: internalTransfers },
  { name: 'withdrawals-review', about: 'Review of withdrawals, for staff', rows: withdrawalsReview },
  { name: 'withdrawals', about: 'Withdrawals to chains and the address book', rows: withdrawals },
  { name: 'withdrawals', about: 'Withdrawals to chains and the address book', rows: withdrawalMail },
  { name: 'withdrawals', about: 'Withdrawals to chains and the address book', rows: testTransfers },
  { name: 'uploads', about: 'Files that customers send', rows: uploads },
  { name: 'staff_uploads', about: 'Files that staff send', rows: staffUploads },
  { name: 'kyc', about: 'Identity verification of a person', rows: kyc },
  { name: 'kyc_cases', about: 'Review of identities, for staff', rows: kycCases },
  { name: 'kyc_handovers', about: 'Taking identity photos with a phone', rows: kycHandovers },
  { name: 'singpass', about: 'Identity verification with Singpass', rows: singpass },
  { name: 'companies', about: 'Verification of a company', rows: companies },
  { name: 'company_ownership', about: 'Owners behind the owners of a company', rows: companyOwnership },
  { name: 'company_changes', about: 'Changes of an approved company', rows: companyChanges },
  { name: 'company_changes_review', about: 'Review of changes of a company, for staff', rows: companyChangesReview },
  { name: 'company_persons', about: 'Verification of people related to a company', rows: companyPersons },
  { name: 'company_persons_desk', about: 'People related to a company, for staff', rows: companyPersonsDesk },
  { name: 'corppass', about: 'Company data from Myinfo Business by Corppass', rows: corppass },
  { name: 'companies_review', about: 'Review of companies, for staff', rows: companiesReview },
  { name: 'investor_classes', about: 'Investor class of the caller', rows: investorClasses },
  { name: 'investor_classes_review', about: 'Review of investor classes, for staff', rows: investorClassesReview },
  { name: 'risk_tests', about: 'Risk-awareness test', rows: riskTests },
  { name: 'sumsub', about: 'Identity verification with Sumsub', rows: sumsub },
  { name: 'sumsub_desk', about: 'Rule for automatic verification, for staff', rows: sumsubDesk },
  { name: 'sumsub_webhooks', about: 'Webhook of Sumsub', rows: sumsubWebhooks },
  { name: 'approvals', about: 'Decisions that two people make, for staff', rows: approvals },
  { name: 'operator_sign_in', about: 'Sign-in of staff', rows: operatorSignIn },
  { name: 'first_operators', about: 'Enrolment of the first two operators', rows: firstOperators },
  { name: 'operator_passkeys', about: 'Passkeys of staff', rows: operatorPasskeys },
  { name: 'operators', about: 'Staff, their roles and sessions', rows: operators },
  { name: 'own_accounts', about: 'Customer accounts that belong to staff', rows: ownAccounts },
  { name: 'stops', about: 'Emergency stops, for staff', rows: stops },
  { name: 'customers_search', about: 'List of customers, for staff', rows: customersSearch },
  { name: 'eligibility', about: 'Holdings that no longer fit their owner, for staff', rows: eligibility },
  { name: 'security_desk', about: 'Security of a customer account, for staff', rows: securityDesk },
  { name: 'coins_desk', about: 'Logos of coins, for staff', rows: coinsDesk },
  { name: 'settings', about: 'Settings of the exchange and their versions, for staff', rows: settings },
  { name: 'site_settings', about: 'Settings of the site, for staff', rows: siteSettings },
  { name: 'customer_settings', about: 'Preferences of the caller', rows: customerSettings },
  { name: 'search', about: 'Search over customers and payments, for staff', rows: search },
  { name: 'audit', about: 'Audit log and ledger checks, for staff', rows: audit },
  { name: 'api-keys', about: 'API keys of the caller', rows: apiKeys },
  { name: 'webhooks', about: 'Webhook endpoints of the caller', rows: webhooks },
  { name: 'accounts', about: 'Balances and transaction history', rows: accounts },
  { name: 'liabilities', about: 'Proof of liabilities', rows: liabilities },
  { name: 'rates', about: 'Rates of fiat currencies', rows: rates },
  { name: 'fees', about: 'Fees of the exchange, and those of the caller', rows: fees },
  { name: 'rates_desk', about: 'Rates and their sources, for staff', rows: ratesDesk },
  { name: 'blacklist', about: 'Accounts that the caller blocks for person-to-person trades', rows: blacklist },
  { name: 'payment-methods', about: 'Payment methods for person-to-person trades', rows: paymentMethods },
  { name: 'otc-ads', about: 'Ads for person-to-person trades', rows: otcAds },
  { name: 'otc-ads-review', about: 'Ads of all customers, for staff', rows: otcAdsReview },
  { name: 'otc-deals', about: 'Person-to-person deals of the caller', rows: otcDeals },
  { name: 'otc-deals-review', about: 'Person-to-person deals and appeals, for staff', rows: otcDealsReview },
  { name: 'fiat-orders', about: 'Fiat deposits by bank transfer', rows: fiatOrders },
  { name: 'bank_accounts', about: 'Bank accounts of the caller', rows: bankAccounts },
  { name: 'issuer-statements', about: 'Statements of issuers, for staff', rows: issuerStatements },
  {
    name: 'payment-instructions',
    about: 'Payments of the exchange that are not withdrawals, for staff',
    rows: paymentInstructions,
  },
  { name: 'payouts', about: 'Fiat withdrawals to a bank account', rows: payouts },
  { name: 'payouts-review', about: 'Review of fiat withdrawals, for staff', rows: payoutsReview },
  { name: 'personal_data', about: 'Consents and exports of personal data', rows: personalData },
  { name: 'bank', about: 'Bank statements and their lines, for staff', rows: bank },
  { name: 'receivables', about: 'Amounts that the caller owes after a reversed credit', rows: receivables },
  { name: 'receivables_desk', about: 'Receivables from customers, for staff', rows: receivablesDesk },
  { name: 'adjustments', about: 'Adjusted balances and written-off receivables', rows: adjustments },
  { name: 'ledger', about: 'Accounts, entries and trial balance of the ledger, for staff', rows: ledger },
  { name: 'reconciliation', about: 'Differences between books and reality, for staff', rows: reconciliation },
  { name: 'products', about: 'Products and their documents', rows: products },
  { name: 'products-manage', about: 'Drafts and publication of products, for staff', rows: productsManage },
  { name: 'ipfs', about: 'Published documents on IPFS', rows: ipfs },
  { name: 'ipfs-manage', about: 'Publication of documents on IPFS, for staff', rows: ipfsManage },
  { name: 'financing', about: 'Applications to raise money', rows: financing },
  { name: 'financing_review', about: 'Review of applications to raise money, for staff', rows: financingReview },
  { name: 'subscriptions', about: 'Subscriptions to products', rows: subscriptions },
  { name: 'subscriptions-allot', about: 'Allotment of products, for staff', rows: subscriptionsAllot },
  { name: 'new-coins', about: 'Token sales', rows: newCoins },
  { name: 'distributions', about: 'Payments to holders of products', rows: distributions },
  { name: 'distributions-manage', about: 'Distributions of all products, for staff', rows: distributionsManage },
  { name: 'cms', about: 'Published texts', rows: cms },
  { name: 'cms_manage', about: 'Texts and their versions, for staff', rows: cmsManage },
]
