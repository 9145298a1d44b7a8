import { type SettingArea, settingAreas } from './setting-areas.ts'
import type { SettingField } from './setting-fields.ts'

type Values = Readonly<Record<string, unknown>>

/** The names of an area's fields whose values have a meaning on this exchange only. */
export const localFields = (area: SettingArea): string[] =>
  Object.entries<SettingField>(settingAreas[area]).flatMap(([name, { isLocal }]) => (isLocal === true ? [name] : []))

/** The values for a file, without those that have a meaning on this exchange only. */
export function portableValues(area: SettingArea, values: Values): Values {
  const local = localFields(area)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !local.includes(name)))
}

/** The values of a file with those of this exchange: the ones in force, or null for a new subject. */
export const withOwnValues = (area: SettingArea, values: Values, own: Values = {}): Values => ({
  ...values,
  ...Object.fromEntries(localFields(area).map((name) => [name, own[name] ?? null])),
})
