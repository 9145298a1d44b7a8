import { apiKeyRefusals } from './refusals/api-keys.ts'
import { uploadRefusals } from './refusals/uploads.ts'
import { operatorRefusals } from './refusals/operators.ts'
import { internalTransferRefusals } from './refusals/internal-transfers.ts'
import { kycRefusals } from './refusals/kyc.ts'
import { myinfoRefusals } from './refusals/myinfo.ts'
import { accountClosingRefusals } from './refusals/account-closings.ts'
import { accountRefusals } from './refusals/accounts.ts'
import { approvalRefusals } from './refusals/approvals.ts'
import { bankAccountRefusals } from './refusals/bank-accounts.ts'
import { blacklistRefusals } from './refusals/blacklist.ts'
import { otcRefusals } from './refusals/otc.ts'
import { passkeyRefusals } from './refusals/passkeys.ts'
import { kycHandoverRefusals } from './refusals/kyc-handovers.ts'
import { qrLoginRefusals } from './refusals/qr-logins.ts'
import { passwordResetRefusals } from './refusals/password-resets.ts'
import { captchaRefusals } from './refusals/captcha.ts'
import { cmsRefusals } from './refusals/cms.ts'
import { companyRefusals } from './refusals/companies.ts'
import { customerRefusals } from './refusals/customers.ts'
import { agentRefusals } from './refusals/agents.ts'
import { brokerRefusals } from './refusals/brokers.ts'
import { documentRefusals } from './refusals/documents.ts'
import { distributionRefusals } from './refusals/distributions.ts'
import { depositRefusals } from './refusals/deposits.ts'
import { eligibilityRefusals } from './refusals/eligibility.ts'
import { exitRefusals } from './refusals/exits.ts'
import { financingRefusals } from './refusals/financing.ts'
import { fiatOrderRefusals } from './refusals/fiat-orders.ts'
import { memberRefusals } from './refusals/members.ts'
import { signatureRefusals } from './refusals/signatures.ts'
import { freezeRefusals } from './refusals/freezes.ts'
import { investorClassRefusals } from './refusals/investor-classes.ts'
import { ledgerRefusals } from './refusals/ledger.ts'
import { platformRefusals } from './refusals/platform.ts'
import { paymentMethodRefusals } from './refusals/payment-methods.ts'
import { payoutRefusals } from './refusals/payouts.ts'
import { productRefusals } from './refusals/products.ts'
import { receivableRefusals } from './refusals/receivables.ts'
import { reconciliationRefusals } from './refusals/reconciliation.ts'
import type { RefusalEntry } from './refusals/refusal.ts'
import { riskTestRefusals } from './refusals/risk-tests.ts'
import { securityRefusals } from './refusals/security.ts'
import { sessionRefusals } from './refusals/sessions.ts'
import { smsRefusals } from './refusals/sms.ts'
import { stopRefusals } from './refusals/stops.ts'
import { sumsubRefusals } from './refusals/sumsub.ts'
import { subAccountRefusals } from './refusals/sub-accounts.ts'
import { tradingRefusals } from './refusals/trading.ts'
import { verificationRefusals } from './refusals/verification.ts'
import { webhookRefusals } from './refusals/webhooks.ts'
import { withdrawalRefusals } from './refusals/withdrawals.ts'

/** The one error catalogue: every code an answer may carry besides SUCCESS, each with its sentence in both languages. */
export const catalogue = {
  ...platformRefusals,
  ...ledgerRefusals,
  ...depositRefusals,
  ...withdrawalRefusals,
  ...webhookRefusals,
  ...receivableRefusals,
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
  ...payoutRefusals,
  ...exitRefusals,
  ...reconciliationRefusals,
  ...productRefusals,
  ...agentRefusals,
  ...brokerRefusals,
  ...distributionRefusals,
  ...cmsRefusals,
  ...apiKeyRefusals,
  ...freezeRefusals,
  ...accountClosingRefusals,
  ...blacklistRefusals,
  ...smsRefusals,
  ...subAccountRefusals,
} as const

export type RefusalCode = keyof typeof catalogue

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(catalogue, code)
export const refusalEntry = (code: RefusalCode): RefusalEntry => catalogue[code]
