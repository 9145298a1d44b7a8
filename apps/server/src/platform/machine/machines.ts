import { edgesOf, type Machine } from '@tessera/domain/platform/machine/machine.ts'
import { agentMachine, rebateRunMachine } from '@tessera/domain/partners/agents/machine.ts'
import { approvalMachine } from '@tessera/domain/services/approvals/machine.ts'
import { cmsMachine } from '@tessera/domain/office/cms/machine.ts'
import { companyChangeMachine } from '@tessera/domain/identity/companies/changes.ts'
import { companyMachine } from '@tessera/domain/identity/companies/machine.ts'
import { customerMachine } from '@tessera/domain/access/customers/machine.ts'
import { depositMachine } from '@tessera/domain/payments/deposits/machine.ts'
import { distributionMachine, holderMachine } from '@tessera/domain/issuance/distributions/machine.ts'
import { financingMachine } from '@tessera/domain/issuance/financing/machine.ts'
import { bankLineMachine, fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { statementMachine } from '@tessera/domain/payments/fiat-orders/statement-file.ts'
import { kycMachine } from '@tessera/domain/identity/kyc/machine.ts'
import { invitationApplicationMachine } from '@tessera/domain/partners/invitations/application.ts'
import { investorMachine } from '@tessera/domain/identity/investor-classes/machine.ts'
import { marketMachine } from '@tessera/domain/trading/markets/market.ts'
import { operatorMachine } from '@tessera/domain/office/operators/machine.ts'
import { orderMachine } from '@tessera/domain/trading/orders/status.ts'
import { adMachine } from '@tessera/domain/desk/otc-ads/machine.ts'
import { appealMachine, dealMachine } from '@tessera/domain/desk/otc-deals/machine.ts'
import { beneficiaryMachine, instructionMachine } from '@tessera/domain/payments/instructions/machine.ts'
import { payoutMachine } from '@tessera/domain/payments/payouts/machine.ts'
import { productMachine } from '@tessera/domain/issuance/products/machine.ts'
import { signatureMachine } from '@tessera/domain/profile/members/signatures/machine.ts'
import { subscriptionMachine } from '@tessera/domain/issuance/subscriptions/machine.ts'
import { sumsubMachine } from '@tessera/domain/identity/sumsub/machine.ts'
import { transferMachine } from '@tessera/domain/profile/transfers/transfer.ts'
import { withdrawalMachine } from '@tessera/domain/payments/withdrawals/machine.ts'

/** All machines that write `transition` rows, by entity name. `legal_edge` is written from them. */
const all: Readonly<Record<string, Machine>> = {
  agent: agentMachine,
  approval_request: approvalMachine,
  bank_line: bankLineMachine,
  bank_statement: statementMachine,
  cms_version: cmsMachine,
  company_application: companyMachine,
  company_change: companyChangeMachine,
  customer: customerMachine,
  deposit: depositMachine,
  distribution: distributionMachine,
  distribution_holder: holderMachine,
  financing_application: financingMachine,
  fiat_order: fiatOrderMachine,
  invitation_application: invitationApplicationMachine,
  investor_application: investorMachine,
  kyc_case: kycMachine,
  market: marketMachine,
  operator: operatorMachine,
  otc_ad: adMachine,
  otc_appeal: appealMachine,
  otc_deal: dealMachine,
  // Orders of the order book. The audit views use this name.
  otc_order: orderMachine,
  payment_beneficiary: beneficiaryMachine,
  payment_instruction: instructionMachine,
  payout: payoutMachine,
  product: productMachine,
  signature_act: signatureMachine,
  rebate_run: rebateRunMachine,
  subscription: subscriptionMachine,
  sumsub_applicant: sumsubMachine,
  transfer: transferMachine,
  withdrawal: withdrawalMachine,
}

export const machines = (): { entity: string; from: string | null; to: string }[] =>
  Object.entries(all).flatMap(([entity, machine]) => edgesOf(machine).map((edge) => ({ entity, ...edge })))
