import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { approvalKinds } from './approval-kinds.ts'
import { apiKeyRoutes } from './access/api-keys/routes.ts'
import { accountClosingRoutes } from './profile/account-closings/routes.ts'
import { accountRoutes } from './profile/accounts/routes.ts'
import { approvalRoutes } from './services/approvals/routes.ts'
import { auditRoutes } from './services/audit/routes.ts'
import { blacklistRoutes } from './profile/blacklist/routes.ts'
import { passkeyRoutes } from './access/passkeys/routes.ts'
import { qrLoginRoutes } from './access/qr-logins/routes.ts'
import { passwordResetRoutes } from './access/password-resets/routes.ts'
import { agentManageRoutes } from '#partners/programmes/manage-routes.ts'
import { agentRoutes } from './partners/agents/routes.ts'
import { brokerRoutes } from './partners/brokers/routes.ts'
import { captchaRoutes } from './services/captcha/routes.ts'
import { bankAccountRoutes } from './payments/bank-accounts/routes.ts'
import { bankRoutes } from './payments/bank/routes.ts'
import { adjustmentRoutes } from './payments/receivables/adjustment-routes.ts'
import { receivableDeskRoutes, receivableRoutes } from './payments/receivables/routes.ts'
import { reconciliationRoutes } from './books/reconciliation/routes.ts'
import { distributionManageRoutes } from './issuance/distributions/manage-routes.ts'
import { distributionRoutes } from './issuance/distributions/routes.ts'
import { exitRoutes } from './payments/exits/routes.ts'
import { financingReviewRoutes } from './issuance/financing/review-routes.ts'
import { financingRoutes } from './issuance/financing/routes.ts'
import { eligibilityRoutes } from './identity/eligibility/routes.ts'
import { fiatOrderRoutes } from './payments/fiat-orders/routes.ts'
import { productManageRoutes } from './issuance/products/manage-routes.ts'
import { memberRoutes } from './profile/members/routes.ts'
import { otcAdReviewRoutes } from './desk/otc-ads/review-routes.ts'
import { otcAdRoutes } from './desk/otc-ads/routes.ts'
import { otcDealReviewRoutes } from './desk/otc-deals/review-routes.ts'
import { otcDealRoutes } from './desk/otc-deals/routes.ts'
import { paymentMethodRoutes } from './desk/payment-methods/routes.ts'
import { instructionRoutes, issuerStatementRoutes } from './payments/instructions/routes.ts'
import { payoutReviewRoutes, payoutRoutes } from './payments/payouts/routes.ts'
import { personalDataRoutes } from './reporting/personal-data/routes.ts'
import { productRoutes } from './issuance/products/routes.ts'
import { newCoinRoutes } from './issuance/new-coins/routes.ts'
import { feeRoutes } from './books/fees/routes.ts'
import { ledgerRoutes } from './books/ledger/routes.ts'
import { liabilityRoutes } from './books/liabilities/routes.ts'
import { internalTransferRoutes } from './payments/internal-transfers/routes.ts'
import { invitationRoutes } from './partners/invitations/routes.ts'
import { ratesDeskRoutes } from './books/rates/desk-routes.ts'
import { riskTestRoutes } from './identity/risk-tests/routes.ts'
import { ratesRoutes } from './books/rates/routes.ts'
import { stopRoutes } from './access/stops/routes.ts'
import { restrictMarkets } from './trading/markets/restrict-markets.ts'
import { kycFacts } from './identity/companies/kyc-facts.ts'
import { limitFacts } from './payments/withdrawals/limit-facts.ts'
import { subscriptionAllotRoutes } from './issuance/subscriptions/allot-routes.ts'
import { subscriptionRoutes } from './issuance/subscriptions/routes.ts'
import { companyReviewRoutes } from './identity/companies/review-routes.ts'
import { companyOwnershipRoutes, companyRoutes } from './identity/companies/routes.ts'
import { corppassRoutes } from './identity/corppass/routes.ts'
import { investorClassReviewRoutes } from './identity/investor-classes/review-routes.ts'
import { investorClassRoutes } from './identity/investor-classes/routes.ts'
import { kycCaseRoutes, kycRoutes } from './identity/kyc/routes.ts'
import { companyPersonDeskRoutes, companyPersonRoutes } from './identity/company-persons/routes.ts'
import { companyChangeReviewRoutes, companyChangeRoutes } from './identity/company-changes/routes.ts'
import { kycHandoverRoutes } from './identity/kyc-handovers/routes.ts'
import { sumsubDeskRoutes, sumsubRoutes } from './identity/sumsub/routes.ts'
import { sumsubWebhookRoutes } from './identity/sumsub/serve-webhook.ts'
import { ownAccountRoutes } from './office/operators/own-accounts.ts'
import {
  firstOperatorRoutes,
  operatorPasskeyRoutes,
  operatorRoutes,
  operatorSignInRoutes,
} from './office/operators/routes.ts'
import { staffUploadRoutes, uploadRoutes } from './services/uploads/routes.ts'
import { marketDeskRoutes } from './trading/markets/desk-routes.ts'
import { marketRoutes } from './trading/markets/routes.ts'
import { orderRoutes } from './trading/orders/routes.ts'
import { depositRoutes } from './payments/deposits/routes.ts'
import { cmsManageRoutes } from './office/cms/manage-routes.ts'
import { cmsRoutes } from './office/cms/routes.ts'
import { customerRoutes } from './access/security/customer-routes.ts'
import { customerSettingRoutes } from './access/security/settings-routes.ts'
import { customerSearchRoutes } from './access/customers/search-routes.ts'
import { freezeRoutes } from './access/freezes/routes.ts'
import { ipfsManageRoutes, ipfsRoutes } from './issuance/ipfs/routes.ts'
import { idempotencyRoutes, type LastOutcomes, type RowAt } from './services/idempotency/routes.ts'
import { messageRoutes } from './services/messages/routes.ts'
import { coinDeskRoutes } from './books/coins/desk-routes.ts'
import { subjectRules } from './subject-rules.ts'
import { settingRoutes } from './office/settings/routes.ts'
import { siteSettingRoutes } from './office/public-config/settings-routes.ts'
import { publicConfigRoutes } from './office/public-config/routes.ts'
import { searchRoutes } from './reporting/search/routes.ts'
import { securityRoutes } from './access/security/routes.ts'
import { securityDeskRoutes } from '#reporting/customer-files/desk-routes.ts'
import { sessionRoutes } from './access/sessions/routes.ts'
import { singpassRoutes } from './identity/singpass/routes.ts'
import { signatureRoutes } from '#partners/signatures/routes.ts'
import { smsDeskRoutes } from './services/sms/desk-routes.ts'
import { smsRoutes } from './services/sms/routes.ts'
import { verificationRoutes } from './access/verification/routes.ts'
import type { Deps } from './platform/http/deps.ts'
import type { Noun } from './platform/http/serve.ts'
import { priceAlertRoutes } from './trading/price-alerts/routes.ts'
import { tradeRoutes } from './trading/trades/routes.ts'
import { subAccountRoutes } from './profile/sub-accounts/routes.ts'
import type { TakeTransfersCommand } from './profile/transfers/end-transfer.ts'
import { lastOutcomeOfTransfer } from './profile/transfers/last-outcome.ts'
import { transferRoutes } from './profile/transfers/routes.ts'
import { configuredChain } from './payments/chain/configured-chain.ts'
import type { TradingCore } from './trading/trading/core.ts'
import { hasChainFees } from './payments/withdrawals/exchange-wallets-now.ts'
import {
  testTransferRoutes,
  withdrawalMailRoutes,
  withdrawalReviewRoutes,
  withdrawalRoutes,
} from './payments/withdrawals/routes.ts'
import { webhookRoutes } from './profile/webhooks/routes.ts'

/** Every noun that the API serves: one line each. */
export const nouns = (deps: Deps, trading: TradingCore): readonly Noun[] => {
  const rowAt = (path: string) => rows.get(path)
  const served = all(deps, trading, rowAt)
  const rows = new Map(served.flatMap((each) => Object.values(each.rows).map((row) => [row.path, row] as const)))
  return served
}

const all = (deps: Deps, trading: TradingCore, rowAt: RowAt): readonly Noun[] => [
  captchaRoutes(deps),
  exitRoutes(deps),
  passwordResetRoutes(deps),
  qrLoginRoutes(deps),
  passkeyRoutes(deps),
  verificationRoutes(deps),
  sessionRoutes(deps),
  securityRoutes(deps),
  smsRoutes(deps),
  smsDeskRoutes(),
  publicConfigRoutes(deps),
  messageRoutes(deps),
  idempotencyRoutes(lastOutcomes(deps, trading), rowAt),
  customerRoutes(deps, { kyc: kycFacts, limits: limitFacts }),
  freezeRoutes(deps),
  accountClosingRoutes(deps),
  memberRoutes(deps),
  signatureRoutes(deps, trading),
  invitationRoutes(deps),
  agentRoutes(deps),
  agentManageRoutes(deps),
  brokerRoutes(deps),
  depositRoutes(deps, configuredChain(deps.config)),
  marketDeskRoutes(),
  marketRoutes(deps, trading),
  orderRoutes(deps, trading),
  tradeRoutes(deps),
  priceAlertRoutes(deps),
  transferRoutes(deps, takeTransfersOf(trading)),
  subAccountRoutes(deps, takeTransfersOf(trading)),
  internalTransferRoutes(deps),
  withdrawalReviewRoutes(deps, configuredChain(deps.config)),
  withdrawalRoutes(deps, configuredChain(deps.config)),
  withdrawalMailRoutes(deps),
  testTransferRoutes(deps, configuredChain(deps.config)),
  uploadRoutes(deps),
  staffUploadRoutes(deps),
  ...ofIdentity(deps),
  approvalRoutes(deps, approvalKinds(deps)),
  ...ofOperators(deps),
  customerSearchRoutes(),
  eligibilityRoutes(),
  securityDeskRoutes(),
  siteSettingRoutes(deps),
  settingRoutes(deps, subjectRules(deps), () => hasChainFees({ ...deps, chain: configuredChain(deps.config) })),
  coinDeskRoutes(deps),
  customerSettingRoutes(deps),
  searchRoutes(),
  auditRoutes(deps),
  apiKeyRoutes(deps),
  webhookRoutes(deps),
  accountRoutes(),
  ...ofPrices(deps),
  ...fromPersonToPerson(deps),
  ...ofBanks(deps),
  ...ofProducts(deps),
  cmsRoutes(deps),
  cmsManageRoutes(deps),
]

/** Verification of customers: by people, by vendors, and with photos from a phone. */
const ofIdentity = (deps: Deps): readonly Noun[] => [
  kycRoutes(deps),
  kycHandoverRoutes(deps),
  singpassRoutes(deps),
  companyRoutes(deps),
  companyOwnershipRoutes(),
  companyChangeRoutes(deps),
  companyChangeReviewRoutes(deps),
  companyPersonRoutes(deps),
  companyPersonDeskRoutes(deps),
  corppassRoutes(deps),
  companyReviewRoutes(deps),
  investorClassRoutes(deps),
  investorClassReviewRoutes(deps),
  riskTestRoutes(deps),
  kycCaseRoutes(deps),
  sumsubRoutes(deps),
  sumsubDeskRoutes(deps),
  sumsubWebhookRoutes(deps),
]

/** Sign-in and accounts of operators, and actions that one operator takes alone. */
const ofOperators = (deps: Deps): readonly Noun[] => [
  operatorSignInRoutes(deps),
  firstOperatorRoutes(deps),
  operatorPasskeyRoutes(deps),
  operatorRoutes(deps),
  ownAccountRoutes(deps),
  stopRoutes(deps, restrictMarkets),
]

/** Products, from their issuer's application and offer to distributions. */
const ofProducts = (deps: Deps): readonly Noun[] => [
  productRoutes(deps),
  productManageRoutes(deps),
  ipfsRoutes(deps),
  ipfsManageRoutes(deps, approvalKinds(deps)),
  financingRoutes(deps),
  financingReviewRoutes(deps),
  subscriptionRoutes(deps),
  subscriptionAllotRoutes(),
  newCoinRoutes(deps),
  distributionRoutes(deps),
  distributionManageRoutes(deps),
]

/** Fiat deposits and withdrawals by bank. */
const ofBanks = (deps: Deps): readonly Noun[] => [
  fiatOrderRoutes(deps),
  bankAccountRoutes(deps),
  instructionRoutes(deps),
  issuerStatementRoutes(deps),
  payoutReviewRoutes(deps),
  payoutRoutes(deps),
  personalDataRoutes(deps),
  bankRoutes(deps),
  receivableRoutes(deps),
  receivableDeskRoutes(deps),
  adjustmentRoutes(deps),
  ledgerRoutes(),
  reconciliationRoutes(deps),
]

/** OTC trades between customers. */
const ofPrices = (deps: Deps): readonly Noun[] => [
  liabilityRoutes(deps),
  ratesRoutes(deps),
  feeRoutes(),
  ratesDeskRoutes(deps),
]

const fromPersonToPerson = (deps: Deps): readonly Noun[] => [
  blacklistRoutes(deps),
  paymentMethodRoutes(deps),
  otcAdRoutes(deps),
  otcAdReviewRoutes(),
  otcDealRoutes(deps),
  otcDealReviewRoutes(deps),
]

const takeTransfersOf =
  (trading: TradingCore): TakeTransfersCommand =>
  () =>
    trading.submit({ kind: 'take_transfers' })

/** Returns the outcomes of requests whose command continues after the transaction that stores their key. */
const lastOutcomes = (deps: Deps, trading: TradingCore): LastOutcomes => {
  const ofTransfer = lastOutcomeOfTransfer(deps, takeTransfersOf(trading))
  return { [transfers.create.path]: ofTransfer, [subAccounts.transfer.path]: ofTransfer }
}
