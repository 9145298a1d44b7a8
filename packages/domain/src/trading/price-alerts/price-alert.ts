import { type Amount, parseAmount } from '#books/money/amount.ts'
import type { MarketTerms } from '#trading/markets/market.ts'

/** Above: reached by a trade at this price or a higher one. Below: at this price or a lower one. */
export const alertSides = ['above', 'below'] as const
export type AlertSide = (typeof alertSides)[number]

/** The most alerts of one account that wait for their price. */
export const MAX_PRICE_ALERTS = 20

/** The price in minor quote units; undefined if the pair cannot trade at it: zero, or not a multiple of its tick. */
export function alertPriceOf(terms: Pick<MarketTerms, 'quoteScale' | 'tick'>, text: string): Amount | undefined {
  const price = parseAmount(text, terms.quoteScale)
  return price !== undefined && price > 0n && price % terms.tick === 0n ? price : undefined
}

/** True if a trade at `traded` reaches the alert. */
export const isReached = (side: AlertSide, price: Amount, traded: Amount): boolean =>
  side === 'above' ? traded >= price : traded <= price
