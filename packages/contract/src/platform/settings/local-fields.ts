import { type SettingArea, settingAreas } from './setting-areas.ts'
import type { SettingField } from './setting-fields.ts'

type Values = Readonly<Record<string, unknown>>

/** Returns the names of an area's fields whose values are meaningful only on this exchange. */
export const localFields = (area: SettingArea): string[] =>
  Object.entries<SettingField>(settingAreas[area]).flatMap(([name, { isLocal }]) => (isLocal === true ? [name] : []))

/** Returns the values for a file, without those that are meaningful only on this exchange. */
export function portableValues(area: SettingArea, values: Values): Values {
  const local = localFields(area)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !local.includes(name)))
}

/** Returns the values of a file, completed with this exchange's own: those in force, or null for a new subject. */
export const withOwnValues = (area: SettingArea, values: Values, own: Values = {}): Values => ({
  ...values,
  ...Object.fromEntries(localFields(area).map((name) => [name, own[name] ?? null])),
})
