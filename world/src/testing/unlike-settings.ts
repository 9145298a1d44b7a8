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
function candidates(path: string, field: SettingField, value: unknown, names: RowNames): readonly unknown[] {
  if (value === null) return [1, '1']
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1, value - 1]
  if (typeof value === 'string') return [...(field.choices ?? []), `${value}x`, ...texts]
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    const [area = ''] = path.split('.')
    return [PERIOD, ROLE_PAIR, rowOf(area, field.columns ?? {}, names), ...texts].map((item) => [...list, item])
  }
  return []
}

/** Names of coins, pairs and products for the rows of an area, by `area.column`. */
type RowNames = Readonly<Record<string, string>>
const rowOf = (area: string, columns: RowColumns, names: RowNames) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, { kind, choices, min = 0 }]) => [
      name,
      choices?.[0] ?? (kind === 'text' ? names[`${area}.${name}`] : min + 1),
    ]),
  )

const isUnlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b)

/** A value that the field accepts and that differs from the given one. Fails for a field without a candidate. */
function unlikeValue(name: string, field: SettingField, value: unknown, names: RowNames): unknown {
  const found = [...(Object.hasOwn(own, name) ? [own[name]] : candidates(name, field, value, names))]
    .map((candidate) => field.type.safeParse(candidate))
    .find((parsed) => parsed.success && isUnlike(parsed.data, value))
  assert(found?.success, `unlike-settings.ts has no value for ${name}: add one to \`own\``)
  return found.data
}

/** Settings of which each field differs from the given ones. Rows of fees name things of the exchange. */
export function unlikeSettings(settings: Settings, names: RowNames): Settings {
  const areas = exchangeAreaNames.map((area) => [area, unlikeArea(area, settings, names)] as const)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each area was parsed with its shape
  return Object.fromEntries(areas) as unknown as Settings
}

function unlikeArea(area: ExchangeArea, settings: Settings, names: RowNames): object {
  const values: Readonly<Record<string, unknown>> = { ...settings[area] }
  const fields: Readonly<Record<string, SettingField>> = exchangeAreas[area]
  return settingShape(area).parse(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, unlikeValue(`${area}.${name}`, field, values[name], names)]),
    ),
  )
}
