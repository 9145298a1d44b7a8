import type { SettingArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import type { SettingField } from '@tessera/contract/platform/settings/setting-fields.ts'
import type { Draft, InputErrors } from './field-kinds.ts'

export type FieldInputProps = {
  area: SettingArea
  name: string
  field: SettingField
  label: string
  draft: Draft
  /** The errors of its inputs in words, by position. */
  errors: InputErrors<string>
  disabled: boolean
  /** Shown instead of the accepted range. */
  help: string | undefined
  onChange: (draft: Draft) => void
}

/** The error of an input that is not empty is shown at once, that of an empty one after an attempt to propose. */
export const errorAt = (draft: Draft, errors: InputErrors<string>, at: number) => {
  const error = errors[at]
  if (error === undefined) return {}
  return draft[at] === undefined || draft[at] === '' ? { fault: error } : { error }
}
