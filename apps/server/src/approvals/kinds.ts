import type { ApprovalKindName } from '@tessera/contract/approvals.ts'
import { agentActivation } from '../agents/activation.kind.ts'
import { rebateRelease } from '../agents/release.kind.ts'
import { agentStanding } from '../agents/standing.kind.ts'
import { bankClaim } from '../bank/claim.kind.ts'
import { fiatMatch } from '../bank/match.kind.ts'
import { bankLineOut } from '../bank/outgoing.kind.ts'
import { bankStatement } from '../bank/statement.kind.ts'
import { bankLineVoid } from '../bank/void.kind.ts'
import { reconciliationDifference } from '../reconciliation/difference.kind.ts'
import { rateHeld } from '../rates/held.kind.ts'
import { reconciliationReversal } from '../reconciliation/reversal.kind.ts'
import { productPublish } from '../products/publish.kind.ts'
import { productSupplement } from '../products/supplement.kind.ts'
import { marketReference } from '../markets/reference.kind.ts'
import { productValuation } from '../products/valuation.kind.ts'
import { depositReversal } from '../deposits/reversal.kind.ts'
import { depositReview } from '../deposits/review.kind.ts'
import { allotment } from '../subscriptions/allotment.kind.ts'
import { offerCallOff } from '../subscriptions/call-off.kind.ts'
import { subscriptionRefund } from '../subscriptions/refund.kind.ts'
import { distributionAnnounce } from '../distributions/announce.kind.ts'
import { distributionCancel } from '../distributions/cancel.kind.ts'
import { distributionClaim } from '../distributions/claim.kind.ts'
import { distributionRelease } from '../distributions/release.kind.ts'
import { cmsText } from '../cms/text.kind.ts'
import { freezeShorten } from '../freezes/shorten.kind.ts'
import { customerStanding } from '../freezes/standing.kind.ts'
import { companyRule } from '../company-persons/rule.kind.ts'
import { companyChange } from '../company-changes/change.kind.ts'
import { companyReview } from '../companies/review.kind.ts'
import { financingCommittee } from '../financing/committee.kind.ts'
import { financingTerms } from '../financing/terms.kind.ts'
import { investorClass } from '../investor-classes/review.kind.ts'
import { investorRuleChange } from '../investor-classes/rules.kind.ts'
import { documentPublish } from '../ipfs/publish.kind.ts'
import { invitationApplication } from '../invitations/application.kind.ts'
import { kycRecall } from '../kyc/recall.kind.ts'
import { kycReview } from '../kyc/review.kind.ts'
import { marketHalt } from '../markets/halt.kind.ts'
import { marketState } from '../markets/state.kind.ts'
import { abnormalOrder } from '../orders/abnormal.kind.ts'
import { operatorAccess } from '../operators/access.kind.ts'
import type { Deps } from '../platform/deps.ts'
import { siteDoors } from '../public-config/doors.kind.ts'
import { otcAppeal } from '../otc-deals/appeal.kind.ts'
import { payoutRecall } from '../payouts/recall.kind.ts'
import { payoutReview } from '../payouts/review.kind.ts'
import { payoutUnsent } from '../payouts/unsent.kind.ts'
import { receivableLift } from '../receivables/lift.kind.ts'
import { creditReversal } from '../receivables/reversal.kind.ts'
import { restoreEnd } from '../restores/end.kind.ts'
import { lostPayment } from '../restores/lost-payment.kind.ts'
import { lostPayout } from '../restores/lost-payout.kind.ts'
import { factorReset } from '../security/factor-reset.kind.ts'
import { stopLift } from '../stops/lift.kind.ts'
import { smsBudget } from '../sms/budget.kind.ts'
import { sumsubRule } from '../sumsub/rule.kind.ts'
import { withdrawalAttempt } from '../withdrawals/attempt.kind.ts'
import { withdrawalRecall } from '../withdrawals/recall.kind.ts'
import { withdrawalReview } from '../withdrawals/review.kind.ts'
import type { ApprovalKind } from './kind.ts'

export type Kinds = { readonly [K in ApprovalKindName]?: ApprovalKind }

/** Rules of the exchange that two people change. */
const settingKinds = {
  site_doors: siteDoors,
  sumsub_rule: sumsubRule,
  company_rule: companyRule,
  sms_budget: smsBudget,
} satisfies Kinds

/** Every sort of decision that needs two people: one line each. */
export const kinds = (deps: Deps): Kinds => ({
  kyc_review: kycReview,
  kyc_recall: kycRecall,
  company_review: companyReview,
  investor_class: investorClass,
  investor_rules: investorRuleChange,
  company_change: companyChange(deps),
  financing_committee: financingCommittee,
  financing_terms: financingTerms(deps),
  fiat_match: fiatMatch,
  bank_statement: bankStatement,
  bank_claim: bankClaim(deps),
  bank_line_void: bankLineVoid,
  bank_line_out: bankLineOut,
  credit_reversal: creditReversal(deps),
  receivable_lift: receivableLift,
  reconciliation_difference: reconciliationDifference(deps),
  reconciliation_reversal: reconciliationReversal(deps),
  rate_held: rateHeld,
  lost_payment: lostPayment(deps),
  lost_payout: lostPayout,
  restore_end: restoreEnd,
  allotment: allotment(deps),
  offer_call_off: offerCallOff(deps),
  subscription_refund: subscriptionRefund,
  product_publish: productPublish,
  product_valuation: productValuation,
  market_reference: marketReference,
  product_supplement: productSupplement(deps),
  document_publish: documentPublish(deps),
  distribution_announce: distributionAnnounce,
  distribution_release: distributionRelease,
  distribution_cancel: distributionCancel,
  distribution_claim: distributionClaim,
  agent_activation: agentActivation(deps),
  agent_standing: agentStanding,
  rebate_release: rebateRelease,
  invitation_application: invitationApplication(deps),
  cms_text: cmsText,
  withdrawal_review: withdrawalReview,
  withdrawal_recall: withdrawalRecall,
  withdrawal_attempt: withdrawalAttempt(deps),
  payout_review: payoutReview,
  payout_recall: payoutRecall,
  payout_unsent: payoutUnsent,
  otc_appeal: otcAppeal,
  deposit_review: depositReview,
  deposit_reversal: depositReversal,
  abnormal_order: abnormalOrder,
  market_state: marketState,
  market_halt: marketHalt,
  operator_access: operatorAccess(deps),
  customer_standing: customerStanding,
  stop_lift: stopLift,
  freeze_shorten: freezeShorten,
  factor_reset: factorReset,
  ...settingKinds,
})
