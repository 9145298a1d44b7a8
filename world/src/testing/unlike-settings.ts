import {
  type ExchangeArea,
  exchangeAreaNames,
  exchangeAreas,
  type Settings,
  settingShape,
} from '@tessera/contract/platform/settings/setting-areas.ts'
import type { RowColumns, SettingField } from '@tessera/contract/platform/settings/setting-fields.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'

const PERIOD = { startsAt: '2040-01-01T00:00:00.000Z', endsAt: '2040-01-01T01:00:00.000Z' }
const ROLE_PAIR = { first: 'listing', second: 'support' }
const texts = ['JP', 'USD', '07:30', 'Asia/Tokyo', '2040-01-02', 'ai', '7']
/** Values for fields whose kind has no candidate below, by `area.field`. */
const own: Readonly<Record<string, unknown>> = {}

/** Values that another kind of field may accept. */
function candidates(field: SettingField, value: unknown): readonly unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1, value - 1]
  if (typeof value === 'string') return [...(field.choices ?? []), `${value}x`, ...texts]
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    return [PERIOD, ROLE_PAIR, rowOf(field.columns ?? {}), ...texts].map((item) => [...list, item])
  }
  return []
}

const rowOf = (columns: RowColumns) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, { kind, choices, min = 0 }]) => [
      name,
      choices?.[0] ?? (kind === 'text' ? 'USD' : min + 1),
    ]),
  )

const isUnlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

/** A value that the field accepts and that differs from the given one. Fails for a field without a candidate. */
export function unlikeValue(name: string, field: SettingField, value: unknown): unknown {
  const found = [...(Object.hasOwn(own, name) ? [own[name]] : candidates(field, value))]
    .map((candidate) => field.type.safeParse(candidate))
    .find((parsed) => parsed.success && isUnlike(parsed.data, value))
  assert(found?.success, `unlike-settings.ts has no value for ${name}: add one to \`own\``)
  return found.data
}

/** Settings of which each field differs from the given ones. */
export function unlikeSettings(settings: Settings): Settings {
  const areas = exchangeAreaNames.map((area) => [area, unlikeArea(area, settings)] as const)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each area was parsed with its shape
  return Object.fromEntries(areas) as unknown as Settings
}

function unlikeArea(area: ExchangeArea, settings: Settings): object {
  const values: Readonly<Record<string, unknown>> = { ...settings[area] }
  const fields: Readonly<Record<string, SettingField>> = exchangeAreas[area]
  return settingShape(area).parse(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, unlikeValue(`${area}.${name}`, field, values[name])]),
    ),
  )
}
