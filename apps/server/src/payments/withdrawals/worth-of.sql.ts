import { limitValueOf, usedIn } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Amount, parseAmount, plus, ZERO } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { many } from '#platform/database/rows.ts'
import { referenceCurrency } from '#books/rates/reference-currency.ts'
import type { SumOf, WorthOf } from '#services/approvals/kind.ts'
import { limitPrices } from './limit-prices.ts'

type CoinRow = { code: string; kind: string; scale: number }

/** Returns the value of amounts of any coins in the reference currency, at the prices of the withdrawal limits. */
export const worthOf: WorthOf = async (tx, amounts) => {
  const [prices, coins] = [await limitPrices(tx), await many(tx, sql<CoinRow>`select code, kind, scale from coin`)]
  let value: Amount | undefined = ZERO
  for (const { coin: code, amount: text } of amounts) {
    const coin = coins.find((each) => each.code === code)
    const minor = coin && parseAmount(text.replace('-', ''), coin.scale)
    const worth = coin && minor !== undefined ? limitValueOf({ ...coin, coin: code }, minor, prices) : undefined
    value = worth === undefined || value === undefined ? undefined : plus(value, worth)
  }
  return { value, currency: await referenceCurrency(tx) }
}

/** Returns the sum of values in the reference currency. Those in an earlier one count at its highest possible price. */
export const sumOf: SumOf = async (tx, values) => {
  const currency = await referenceCurrency(tx)
  const counted = values.map(({ currency: of, value }) => ({
    currency: of,
    last24Hours: value,
    calendarDay: value,
    month: value,
  }))
  const isConverted = counted.some((each) => each.currency !== currency)
  return usedIn(currency, counted, isConverted ? await limitPrices(tx) : new Map())?.month
}
