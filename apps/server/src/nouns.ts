import { subAccounts } from '@tessera/contract/sub-accounts.ts'
import { transfers } from '@tessera/contract/transfers.ts'
import { apiKeyRoutes } from './api-keys/routes.ts'
import { accountClosingRoutes } from './account-closings/routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { blacklistRoutes } from './blacklist/routes.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { qrLoginRoutes } from './qr-logins/routes.ts'
import { passwordResetRoutes } from './password-resets/routes.ts'
import { agentManageRoutes } from './agents/manage-routes.ts'
import { agentRoutes } from './agents/routes.ts'
import { brokerRoutes } from './brokers/routes.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { bankAccountRoutes } from './bank-accounts/routes.ts'
import { bankRoutes } from './bank/routes.ts'
import { receivableDeskRoutes, receivableRoutes } from './receivables/routes.ts'
import { reconciliationRoutes } from './reconciliation/routes.ts'
import { distributionManageRoutes } from './distributions/manage-routes.ts'
import { distributionRoutes } from './distributions/routes.ts'
import { exitRoutes } from './exits/routes.ts'
import { financingReviewRoutes } from './financing/review-routes.ts'
import { financingRoutes } from './financing/routes.ts'
import { eligibilityRoutes } from './eligibility/routes.ts'
import { fiatOrderRoutes } from './fiat-orders/routes.ts'
import { productManageRoutes } from './products/manage-routes.ts'
import { memberRoutes } from './members/routes.ts'
import { otcAdReviewRoutes } from './otc-ads/review-routes.ts'
import { otcAdRoutes } from './otc-ads/routes.ts'
import { otcDealReviewRoutes } from './otc-deals/review-routes.ts'
import { otcDealRoutes } from './otc-deals/routes.ts'
import { paymentMethodRoutes } from './payment-methods/routes.ts'
import { payoutReviewRoutes, payoutRoutes } from './payouts/routes.ts'
import { personalDataRoutes } from './personal-data/routes.ts'
import { productRoutes } from './products/routes.ts'
import { newCoinRoutes } from './new-coins/routes.ts'
import { liabilityRoutes } from './liabilities/routes.ts'
import { internalTransferRoutes } from './internal-transfers/routes.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { ratesDeskRoutes } from './rates/desk-routes.ts'
import { riskTestRoutes } from './risk-tests/routes.ts'
import { ratesRoutes } from './rates/routes.ts'
import { stopRoutes } from './stops/routes.ts'
import { subscriptionAllotRoutes } from './subscriptions/allot-routes.ts'
import { subscriptionRoutes } from './subscriptions/routes.ts'
import { companyReviewRoutes } from './companies/review-routes.ts'
import { companyOwnershipRoutes, companyRoutes } from './companies/routes.ts'
import { corppassRoutes } from './corppass/routes.ts'
import { investorClassReviewRoutes } from './investor-classes/review-routes.ts'
import { investorClassRoutes } from './investor-classes/routes.ts'
import { kycCaseRoutes, kycRoutes } from './kyc/routes.ts'
import { companyPersonDeskRoutes, companyPersonRoutes } from './company-persons/routes.ts'
import { companyChangeReviewRoutes, companyChangeRoutes } from './company-changes/routes.ts'
import { kycHandoverRoutes } from './kyc-handovers/routes.ts'
import { sumsubDeskRoutes, sumsubRoutes } from './sumsub/routes.ts'
import { sumsubWebhookRoutes } from './sumsub/serve-webhook.ts'
import { ownAccountRoutes } from './operators/own-accounts.ts'
import { operatorPasskeyRoutes, operatorRoutes, operatorSignInRoutes } from './operators/routes.ts'
import { staffUploadRoutes, uploadRoutes } from './uploads/routes.ts'
import { marketDeskRoutes } from './markets/desk-routes.ts'
import { marketRoutes } from './markets/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { depositRoutes } from './deposits/routes.ts'
import { cmsManageRoutes } from './cms/manage-routes.ts'
import { cmsRoutes } from './cms/routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { customerSettingRoutes } from './customers/settings-routes.ts'
import { customerSearchRoutes } from './customers/search-routes.ts'
import { freezeRoutes } from './freezes/routes.ts'
import { ipfsManageRoutes, ipfsRoutes } from './ipfs/routes.ts'
import { idempotencyRoutes, type LastOutcomes } from './idempotency/routes.ts'
import { messageRoutes } from './messages/routes.ts'
import { siteSettingRoutes } from './public-config/settings-routes.ts'
import { publicConfigRoutes } from './public-config/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { securityRoutes } from './security/routes.ts'
import { securityDeskRoutes } from './security/desk-routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { singpassRoutes } from './singpass/routes.ts'
import { signatureRoutes } from './signatures/routes.ts'
import { smsDeskRoutes } from './sms/desk-routes.ts'
import { smsRoutes } from './sms/routes.ts'
import { verificationRoutes } from './verification/routes.ts'
import type { Deps } from './platform/deps.ts'
import type { Noun } from './platform/http/serve.ts'
import { tradeRoutes } from './trades/routes.ts'
import { subAccountRoutes } from './sub-accounts/routes.ts'
import type { Nudge } from './transfers/end-transfer.ts'
import { lastOutcomeOfTransfer } from './transfers/last-outcome.ts'
import { transferRoutes } from './transfers/routes.ts'
import { configuredChain } from './providers/configured-chain.ts'
import type { TradingCore } from './trading/core.ts'
import {
  testTransferRoutes,
  withdrawalMailRoutes,
  withdrawalReviewRoutes,
  withdrawalRoutes,
} from './withdrawals/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

/** Every noun that the API serves: one line each. */
export const nouns = (deps: Deps, trading: TradingCore): readonly Noun[] => [
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
  idempotencyRoutes(lastOutcomes(deps, trading)),
  customerRoutes(deps),
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
  transferRoutes(deps, nudgeOf(trading)),
  subAccountRoutes(deps, nudgeOf(trading)),
  internalTransferRoutes(deps),
  withdrawalReviewRoutes(deps, configuredChain(deps.config)),
  withdrawalRoutes(deps, configuredChain(deps.config)),
  withdrawalMailRoutes(deps),
  testTransferRoutes(deps, configuredChain(deps.config)),
  uploadRoutes(deps),
  staffUploadRoutes(deps),
  ...ofIdentity(deps),
  approvalRoutes(deps),
  ...ofOperators(deps),
  customerSearchRoutes(),
  eligibilityRoutes(),
  securityDeskRoutes(),
  siteSettingRoutes(deps),
  customerSettingRoutes(deps),
  searchRoutes(),
  auditRoutes(deps),
  apiKeyRoutes(deps),
  webhookRoutes(deps),
  accountRoutes(),
  liabilityRoutes(deps),
  ratesRoutes(deps),
  ratesDeskRoutes(deps),
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

/** How operators sign in, who they are, and what one of them does alone. */
const ofOperators = (deps: Deps): readonly Noun[] => [
  operatorSignInRoutes(deps),
  operatorPasskeyRoutes(deps),
  operatorRoutes(deps),
  ownAccountRoutes(deps),
  stopRoutes(deps),
]

/** Products from their issuer's application and their offer to what they give their holders. */
const ofProducts = (deps: Deps): readonly Noun[] => [
  productRoutes(deps),
  productManageRoutes(deps),
  ipfsRoutes(deps),
  ipfsManageRoutes(deps),
  financingRoutes(deps),
  financingReviewRoutes(deps),
  subscriptionRoutes(deps),
  subscriptionAllotRoutes(),
  newCoinRoutes(deps),
  distributionRoutes(deps),
  distributionManageRoutes(deps),
]

/** Fiat money that banks move, in and out. */
const ofBanks = (deps: Deps): readonly Noun[] => [
  fiatOrderRoutes(deps),
  bankAccountRoutes(deps),
  payoutReviewRoutes(deps),
  payoutRoutes(deps),
  personalDataRoutes(deps),
  bankRoutes(deps),
  receivableRoutes(deps),
  receivableDeskRoutes(deps),
  reconciliationRoutes(deps),
]

/** The desk where customers trade with each other. */
const fromPersonToPerson = (deps: Deps): readonly Noun[] => [
  blacklistRoutes(deps),
  paymentMethodRoutes(deps),
  otcAdRoutes(deps),
  otcAdReviewRoutes(),
  otcDealRoutes(deps),
  otcDealReviewRoutes(deps),
]

const nudgeOf =
  (trading: TradingCore): Nudge =>
  () =>
    trading.submit({ kind: 'take_transfers' })

/** Rows whose command goes on after the transaction of its key. */
const lastOutcomes = (deps: Deps, trading: TradingCore): LastOutcomes => {
  const ofTransfer = lastOutcomeOfTransfer(deps, nudgeOf(trading))
  return { [transfers.create.path]: ofTransfer, [subAccounts.transfer.path]: ofTransfer }
}
