import type { SettingArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { settingEffects } from '@tessera/contract/platform/settings/setting-effects.ts'
import type { ChoicePath, ColumnPath, EffectPath, FieldPath } from './area-words.ts'
import { fieldsOf } from './setting-form.ts'

/** The key of a field's words; undefined if the area has no such field, or if its words are those of a kind of decision. */
export function fieldPath(area: SettingArea, name: string): FieldPath | undefined {
  if (area === 'deadlines' || !Object.hasOwn(fieldsOf(area), name)) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the area has a field of this name
  return `areas.${area}.fields.${name}` as FieldPath
}

/** The key of a code's words; undefined if the field has no such code. */
export const choicePath = (area: SettingArea, name: string, code: string): ChoicePath | undefined =>
  fieldsOf(area)[name]?.choices?.includes(code) === true
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field has this code
      (`areas.${area}.choices.${name}.${code}` as ChoicePath)
    : undefined

/** The key of the words of a column; undefined if the field has no such column. */
export const columnPath = (area: SettingArea, name: string, column: string): ColumnPath | undefined =>
  Object.hasOwn(fieldsOf(area)[name]?.columns ?? {}, column)
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the field has this column
      (`areas.${area}.columns.${name}.${column}` as ColumnPath)
    : undefined

/** The key of a count's sentence; undefined if changes of the area have no such count. */
export function effectPath(area: SettingArea, name: string): EffectPath | undefined {
  const known: readonly string[] = settingEffects[area]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the area has a count of this name
  return known.includes(name) ? (`areas.${area}.effects.${name}` as EffectPath) : undefined
}
