import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { companyReasons } from '@tessera/contract/identity/companies/company-reasons.ts'
import { depositReasons } from '@tessera/contract/payments/deposits/deposit-reasons.ts'
import { fiatMatchReasons } from '@tessera/contract/payments/bank/fiat-match-reasons.ts'
import { declineWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import { invitationReasons } from '@tessera/contract/partners/invitations/invitation-reasons.ts'
import { investorReasons } from '@tessera/contract/identity/investor-classes/investor-reasons.ts'
import { kycReasons } from '@tessera/contract/identity/kyc/kyc-reasons.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { payoutReasons } from '@tessera/contract/payments/payouts/payout-reasons.ts'
import { withdrawalReasons } from '@tessera/contract/payments/withdrawals/withdrawal-reasons.ts'

type Reasons = Readonly<Record<string, { readonly en_US: string; readonly zh_CN: string }>>

/** The reasons of which a refusal must name one, as the customer will read it. */
const reasonsOf: Partial<Record<ApprovalKindName, Reasons>> = {
  company_review: companyReasons,
  investor_class: investorReasons,
  invitation_application: invitationReasons,
  company_change: companyReasons,
  deposit_review: depositReasons,
  financing_committee: declineWords,
  fiat_match: fiatMatchReasons,
  kyc_recall: kycReasons,
  kyc_review: kycReasons,
  payout_recall: payoutReasons,
  payout_review: payoutReasons,
  withdrawal_recall: withdrawalReasons,
  withdrawal_attempt: withdrawalReasons,
  withdrawal_review: withdrawalReasons,
}

export type Choice = { readonly code: string; readonly value: string }
/** What the customer reads of a code; one that has no words any more stays as it is. */
export const reasonText = (kind: ApprovalKindName, code: string, locale: Locale): string =>
  reasonsOf[kind]?.[code]?.[locale] ?? code
export const reasonChoices = (kind: ApprovalKindName, locale: Locale): Choice[] =>
  Object.entries(reasonsOf[kind] ?? {}).map(([code, words]) => ({ code, value: words[locale] }))
