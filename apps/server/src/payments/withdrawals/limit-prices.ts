import { type LimitPrices, limitPriceOf, limitPriceThrough } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { PriceRange } from '@tessera/domain/books/rates/agree.ts'
import { USD } from '@tessera/domain/books/rates/rate.ts'
import type { Tx } from '#platform/database/tx.ts'
import { priceRanges } from '#books/rates/price-ranges.ts'
import { referenceCurrency } from '#books/rates/reference-currency.ts'
import { tokenReferences } from '#books/rates/token-references.sql.ts'

/**
 * Returns prices in the reference currency, the highest possible one of each coin, so that no amount counts below its
 * value. A token has the reference price of its market, the highest of several. A token without a reference price has
 * none (threat PRC-03).
 */
export const limitPrices = async (tx: Tx): Promise<LimitPrices> => highestPrices(tx, await referenceCurrency(tx))

/** Returns the highest possible prices in US dollars: companies set amounts for a second signature in dollars. */
export const dollarPrices = (tx: Tx): Promise<LimitPrices> => highestPrices(tx, USD)

async function highestPrices(tx: Tx, currency: string): Promise<LimitPrices> {
  const rates = await pricesBy(tx, 'high', currency)
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

/**
 * Returns the lowest possible prices in the reference currency, so that a threshold in another currency never allows
 * more than its value.
 */
export const thresholdPrices = async (tx: Tx): Promise<LimitPrices> => lowestPrices(tx, await referenceCurrency(tx))

export const lowestPrices = (tx: Tx, currency: string): Promise<LimitPrices> => pricesBy(tx, 'low', currency)

const pricesBy = async (tx: Tx, side: keyof PriceRange, currency: string): Promise<ReadonlyMap<string, Amount>> =>
  new Map([...(await priceRanges(tx, currency))].map(([coin, range]) => [coin, range[side]]))
