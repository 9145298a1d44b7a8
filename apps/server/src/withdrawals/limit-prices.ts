import type { PriceRange } from '@tessera/domain/rates/agree.ts'
import type { Amount } from '@tessera/domain/money/amount.ts'
import { USD } from '@tessera/domain/rates/rate.ts'
import type { Tx } from '../platform/tx.ts'
import { priceRanges } from '../rates/price-ranges.ts'

/** Prices in the currency of the limits, the highest possible one of each coin: nothing counts for less than it may be worth. */
export const limitPrices = (tx: Tx): Promise<ReadonlyMap<string, Amount>> => pricesBy(tx, 'high')

/** The same, the lowest possible one: a threshold that is set in a fiat currency allows no more than it may be worth. */
export const thresholdPrices = (tx: Tx): Promise<ReadonlyMap<string, Amount>> => pricesBy(tx, 'low')

const pricesBy = async (tx: Tx, side: keyof PriceRange): Promise<ReadonlyMap<string, Amount>> =>
  new Map([...(await priceRanges(tx, USD))].map(([coin, range]) => [coin, range[side]]))
