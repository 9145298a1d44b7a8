import type { Deps } from '#platform/http/deps.ts'
import type { Kinds } from '#services/approvals/kind.ts'
import { kycReview } from '#identity/kyc/review.kind.ts'
import { kycRecall } from '#identity/kyc/recall.kind.ts'
import { companyReview } from '#identity/companies/review.kind.ts'
import { investorClass } from '#identity/investor-classes/review.kind.ts'
import { investorRuleChange } from '#identity/investor-classes/rules.kind.ts'
import { companyChange } from '#identity/company-changes/change.kind.ts'
import { financingCommittee } from '#issuance/financing/committee.kind.ts'
import { financingTerms } from '#issuance/financing/terms.kind.ts'
import { withdrawalReview } from '#payments/withdrawals/review.kind.ts'
import { withdrawalRecall } from '#payments/withdrawals/recall.kind.ts'
import { withdrawalAttempt } from '#payments/withdrawals/attempt.kind.ts'
import { payoutReview } from '#payments/payouts/review.kind.ts'
import { payoutRecall } from '#payments/payouts/recall.kind.ts'
import { paymentBeneficiary } from '#payments/instructions/beneficiary.kind.ts'
import { paymentInstruction } from '#payments/instructions/instruction.kind.ts'
import { coinProceeds } from '#payments/instructions/coin-proceeds.kind.ts'
import { instructionRecall } from '#payments/instructions/recall.kind.ts'
import { instructionUnpaid } from '#payments/instructions/unpaid.kind.ts'
import { payoutUnsent } from '#payments/payouts/unsent.kind.ts'
import { otcAppeal } from '#desk/otc-deals/appeal.kind.ts'
import { depositReview } from '#payments/deposits/review.kind.ts'
import { depositReversal } from '#payments/deposits/reversal.kind.ts'
import { distributionFunding } from '#issuance/distributions/fund-distribution.ts'
import { fiatMatch } from '#payments/bank/match.kind.ts'
import { bankStatement } from '#payments/bank/statement.kind.ts'
import { bankClaim } from '#payments/bank/claim.kind.ts'
import { bankLineVoid } from '#payments/bank/void.kind.ts'
import { bankLineOut } from '#payments/bank/outgoing.kind.ts'
import { creditReversal } from '#payments/receivables/reversal.kind.ts'
import { balanceAdjustment } from '#payments/receivables/adjustment.kind.ts'
import { receivableWriteOff } from '#payments/receivables/write-off.kind.ts'
import { receivableLift } from '#payments/receivables/lift.kind.ts'
import { reconciliationDifference } from '#books/reconciliation/difference.kind.ts'
import { reconciliationReversal } from '#books/reconciliation/reversal.kind.ts'
import { dailyReconciliation } from '#books/reconciliation/daily.kind.ts'
import { rateHeld } from '#books/rates/held-rate.kind.ts'
import { lostPayment } from '#payments/restores/lost-payment.kind.ts'
import { lostPayout } from '#payments/restores/lost-payout.kind.ts'
import { sumOf, worthOf } from '#payments/withdrawals/worth-of.sql.ts'
import { restoreEnd } from '#payments/restores/end.kind.ts'
import { allotment } from '#issuance/subscriptions/allotment.kind.ts'
import { offerCallOff } from '#issuance/subscriptions/call-off.kind.ts'
import { subscriptionRefund } from '#issuance/subscriptions/refund.kind.ts'
import { productPublish } from '#issuance/products/publish.kind.ts'
import { productValuation } from '#issuance/products/valuation.kind.ts'
import { productSupplement } from '#issuance/products/supplement.kind.ts'
import { documentPublish } from '#issuance/ipfs/publish.kind.ts'
import { distributionAnnounce } from '#issuance/distributions/announce.kind.ts'
import { distributionRelease } from '#issuance/distributions/release.kind.ts'
import { distributionCancel } from '#issuance/distributions/cancel.kind.ts'
import { distributionClaim } from '#issuance/distributions/claim.kind.ts'
import { agentActivation } from '#partners/agents/activation.kind.ts'
import { partnerStatus } from '#partners/programmes/status.kind.ts'
import { rebateRelease } from '#partners/agents/release.kind.ts'
import { invitationApplication } from '#partners/invitations/application.kind.ts'
import { cmsText } from '#office/cms/text.kind.ts'
import { abnormalOrder } from '#trading/orders/abnormal.kind.ts'
import { marketState } from '#trading/markets/state.kind.ts'
import { marketHalt } from '#trading/markets/halt.kind.ts'
import { marketReference } from '#trading/markets/reference.kind.ts'
import { operatorAccess } from '#office/operators/access.kind.ts'
import { unfreeze } from '#access/freezes/unfreeze.kind.ts'
import { stopLift } from '#access/stops/lift.kind.ts'
import { freezeShorten } from '#access/freezes/shorten.kind.ts'
import { subjectRules } from './subject-rules.ts'
import { settingChange } from '#office/settings/setting.kind.ts'
import { settingFileChange } from '#office/settings/setting-file.kind.ts'
import { siteAccess } from '#office/public-config/site-access.kind.ts'
import { sumsubRule } from '#identity/sumsub/rule.kind.ts'
import { companyRule } from '#identity/company-persons/rule.kind.ts'
import { factorReset } from '#access/security/factor-reset.kind.ts'
import { smsBudget } from '#services/sms/budget.kind.ts'

/** Kinds that need nothing but the transaction. */
const withoutDeps = {
  kyc_review: kycReview,
  kyc_recall: kycRecall,
  company_review: companyReview,
  investor_class: investorClass,
  investor_rules: investorRuleChange,
  financing_committee: financingCommittee,
  withdrawal_recall: withdrawalRecall,
  payout_review: payoutReview,
  payout_recall: payoutRecall,
  payout_unsent: payoutUnsent,
  payment_beneficiary: paymentBeneficiary,
  instruction_recall: instructionRecall,
  instruction_unpaid: instructionUnpaid,
  coin_proceeds: coinProceeds,
  otc_appeal: otcAppeal,
  deposit_review: depositReview,
  deposit_reversal: depositReversal,
  fiat_match: fiatMatch(distributionFunding),
  bank_statement: bankStatement,
  bank_line_void: bankLineVoid,
  receivable_lift: receivableLift,
  daily_reconciliation: dailyReconciliation,
  rate_held: rateHeld,
  lost_payout: lostPayout,
  restore_end: restoreEnd,
  subscription_refund: subscriptionRefund,
  product_publish: productPublish,
  product_valuation: productValuation,
  distribution_announce: distributionAnnounce,
  distribution_release: distributionRelease,
  distribution_cancel: distributionCancel,
  distribution_claim: distributionClaim,
  agent_activation: agentActivation,
  agent_standing: partnerStatus,
  rebate_release: rebateRelease,
  cms_text: cmsText,
  abnormal_order: abnormalOrder,
  market_state: marketState,
  market_halt: marketHalt,
  market_reference: marketReference,
  customer_standing: unfreeze,
  stop_lift: stopLift,
  freeze_shorten: freezeShorten,
  site_access: siteAccess,
  sumsub_rule: sumsubRule,
  company_rule: companyRule,
  factor_reset: factorReset,
  sms_budget: smsBudget,
}

/** Every kind of decision that needs two people. A missing one does not compile. */
export const approvalKinds = (deps: Deps): Kinds => ({
  ...withoutDeps,
  company_change: companyChange(deps),
  financing_terms: financingTerms(deps),
  withdrawal_review: withdrawalReview(deps),
  withdrawal_attempt: withdrawalAttempt(deps),
  bank_claim: bankClaim(deps),
  bank_line_out: bankLineOut(deps),
  receivable_write_off: receivableWriteOff(deps),
  balance_adjustment: balanceAdjustment(deps),
  payment_instruction: paymentInstruction(deps),
  credit_reversal: creditReversal(deps),
  reconciliation_difference: reconciliationDifference(deps),
  reconciliation_reversal: reconciliationReversal(deps),
  lost_payment: lostPayment(deps),
  allotment: allotment(deps),
  offer_call_off: offerCallOff(deps),
  product_supplement: productSupplement(deps),
  document_publish: documentPublish(deps),
  invitation_application: invitationApplication(deps),
  operator_access: operatorAccess(deps),
  setting: settingChange(subjectRules(deps), deps),
  setting_file: settingFileChange(subjectRules(deps)),
  worthOf,
  sumOf,
})
