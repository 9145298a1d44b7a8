import type { StepPropsOf } from '#identity/companies/step.ts'
import type { Application, Standing } from './financing.queries.ts'

export type StepProps = StepPropsOf<Standing>

/** What no operator asks for again stands once it was sent. */
export const isDraft = (application: Application | undefined): boolean =>
  application === undefined || application.status === 'draft' || application.status === 'precheck_failed'
