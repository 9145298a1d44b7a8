import type { ApprovalKindName } from '@tessera/contract/approvals.ts'
import { companyReasons } from '@tessera/contract/company-reasons.ts'
import { depositReasons } from '@tessera/contract/deposit-reasons.ts'
import { fiatMatchReasons } from '@tessera/contract/fiat-match-reasons.ts'
import { declineWords } from '@tessera/contract/financing-words.ts'
import { invitationReasons } from '@tessera/contract/invitation-reasons.ts'
import { investorReasons } from '@tessera/contract/investor-reasons.ts'
import { kycReasons } from '@tessera/contract/kyc-reasons.ts'
import type { Locale } from '@tessera/contract/locale.ts'
import { payoutReasons } from '@tessera/contract/payout-reasons.ts'
import { withdrawalReasons } from '@tessera/contract/withdrawal-reasons.ts'

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
