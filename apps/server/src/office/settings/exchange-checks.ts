import type { AnySetting, ExchangeArea } from '@tessera/contract/platform/settings/setting-areas.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { settingConflict } from '#platform/settings/refusals.ts'
import type { ExchangeChecks, SettingCheck } from '#platform/settings/subject-rules.ts'
import { feeNames, otcCoins, possibleFeeCoins } from '#books/fees/fees.sql.ts'
import { listFiats } from '#books/rates/rates.sql.ts'

/** Checks of exchange-wide settings against the tables, by area. An area without an entry needs no such check. */
const checks: ExchangeChecks = {
  exchange: async (tx, { before, after: { referenceCurrency } }) => {
    const listed = (await listFiats(tx)).map(({ code }) => code)
    const fits = before?.referenceCurrency === referenceCurrency || listed.includes(referenceCurrency)
    return fits ? ok(undefined) : settingConflict('referenceCurrency', listed.join(', '))
  },
  tradingFees: async (tx, { after: { products, pairs } }) => {
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
  subscriptionFees: async (tx, { after: { products } }) => {
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
  otcFees: async (tx, { after: { coins } }) => {
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
  transferFees: async (tx, { after: { coins } }) => {
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
  feeCoin: async (tx, { after: { coins } }) =>
    unknownRow(
      'coins',
      'coin',
      coins.map(({ coin }) => coin),
      await possibleFeeCoins(tx),
    ) ?? ok(undefined),
}

/** Maximum number of names in a refusal. */
const MOST_NAMES = 10

/** Refuses the first row that names an unknown thing, and returns the known names. */
function unknownRow(list: string, column: string, names: readonly string[], known: readonly string[]) {
  const at = names.findIndex((name) => !known.includes(name))
  if (at < 0) return undefined
  const first = known.slice(0, MOST_NAMES).join(', ')
  return settingConflict(`${list}.${at}.${column}`, known.length > MOST_NAMES ? `${first} …` : first)
}

type CheckedChange = {
  readonly area: ExchangeArea
  readonly before: AnySetting | null
  readonly after: AnySetting
  readonly from: Date
}

/**
 * Checks the values of an exchange-wide area against the tables, with the check of that area from the table above. They
 * were parsed with the shape of the area.
 */
export async function checkExchangeArea(
  tx: Tx,
  above: ExchangeChecks,
  { area, ...change }: CheckedChange,
): SettingCheck {
  type Check = (tx: Tx, change: CheckedChange) => SettingCheck
  for (const each of [checks[area], above[area]]) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler cannot relate an area to its own check
    const checked = await (each as Check | undefined)?.(tx, { area, ...change })
    if (checked?.ok === false) return checked
  }
  return ok(undefined)
}
