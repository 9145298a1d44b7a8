import { apiKeyRefusals } from './access/api-keys/api-keys.refusals.ts'
import { uploadRefusals } from './services/uploads/uploads.refusals.ts'
import { operatorRefusals } from './office/operators/operators.refusals.ts'
import { internalTransferRefusals } from './payments/internal-transfers/internal-transfers.refusals.ts'
import { kycRefusals } from './identity/kyc/kyc.refusals.ts'
import { myinfoRefusals } from './identity/singpass/singpass.refusals.ts'
import { accountClosingRefusals } from './profile/account-closings/account-closings.refusals.ts'
import { accountRefusals } from './profile/accounts/accounts.refusals.ts'
import { approvalRefusals } from './services/approvals/approvals.refusals.ts'
import { bankAccountRefusals } from './payments/bank-accounts/bank-accounts.refusals.ts'
import { priceAlertRefusals } from './trading/price-alerts/price-alerts.refusals.ts'
import { blacklistRefusals } from './profile/blacklist/blacklist.refusals.ts'
import { otcRefusals } from './desk/otc-deals/otc-deals.refusals.ts'
import { passkeyRefusals } from './access/passkeys/passkeys.refusals.ts'
import { kycHandoverRefusals } from './identity/kyc-handovers/kyc-handovers.refusals.ts'
import { qrLoginRefusals } from './access/qr-logins/qr-logins.refusals.ts'
import { passwordResetRefusals } from './access/password-resets/password-resets.refusals.ts'
import { captchaRefusals } from './services/captcha/captcha.refusals.ts'
import { cmsRefusals } from './office/cms/cms.refusals.ts'
import { settingFileRefusals } from './office/settings/setting-file.refusals.ts'
import { settingRefusals } from './platform/settings/settings.refusals.ts'
import { companyRefusals } from './identity/companies/companies.refusals.ts'
import { customerRefusals } from './access/customers/customers.refusals.ts'
import { agentRefusals } from './partners/agents/agents.refusals.ts'
import { brokerRefusals } from './partners/brokers/brokers.refusals.ts'
import { documentRefusals } from './issuance/ipfs/ipfs.refusals.ts'
import { distributionRefusals } from './issuance/distributions/distributions.refusals.ts'
import { depositRefusals } from './payments/deposits/deposits.refusals.ts'
import { eligibilityRefusals } from './identity/eligibility/eligibility.refusals.ts'
import { exitRefusals } from './payments/exits/exits.refusals.ts'
import { financingRefusals } from './issuance/financing/financing.refusals.ts'
import { fiatOrderRefusals } from './payments/fiat-orders/fiat-orders.refusals.ts'
import { memberRefusals } from './profile/members/members.refusals.ts'
import { signatureRefusals } from './profile/members/signatures.refusals.ts'
import { freezeRefusals } from './access/freezes/freezes.refusals.ts'
import { investorClassRefusals } from './identity/investor-classes/investor-classes.refusals.ts'
import { ledgerRefusals } from './books/ledger/ledger.refusals.ts'
import { platformRefusals } from './platform/http/platform.refusals.ts'
import { paymentMethodRefusals } from './desk/payment-methods/payment-methods.refusals.ts'
import { instructionRefusals } from './payments/instructions/instructions.refusals.ts'
import { payoutRefusals } from './payments/payouts/payouts.refusals.ts'
import { productRefusals } from './issuance/products/products.refusals.ts'
import { adjustmentRefusals } from './payments/receivables/adjustments.refusals.ts'
import { receivableRefusals } from './payments/receivables/receivables.refusals.ts'
import { reconciliationRefusals } from './books/reconciliation/reconciliation.refusals.ts'
import type { RefusalEntry } from './platform/http/refusal.ts'
import { riskTestRefusals } from './identity/risk-tests/risk-tests.refusals.ts'
import { securityRefusals } from './access/security/security.refusals.ts'
import { sessionRefusals } from './access/sessions/sessions.refusals.ts'
import { smsRefusals } from './services/sms/sms.refusals.ts'
import { stopRefusals } from './access/stops/stops.refusals.ts'
import { sumsubRefusals } from './identity/sumsub/sumsub.refusals.ts'
import { subAccountRefusals } from './profile/sub-accounts/sub-accounts.refusals.ts'
import { tradingRefusals } from './trading/orders/orders.refusals.ts'
import { verificationRefusals } from './access/verification/verification.refusals.ts'
import { webhookRefusals } from './profile/webhooks/webhooks.refusals.ts'
import { withdrawalRefusals } from './payments/withdrawals/withdrawals.refusals.ts'

/**
 * The only error catalogue: every code that a response can have except SUCCESS, with its sentence in both languages.
 */
export const catalogue = {
  ...platformRefusals,
  ...ledgerRefusals,
  ...depositRefusals,
  ...withdrawalRefusals,
  ...webhookRefusals,
  ...receivableRefusals,
  ...adjustmentRefusals,
  ...internalTransferRefusals,
  ...memberRefusals,
  ...signatureRefusals,
  ...bankAccountRefusals,
  ...paymentMethodRefusals,
  ...otcRefusals,
  ...tradingRefusals,
  ...eligibilityRefusals,
  ...investorClassRefusals,
  ...riskTestRefusals,
  ...customerRefusals,
  ...securityRefusals,
  ...sessionRefusals,
  ...captchaRefusals,
  ...passwordResetRefusals,
  ...passkeyRefusals,
  ...qrLoginRefusals,
  ...kycHandoverRefusals,
  ...verificationRefusals,
  ...approvalRefusals,
  ...stopRefusals,
  ...documentRefusals,
  ...kycRefusals,
  ...sumsubRefusals,
  ...myinfoRefusals,
  ...companyRefusals,
  ...financingRefusals,
  ...operatorRefusals,
  ...uploadRefusals,
  ...accountRefusals,
  ...fiatOrderRefusals,
  ...instructionRefusals,
  ...payoutRefusals,
  ...exitRefusals,
  ...reconciliationRefusals,
  ...productRefusals,
  ...agentRefusals,
  ...brokerRefusals,
  ...distributionRefusals,
  ...cmsRefusals,
  ...settingRefusals,
  ...settingFileRefusals,
  ...apiKeyRefusals,
  ...freezeRefusals,
  ...accountClosingRefusals,
  ...blacklistRefusals,
  ...priceAlertRefusals,
  ...smsRefusals,
  ...subAccountRefusals,
} as const

export type RefusalCode = keyof typeof catalogue

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(catalogue, code)
export const refusalEntry = (code: RefusalCode): RefusalEntry => catalogue[code]
