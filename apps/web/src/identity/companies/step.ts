import type { Application, CompanyVerification } from './companies.queries.ts'
import type { SavingOf } from './use-saving.ts'

type RegisterField = NonNullable<Application['register']>['fields'][number] | keyof Application['basics']

/** The properties of a step of an application whose answer is `S`. */
export type StepPropsOf<S extends { application: object | null }> = {
  /** Undefined until something was saved. */
  application: NonNullable<S['application']> | undefined
  current: S
  saving: SavingOf<S>
  /** True after Continue was pressed: every missing field is marked. */
  tried: boolean
}
export type StepProps = StepPropsOf<CompanyVerification>

type StepErrors = {
  readonly application: { readonly missing: readonly { readonly field: string; readonly text: string }[] } | undefined
  readonly saving: Pick<SavingOf<unknown>, 'refused'>
  readonly tried: boolean
}

/** The error of a field: a refusal, or else that it is missing, once Continue was pressed. */
export const fieldErrorOf =
  ({ application, saving, tried }: StepErrors) =>
  (field: string): string | undefined =>
    saving.refused[field] ?? (tried ? application?.missing.find((each) => each.field === field)?.text : undefined)

/** True if this fact is from the register of companies and cannot be changed. */
export const isFromRegister = (application: Application | undefined, field: RegisterField): boolean =>
  application?.register?.fields.some((each) => each === field) === true

/** True for a draft; later only for the items that were requested again. */
export const mayEdit = <I extends string>(
  application: { readonly editable: readonly I[] } | undefined,
  item: I,
): boolean => application === undefined || application.editable.includes(item)
