import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { kycReviewKind } from '#identity/kyc/review.kind.ts'
import { kycRecallKind } from '#identity/kyc/recall.kind.ts'
import { companyReviewKind } from '#identity/companies/review.kind.ts'
import { investorClassKind } from '#identity/investor-classes/review.kind.ts'
import { investorRulesKind } from '#identity/investor-classes/rules.kind.ts'
import { companyChangeKind } from '#identity/company-changes/change.kind.ts'
import { financingCommitteeKind } from '#issuance/financing/committee.kind.ts'
import { financingTermsKind } from '#issuance/financing/terms.kind.ts'
import { withdrawalReviewKind } from '#payments/withdrawals/review.kind.ts'
import { withdrawalRecallKind } from '#payments/withdrawals/recall.kind.ts'
import { withdrawalAttemptKind } from '#payments/withdrawals/attempt.kind.ts'
import { payoutReviewKind } from '#payments/payouts/review.kind.ts'
import { payoutRecallKind } from '#payments/payouts/recall.kind.ts'
import { payoutUnsentKind } from '#payments/payouts/unsent.kind.ts'
import { paymentBeneficiaryKind } from '#payments/instructions/beneficiary.kind.ts'
import { paymentInstructionKind } from '#payments/instructions/instruction.kind.ts'
import { coinProceedsKind } from '#payments/instructions/coin-proceeds.kind.ts'
import { instructionRecallKind } from '#payments/instructions/recall.kind.ts'
import { instructionUnpaidKind } from '#payments/instructions/unpaid.kind.ts'
import { otcAppealKind } from '#desk/otc-deals/appeal.kind.ts'
import { depositReviewKind } from '#payments/deposits/review.kind.ts'
import { depositReversalKind } from '#payments/deposits/reversal.kind.ts'
import { fiatMatchKind } from '#payments/bank/match.kind.ts'
import { bankStatementKind } from '#payments/bank/statement.kind.ts'
import { bankClaimKind } from '#payments/bank/claim.kind.ts'
import { bankLineVoidKind } from '#payments/bank/void.kind.ts'
import { bankLineOutKind } from '#payments/bank/outgoing.kind.ts'
import { creditReversalKind } from '#payments/receivables/reversal.kind.ts'
import { balanceAdjustmentKind } from '#payments/receivables/adjustment.kind.ts'
import { receivableWriteOffKind } from '#payments/receivables/write-off.kind.ts'
import { receivableLiftKind } from '#payments/receivables/lift.kind.ts'
import { reconciliationDifferenceKind } from '#books/reconciliation/difference.kind.ts'
import { dailyReconciliationKind } from './books/reconciliation/daily.kind.ts'
import { reconciliationReversalKind } from '#books/reconciliation/reversal.kind.ts'
import { rateHeldKind } from '#books/rates/held-rate.kind.ts'
import { lostPaymentKind } from '#payments/restores/lost-payment.kind.ts'
import { lostPayoutKind } from '#payments/restores/lost-payout.kind.ts'
import { restoreEndKind } from '#payments/restores/end.kind.ts'
import { allotmentKind } from '#issuance/subscriptions/allotment.kind.ts'
import { offerCallOffKind } from '#issuance/subscriptions/call-off.kind.ts'
import { subscriptionRefundKind } from '#issuance/subscriptions/refund.kind.ts'
import { productPublishKind } from '#issuance/products/publish.kind.ts'
import { productValuationKind } from '#issuance/products/valuation.kind.ts'
import { productSupplementKind } from '#issuance/products/supplement.kind.ts'
import { documentPublishKind } from '#issuance/ipfs/publish.kind.ts'
import { distributionAnnounceKind } from '#issuance/distributions/announce.kind.ts'
import { distributionReleaseKind } from '#issuance/distributions/release.kind.ts'
import { distributionCancelKind } from '#issuance/distributions/cancel.kind.ts'
import { distributionClaimKind } from '#issuance/distributions/claim.kind.ts'
import { agentActivationKind } from '#partners/agents/activation.kind.ts'
import { partnerStatusKind } from '#partners/programmes/status.kind.ts'
import { rebateReleaseKind } from '#partners/agents/release.kind.ts'
import { invitationApplicationKind } from '#partners/invitations/application.kind.ts'
import { cmsTextKind } from '#office/cms/text.kind.ts'
import { abnormalOrderKind } from '#trading/orders/abnormal.kind.ts'
import { marketStateKind } from '#trading/markets/state.kind.ts'
import { marketHaltKind } from '#trading/markets/halt.kind.ts'
import { marketReferenceKind } from '#trading/markets/reference.kind.ts'
import { operatorAccessKind } from '#office/operators/access.kind.ts'
import { unfreezeKind } from '#access/freezes/unfreeze.kind.ts'
import { stopLiftKind } from '#access/stops/lift.kind.ts'
import { freezeShortenKind } from '#access/freezes/shorten.kind.ts'
import { settingKind } from '#office/settings/setting.kind.ts'
import { settingFileKind } from '#office/settings/setting-file.kind.ts'
import { siteAccessKind } from '#office/public-config/site-access.kind.ts'
import { sumsubRuleKind } from '#identity/sumsub/rule.kind.ts'
import { companyRuleKind } from '#identity/company-persons/rule.kind.ts'
import { factorResetKind } from '#access/security/factor-reset.kind.ts'
import { smsBudgetKind } from '#services/sms/budget.kind.ts'
import type { DecisionKind } from '#services/approvals/kind.ts'

/** Every kind of decision that needs two people, in the order of the console's filter. */
export const approvalKinds = [
  kycReviewKind,
  kycRecallKind,
  companyReviewKind,
  investorClassKind,
  investorRulesKind,
  companyChangeKind,
  financingCommitteeKind,
  financingTermsKind,
  withdrawalReviewKind,
  withdrawalRecallKind,
  withdrawalAttemptKind,
  payoutReviewKind,
  payoutRecallKind,
  payoutUnsentKind,
  paymentBeneficiaryKind,
  paymentInstructionKind,
  instructionRecallKind,
  instructionUnpaidKind,
  coinProceedsKind,
  otcAppealKind,
  depositReviewKind,
  depositReversalKind,
  fiatMatchKind,
  bankStatementKind,
  bankClaimKind,
  bankLineVoidKind,
  bankLineOutKind,
  creditReversalKind,
  receivableLiftKind,
  receivableWriteOffKind,
  balanceAdjustmentKind,
  reconciliationDifferenceKind,
  reconciliationReversalKind,
  dailyReconciliationKind,
  rateHeldKind,
  lostPaymentKind,
  lostPayoutKind,
  restoreEndKind,
  allotmentKind,
  offerCallOffKind,
  subscriptionRefundKind,
  productPublishKind,
  productValuationKind,
  productSupplementKind,
  documentPublishKind,
  distributionAnnounceKind,
  distributionReleaseKind,
  distributionCancelKind,
  distributionClaimKind,
  agentActivationKind,
  partnerStatusKind,
  rebateReleaseKind,
  invitationApplicationKind,
  cmsTextKind,
  abnormalOrderKind,
  marketStateKind,
  marketHaltKind,
  marketReferenceKind,
  operatorAccessKind,
  unfreezeKind,
  stopLiftKind,
  freezeShortenKind,
  siteAccessKind,
  settingKind,
  settingFileKind,
  sumsubRuleKind,
  companyRuleKind,
  factorResetKind,
  smsBudgetKind,
] as const
export type AnyApprovalKind = (typeof approvalKinds)[number]

export const approvalKindNames = approvalKinds.map(({ name }) => name)

const byName: ReadonlyMap<string, DecisionKind> = new Map(approvalKinds.map((kind) => [kind.name, kind] as const))

/** Returns the facts of the kind with this name. */
export function kindNamed(name: AnyApprovalKind['name']): DecisionKind {
  const kind = byName.get(name)
  assert(kind, `there is no kind of decision ${name}`)
  return kind
}

/** The kinds for which the console explains the effect of both decisions. */
export type ExplainedKind = Extract<AnyApprovalKind, { isExplained: true }>['name']
export const isExplained = (name: AnyApprovalKind['name']): name is ExplainedKind => kindNamed(name).isExplained
