import { useQuery } from '@tanstack/react-query'
import { outcomesOf } from '@tessera/domain/desk/otc-deals/machine.ts'
import { useState } from 'react'
import { subject } from './approvals.queries.ts'
import { type CaseDrawerProps, emptyInput, sharedProps, type Typed } from './case-props.page.tsx'
import { DistributionDrawer, DocumentOf, ofDistribution, ProductDrawer } from './issuance-drawers.page.tsx'
import { ReviewDrawer } from './review-drawer.tsx'
import { ExplainOutgoing } from '#payments/bank/explain-outgoing.tsx'
import { LineProof } from '#payments/bank/order-proof.tsx'
import { FitOrder } from '#payments/bank/fit-order.tsx'
import { SettingDrawer } from '#office/settings/setting-drawer.page.tsx'
import { textVersion } from '#office/cms/cms.queries.ts'
import { ReviewText } from '#office/cms/review-text.tsx'
import { FitCustomer } from '#payments/bank/fit-customer.tsx'
import { FitDistribution } from '#payments/bank/fit-distribution.tsx'
import { kycCase } from '#identity/kyc/kyc.queries.ts'
import { dealCase } from '#desk/otc-deals/otc-deals.queries.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { DealEvidence } from '#desk/otc-deals/deal-evidence.tsx'
import { OutcomeChoice } from '#desk/otc-deals/outcome-choice.tsx'
import { BeneficiaryEvidence } from '#payments/instructions/beneficiary-evidence.tsx'
import { CoinProceedsDrawer } from '#payments/instructions/coin-proceeds-drawer.page.tsx'
import { InstructionEvidence } from '#payments/instructions/instruction-evidence.tsx'
import { NotSent } from '#payments/payouts/not-sent.tsx'
import { AllotmentDrawer } from '#issuance/subscriptions/allotment-drawer.page.tsx'
import { AttemptDrawer } from '#payments/withdrawals/attempt-drawer.page.tsx'
import { KycFile, RecalledFile } from '#identity/kyc/kyc-file.page.tsx'
import { AgentDrawer, RunDrawer } from '#partners/agents/agent-drawers.page.tsx'
import { DayDrawer } from '#books/reconciliation/day-drawer.page.tsx'
import { DifferenceDrawer } from '#books/reconciliation/difference-drawer.page.tsx'
import { ReversalDrawer } from '#payments/bank/reversal-drawer.page.tsx'
import { StatementDrawer } from '#payments/bank/statement-drawer.page.tsx'
import { ReturnLine } from '#payments/bank/return-line.tsx'
import { ReverseCredit } from '#payments/bank/reverse-credit.page.tsx'
import { VoidLine } from '#payments/bank/void-line.page.tsx'
import { useOpenForProposal } from './use-open-for-proposal.ts'
import { ApplicationDrawer, isApplication } from './application-drawer.page.tsx'

/**
 * The case named in the address, shown over the screen from which it was opened. The screen keeps the input for each
 * case.
 */
export function OpenCase({ steps }: Pick<CaseDrawerProps, 'steps'>) {
  const [current, open] = useOpenCase()
  const [inputs, setInputs] = useState<Readonly<Record<string, Typed>>>({})
  if (current === undefined) return null
  const key = `${current.kind}:${current.subjectId}`
  const typed = inputs[key] ?? emptyInput
  return (
    <CaseDrawer
      key={key}
      {...{ openedCase: current, typed, steps }}
      onType={(next) => setInputs((all) => ({ ...all, [key]: { ...emptyInput, ...all[key], ...next } }))}
      onClose={() => open(undefined)}
    />
  )
}

/** Chooses the drawer for the kind of case. */
function CaseDrawer(p: CaseDrawerProps) {
  const { openedCase } = p
  if (openedCase.kind === 'fiat_match') return <LineDrawer {...p} />
  if (openedCase.kind === 'bank_line_out') return <OutgoingDrawer {...p} />
  if (openedCase.kind === 'reconciliation_difference') return <DifferenceDrawer {...sharedProps(p)} />
  if (openedCase.kind === 'daily_reconciliation') return <DayDrawer {...sharedProps(p)} />
  if (openedCase.kind === 'credit_reversal') return <ReversalDrawer {...sharedProps(p)} />
  if (openedCase.kind === 'bank_statement') return <StatementDrawer {...sharedProps(p)} />
  if (openedCase.kind === 'payout_unsent' || openedCase.kind === 'instruction_unpaid') return <UnsentDrawer {...p} />
  if (openedCase.kind === 'payment_instruction') return <InstructionDrawer {...p} />
  if (openedCase.kind === 'coin_proceeds') return <CoinProceedsDrawer {...sharedProps(p)} />
  if (openedCase.kind === 'payment_beneficiary')
    return <ReviewDrawer {...sharedProps(p)} evidence={<BeneficiaryEvidence id={openedCase.subjectId} />} />
  if (openedCase.kind === 'withdrawal_attempt') return <AttemptDrawer {...sharedProps(p)} />
  if (openedCase.kind === 'otc_appeal') return <AppealDrawer {...p} />
  if (openedCase.kind === 'kyc_review' || openedCase.kind === 'kyc_recall') return <FileDrawer {...p} />
  if (isApplication(openedCase.kind)) return <ApplicationDrawer {...sharedProps(p)} kind={openedCase.kind} />
  if (openedCase.kind === 'setting' || openedCase.kind === 'setting_file')
    return <SettingDrawer {...sharedProps(p)} kind={openedCase.kind} />
  if (openedCase.kind === 'cms_text') return <TextDrawer {...p} />
  if (ofDistribution.some((kind) => kind === openedCase.kind)) return <DistributionDrawer {...p} />
  if (openedCase.kind === 'agent_activation' || openedCase.kind === 'agent_standing')
    return <AgentDrawer {...sharedProps(p)} />
  if (openedCase.kind === 'rebate_release') return <RunDrawer {...sharedProps(p)} />
  if (openedCase.kind === 'allotment') return <AllotmentDrawer {...sharedProps(p)} />
  if (openedCase.kind === 'product_publish' || openedCase.kind === 'offer_call_off') return <ProductDrawer {...p} />
  if (openedCase.kind === 'product_supplement' || openedCase.kind === 'document_publish')
    return (
      <ReviewDrawer
        {...sharedProps(p)}
        evidence={<DocumentOf kind={openedCase.kind} subjectId={openedCase.subjectId} />}
      />
    )
  return <ReviewDrawer {...sharedProps(p)} evidence={false} />
}

/** A bank line, with the order or customer that its maker chooses for it, or the distribution that it funds. */
function LineDrawer(p: CaseDrawerProps) {
  const { openedCase, onType } = p
  const { order, customer, distribution: funds } = p.typed
  const isOpenForProposal = useOpenForProposal(openedCase)
  const chosen =
    funds !== undefined
      ? { distributionId: funds }
      : customer !== undefined
        ? { customerId: customer.id }
        : order && { orderId: order.id }
  return (
    <ReviewDrawer
      {...sharedProps(p)}
      proposal={isOpenForProposal ? chosen : undefined}
      evidence={
        <>
          {isOpenForProposal && funds === undefined && customer === undefined && (
            <FitOrder lineId={openedCase.subjectId} order={order} onChange={(next) => onType({ order: next })} />
          )}
          {isOpenForProposal && funds === undefined && (
            <FitCustomer customer={customer} onChange={(next) => onType({ customer: next })} />
          )}
          {isOpenForProposal && (
            <FitDistribution
              lineId={openedCase.subjectId}
              chosen={funds}
              onChange={(next) => onType({ distribution: next })}
            />
          )}
          <LineProof lineId={openedCase.subjectId} />
          <VoidLine {...openedCase} />
          <ReverseCredit lineId={openedCase.subjectId} />
          <ReturnLine lineId={openedCase.subjectId} />
        </>
      }
    />
  )
}

/** A payment from our account, with the maker's explanation. */
function OutgoingDrawer(p: CaseDrawerProps) {
  const { openedCase, onType } = p
  const { explains } = p.typed
  const isOpenForProposal = useOpenForProposal(openedCase)
  return (
    <ReviewDrawer
      {...sharedProps(p)}
      proposal={isOpenForProposal ? explains : undefined}
      evidence={
        <>
          {isOpenForProposal && (
            <ExplainOutgoing
              lineId={openedCase.subjectId}
              explains={explains}
              onChange={(next) => onType({ explains: next })}
            />
          )}
          <LineProof lineId={openedCase.subjectId} />
          <VoidLine {...openedCase} />
        </>
      }
    />
  )
}

/** A prepared payment instruction, with its account number on request and the button that cancels it. */
function InstructionDrawer(p: CaseDrawerProps) {
  const shared = sharedProps(p)
  return (
    <ReviewDrawer {...shared} evidence={<InstructionEvidence id={p.openedCase.subjectId} onDone={shared.onDone} />} />
  )
}

/** A fiat withdrawal or payment instruction in the bank's hands, with the reference of the bank's refusal. */
function UnsentDrawer(p: CaseDrawerProps) {
  const { openedCase, onType } = p
  const { bankReference } = p.typed
  const { data } = useQuery(subject(openedCase.kind, openedCase.subjectId, undefined))
  const isOpenForProposal = data !== undefined && !data.requests.some(({ status }) => status === 'requested')
  const named = bankReference.trim()
  return (
    <ReviewDrawer
      {...sharedProps(p)}
      proposal={isOpenForProposal && named !== '' ? { bankReference: named } : undefined}
      evidence={
        isOpenForProposal && (
          <NotSent
            id={openedCase.subjectId}
            value={bankReference}
            onChange={(next) => onType({ bankReference: next })}
          />
        )
      }
    />
  )
}

/** An appeal with its deal and the maker's decision. */
function AppealDrawer(p: CaseDrawerProps) {
  const { openedCase, onType } = p
  const { outcome, outcomeReason, outcomeMessage } = p.typed.outcome
  const isOpenForProposal = useOpenForProposal(openedCase)
  const { data } = useQuery(subject(openedCase.kind, openedCase.subjectId, undefined))
  const content = data?.content ?? data?.requests[0]?.content
  const dealId = content?.['dealId']
  const isNamed = typeof dealId === 'string'
  const { data: deal } = useQuery({ ...dealCase(isNamed ? dealId : ''), enabled: isNamed })
  const customerText = outcomeMessage.trim()
  const chosen = { outcome, outcomeReason, ...(customerText !== '' && { outcomeMessage: customerText }) }
  return (
    <ReviewDrawer
      {...sharedProps(p)}
      unseen={deal === undefined}
      proposal={isOpenForProposal && outcome !== undefined && outcomeReason !== undefined ? chosen : undefined}
      evidence={
        <>
          {isNamed && <DealEvidence id={dealId} />}
          {isOpenForProposal && deal !== undefined && (
            <OutcomeChoice
              of={outcomesOf(deal.status)}
              value={p.typed.outcome}
              onChange={(next) => onType({ outcome: next })}
            />
          )}
        </>
      }
    />
  )
}

/** An identity with its evidence. */
function FileDrawer(p: CaseDrawerProps) {
  const { kind, subjectId: id } = p.openedCase
  const { data } = useQuery(kycCase(id))
  const evidence = kind === 'kyc_review' ? <KycFile id={id} /> : <RecalledFile id={id} />
  return <ReviewDrawer {...sharedProps(p)} ownContent unseen={data === undefined} evidence={evidence} />
}

/** A text as it will be read. */
function TextDrawer(p: CaseDrawerProps) {
  const { subjectId } = p.openedCase
  const { data } = useQuery(textVersion(subjectId))
  return (
    <ReviewDrawer {...sharedProps(p)} unseen={data === undefined} evidence={<ReviewText versionId={subjectId} />} />
  )
}
