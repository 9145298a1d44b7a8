import type { OrderRow } from '#payments/bank/bank-columns.tsx'
import type { Explains } from '#payments/bank/explain-outgoing.tsx'
import type { CustomerRow } from '#payments/bank/fit-customer.tsx'
import { noOutcome, type Outcome } from '#desk/otc-deals/outcome-choice.tsx'
import { type DecisionInput, emptyDecision } from './decision-form.tsx'
import type { Case, Steps } from './review-drawer.tsx'

/** The unsent input and choices for a case. */
export type Typed = {
  readonly decision: DecisionInput
  readonly order: OrderRow | undefined
  readonly customer: CustomerRow | undefined
  readonly distribution: string | undefined
  readonly explains: Explains | undefined
  readonly bankReference: string
  readonly outcome: Outcome
}
export const emptyInput: Typed = {
  decision: emptyDecision,
  order: undefined,
  customer: undefined,
  distribution: undefined,
  explains: undefined,
  bankReference: '',
  outcome: noOutcome,
}

export type CaseDrawerProps = {
  openedCase: Case
  typed: Typed
  onType: (typed: Partial<Typed>) => void
  onClose: () => void
  steps?: Steps | undefined
}

/** The props that all drawers share; input is cleared once it was sent. */
export const sharedProps = ({ openedCase, typed, onType, onClose, steps }: CaseDrawerProps) => ({
  ...openedCase,
  decision: typed.decision,
  onDecisionChange: (decision: DecisionInput) => onType({ decision }),
  onClose,
  onDone: () => {
    onType(emptyInput)
    onClose()
  },
  steps,
})
