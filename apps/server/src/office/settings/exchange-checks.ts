import {
  type AnySetting,
  type ExchangeArea,
  type Setting,
  settingShape,
} from '@tessera/contract/platform/settings/setting-areas.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { settingConflict } from '#platform/settings/refusals.ts'
import type { SettingCheck } from '#platform/settings/subject-rules.ts'
import { feeNames, otcCoins } from '#books/fees/fees.sql.ts'
import { listFiats } from '#books/rates/rates.sql.ts'

/** Rules of areas of the whole exchange that depend on its tables. An area without a row has none. */
const checks: {
  readonly [Area in ExchangeArea]?: (tx: Tx, values: Setting<Area>, before: AnySetting | null) => SettingCheck
} = {
  exchange: async (tx, { referenceCurrency }, before) => {
    const old = settingShape('exchange').safeParse(before).data?.referenceCurrency
    const listed = (await listFiats(tx)).map(({ code }) => code)
    const fits = old === referenceCurrency || listed.includes(referenceCurrency)
    return fits ? ok(undefined) : settingConflict('referenceCurrency', listed.join(', '))
  },
  tradingFees: async (tx, { products, pairs }) => {
    const known = await feeNames(tx)
    const unknown =
      unknownRow(
        'products',
        'product',
        products.map(({ product }) => product),
        known.tokens,
      ) ??
      unknownRow(
        'pairs',
        'pair',
        pairs.map(({ pair }) => pair),
        known.pairs,
      )
    return unknown ?? ok(undefined)
  },
  subscriptionFees: async (tx, { products }) => {
    const known = await feeNames(tx)
    return (
      unknownRow(
        'products',
        'product',
        products.map(({ product }) => product),
        known.products,
      ) ?? ok(undefined)
    )
  },
  otcFees: async (tx, { coins }) => {
    const known = (await otcCoins(tx)).map(({ coin }) => coin)
    return (
      unknownRow(
        'coins',
        'coin',
        coins.map(({ coin }) => coin),
        known,
      ) ?? ok(undefined)
    )
  },
  transferFees: async (tx, { coins }) => {
    const { coins: known } = await feeNames(tx)
    return (
      unknownRow(
        'coins',
        'coin',
        coins.map(({ coin }) => coin),
        known,
      ) ?? ok(undefined)
    )
  },
}

/** The most names in a refusal. */
const MOST_NAMES = 10

/** Refuses the first row that names an unknown thing, with the names that are known. */
function unknownRow(list: string, column: string, names: readonly string[], known: readonly string[]) {
  const at = names.findIndex((name) => !known.includes(name))
  if (at < 0) return undefined
  const first = known.slice(0, MOST_NAMES).join(', ')
  return settingConflict(`${list}.${at}.${column}`, known.length > MOST_NAMES ? `${first} …` : first)
}

/** Checks values of an area of the whole exchange against the tables. They were parsed with the shape of the area. */
export function checkExchangeArea(
  tx: Tx,
  area: ExchangeArea,
  values: AnySetting,
  before: AnySetting | null,
): SettingCheck {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot relate an area to its own check
  const check = checks[area] as ((tx: Tx, values: AnySetting, before: AnySetting | null) => SettingCheck) | undefined
  return check?.(tx, values, before) ?? Promise.resolve(ok(undefined))
}
