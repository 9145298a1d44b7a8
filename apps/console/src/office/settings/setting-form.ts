import {
  type SettingArea,
  settingAreaNames,
  settingAreas,
  type SettingOf,
  isSubjectArea,
} from '@tessera/contract/platform/settings/setting-areas.ts'
import type { SettingField } from '@tessera/contract/platform/settings/setting-fields.ts'
import { timeOf } from '#parts/input-rules.ts'
import {
  type Draft,
  draftOf,
  fieldKinds,
  type InputErrors,
  inputOfPath,
  type ReadField,
  readField,
} from './field-kinds.ts'

export type Values = Readonly<Record<string, unknown>>
/** The typed input. Fields that were not touched follow the values in force. */
export type Form = {
  readonly drafts: Readonly<Record<string, Draft>>
  readonly subject: string
  readonly isPlanned: boolean
  readonly from: string
  readonly reason: string
}
export const emptyForm: Form = { drafts: {}, subject: '', isPlanned: false, from: '', reason: '' }

/** The descriptors of an area's fields by name, in order. */
export const fieldsOf = (area: SettingArea): Readonly<Record<string, SettingField>> => settingAreas[area]

/** The inputs of all fields: as typed, else from the values, else empty. */
export const draftsOf = (area: SettingArea, values: Values | null, form: Form): Readonly<Record<string, Draft>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(area)).map(([name, field]) => {
      const value = values === null ? field.initial : values[name]
      const draft = values === null && value === undefined ? fieldKinds[field.kind].empty : draftOf(value, field)
      return [name, form.drafts[name] ?? draft]
    }),
  )

/** True if this field applies with the current choice in the other field of the form. */
export const isApplied = ({ appliesIf }: SettingField, drafts: Readonly<Record<string, Draft>>): boolean =>
  appliesIf === undefined || [appliesIf.is].flat().includes(drafts[appliesIf.field]?.[0] ?? '')

/** The form with all values of an earlier version. */
export const formWith = (area: SettingArea, values: Values, form: Form): Form => ({
  ...form,
  drafts: draftsOf(area, values, { ...form, drafts: {} }),
})

export type ReadForm = {
  /** The values of all fields; undefined while one is invalid. */
  readonly values: Record<string, unknown> | undefined
  readonly errors: Readonly<Record<string, InputErrors>>
  /** The time from which it applies, null for immediately; undefined while it is invalid. */
  readonly effectiveFrom: string | null | undefined
}

export function readForm(area: SettingArea, values: Values | null, form: Form): ReadForm {
  const drafts = draftsOf(area, values, form)
  const read = Object.entries(fieldsOf(area)).map(([name, field]) => {
    const isIdle = field.appliesIf !== undefined && !isApplied(field, drafts)
    const its: ReadField = isIdle
      ? { value: field.appliesIf.otherwise, errors: {} }
      : readField(field, drafts[name] ?? [])
    return [name, its] as const
  })
  const isRight = read.every(([, { errors }]) => Object.keys(errors).length === 0)
  return {
    values: isRight ? Object.fromEntries(read.map(([name, { value }]) => [name, value])) : undefined,
    errors: Object.fromEntries(read.map(([name, { errors }]) => [name, errors])),
    effectiveFrom: form.isPlanned ? timeOf(form.from) : null,
  }
}

/** True if the values differ from those in force. */
export const isChanged = (area: SettingArea, values: Values | null, form: Form): boolean =>
  JSON.stringify(appliedDrafts(area, values, form)) !== JSON.stringify(appliedDrafts(area, values, emptyForm))

function appliedDrafts(area: SettingArea, values: Values | null, form: Form): readonly (readonly [string, Draft])[] {
  const drafts = draftsOf(area, values, form)
  const fields = fieldsOf(area)
  return Object.entries(drafts).filter(([name]) => fields[name] !== undefined && isApplied(fields[name], drafts))
}

/** The text of the server's refusal at the input of a field that it names. */
export function refusedInput(
  name: string,
  field: SettingField,
  refused: { readonly field?: string | undefined; readonly message: string } | undefined,
): InputErrors<string> {
  const [first, at, ...path] = refused?.field?.split('.') ?? []
  return refused === undefined || first !== 'values' || at !== name
    ? {}
    : { [inputOfPath(field, path)]: refused.message }
}

/** The area and subject in the address: `waits`, `coin:SGD`, or `coin:` for a new one. */
export function openedSetting(text: string): SettingOf | undefined {
  const [name = '', ...rest] = text.split(':')
  const area = settingAreaNames.find((each) => each === name)
  const isValid = area !== undefined && isSubjectArea(area) === text.includes(':')
  return isValid ? { area, subject: rest.join(':') } : undefined
}
