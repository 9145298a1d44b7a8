import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { markets } from '@tessera/contract/trading/markets/markets.ts'
import { bandIn, type MarketTerms } from '@tessera/domain/trading/markets/market.ts'
import { type Amount, amount, parseAmount, ppm } from '@tessera/domain/books/money/amount.ts'

export type Pair = ReplyOf<typeof markets.list>['rows'][number]

/** The rules of a pair in the domain's types. Amounts of the contract always parse at their own scale. */
export function termsOfPair(pair: Pair): MarketTerms {
  const quote = (text: string): Amount => parseAmount(text, pair.quotePrecision) ?? amount(0n)
  return {
    symbol: pair.symbol,
    base: pair.base,
    quote: pair.quote,
    baseScale: pair.basePrecision,
    quoteScale: pair.quotePrecision,
    tick: quote(pair.tick),
    lot: parseAmount(pair.lot, pair.basePrecision) ?? amount(0n),
    // The wire has the steps of new orders as tick and lot.
    priceTicks: 1,
    quantityLots: 1,
    makerFee: ppm(pair.makerFeePpm),
    takerFee: ppm(pair.takerFeePpm),
    minValue: quote(pair.minValue),
    maxValue: quote(pair.maxValue),
    band: bandIn(pair.state, ppm(pair.bandPpm)),
  }
}
