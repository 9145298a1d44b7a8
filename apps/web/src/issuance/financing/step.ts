import type { StepPropsOf } from '#identity/companies/step.ts'
import type { Application, FinancingState } from './financing.queries.ts'

export type StepProps = StepPropsOf<FinancingState>

/** True while the application was not submitted. Afterwards only items that an operator requests again can change. */
export const isDraft = (application: Application | undefined): boolean =>
  application === undefined || application.status === 'draft' || application.status === 'precheck_failed'
