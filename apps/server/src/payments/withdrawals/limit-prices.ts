import { limitPriceOf, limitPriceThrough } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { PriceRange } from '@tessera/domain/books/rates/agree.ts'
import { USD } from '@tessera/domain/books/rates/rate.ts'
import type { Tx } from '#platform/database/tx.ts'
import { priceRanges } from '#books/rates/price-ranges.ts'
import { tokenReferences } from '#books/rates/token-references.sql.ts'

/**
 * Prices in the currency of the limits, the highest possible one of each coin, so that nothing counts below its value.
 * A token counts at the reference price of its market, the highest of several. A token without one has no price (threat
 * PRC-03).
 */
export async function limitPrices(tx: Tx): Promise<ReadonlyMap<string, Amount>> {
  const rates = await pricesBy(tx, 'high')
  const tokens = await tokenReferences(tx)
  const prices = new Map(rates)
  for (const { coin } of tokens) prices.delete(coin)
  for (const { coin, quote, scale, price } of tokens) {
    const paid = quote === null ? undefined : limitPriceOf(quote, rates)
    if (price === null || scale === null || paid === undefined) continue
    const worth = limitPriceThrough(price, scale, paid)
    const known = prices.get(coin)
    if (known === undefined || worth > known) prices.set(coin, worth)
  }
  return prices
}

/** The lowest possible prices, so that a threshold in a fiat currency allows no more than its value. */
export const thresholdPrices = (tx: Tx): Promise<ReadonlyMap<string, Amount>> => pricesBy(tx, 'low')

const pricesBy = async (tx: Tx, side: keyof PriceRange): Promise<ReadonlyMap<string, Amount>> =>
  new Map([...(await priceRanges(tx, USD))].map(([coin, range]) => [coin, range[side]]))
