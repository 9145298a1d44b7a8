import type { SavingOf } from '#identity/companies/use-saving.ts'
import type { Application, Standing } from './financing.queries.ts'

export type Saving = SavingOf<Standing>
export type StepProps = {
  /** Before the first thing is saved there is none. */
  application: Application | undefined
  standing: Standing
  saving: Saving
  /** Somebody tried to go on: everything that is missing says so. */
  tried: boolean
}

/** What is wrong with a field: what was refused, else what is missing once somebody tried to go on. */
export const faultAt =
  ({ application, saving, tried }: StepProps) =>
  (field: string): string | undefined =>
    saving.refused[field] ?? (tried ? application?.missing.find((each) => each.field === field)?.text : undefined)

/** A draft may be changed, later what was asked for again. */
export const mayEdit = (application: Application | undefined, item: Application['editable'][number]): boolean =>
  application === undefined || application.editable.includes(item)
/** What no operator asks for again stands once it was sent. */
export const isDraft = (application: Application | undefined): boolean =>
  application === undefined || application.status === 'draft' || application.status === 'precheck_failed'
