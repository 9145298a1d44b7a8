import type { Application, Standing } from './companies.queries.ts'
import type { Saving } from './use-saving.ts'

type RegisterField = NonNullable<Application['register']>['fields'][number] | keyof Application['basics']

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

/** True if this fact is from the register of companies and cannot be changed. */
export const isFromRegister = (application: Application | undefined, field: RegisterField): boolean =>
  application?.register?.fields.some((each) => each === field) === true

/** A draft may be changed, of what is to be improved what was asked for. */
export const mayEdit = (application: Application | undefined, item: Application['editable'][number]): boolean =>
  application === undefined || application.editable.includes(item)
