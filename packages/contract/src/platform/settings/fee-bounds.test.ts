import { expect, test } from 'vitest'
import { settingAreas } from './setting-areas.ts'
import type { SettingField } from './setting-fields.ts'

const [TENTH, ALL] = [100_000, 1_000_000]

/** False for rates that no customer pays: shares of a fee, a margin on the cost of a network, and an issuer's fee. */
const isFee = (path: string): boolean => /(^|\.)(maker|taker|makerFee|takerFee|usual|fee)$/u.test(path)

/** Every rate that customers pay, with its area. A column of rows has the name of its list. */
const rates: readonly (readonly [string, SettingField])[] = Object.entries(settingAreas).flatMap(([area, fields]) =>
  Object.entries<SettingField>(fields).flatMap(([name, field]): (readonly [string, SettingField])[] => {
    const cells = Object.entries(field.columns ?? {}).map(([column, cell]) => [`${name}.${column}`, cell] as const)
    return [[name, field] as const, ...cells].flatMap(([path, each]) =>
      each.kind === 'ppm' && isFee(path) ? [[`${area}.${path}`, each] as const] : [],
    )
  }),
)
test('the list has every rate that customers pay', () => {
  expect(rates.map(([path]) => path).toSorted()).toEqual([
    'market.makerFee',
    'market.takerFee',
    'otcFees.coins.fee',
    'otcFees.usual',
    'subscriptionFees.products.fee',
    'tradingFees.classes.maker',
    'tradingFees.classes.taker',
    'tradingFees.pairs.maker',
    'tradingFees.pairs.taker',
    'tradingFees.products.maker',
    'tradingFees.products.taker',
    'tradingFees.tiers.maker',
    'tradingFees.tiers.taker',
    'transferFees.coins.fee',
    'transferFees.usual',
  ])
})

test.each(rates)('%s accepts 10%% and refuses more, such as 100%%', (_path, { type, max }) => {
  expect(max).toBe(TENTH)
  expect(type.safeParse(TENTH).success).toBe(true)
  for (const more of [TENTH + 1, ALL]) expect(type.safeParse(more).success).toBe(false)
})
