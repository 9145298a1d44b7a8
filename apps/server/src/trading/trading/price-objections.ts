import { collarRange, isWithin, type PriceRange, staticBand } from '@tessera/domain/trading/markets/bands.ts'
import { bandIn, priceText } from '@tessera/domain/trading/markets/market.ts'
import { crosses } from '@tessera/domain/trading/matching/enter.ts'
import type { OrderType } from '@tessera/domain/trading/orders/kinds.ts'
import type { OrderSide, OrderTerms } from '@tessera/domain/trading/orders/terms.ts'
import type { Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import type { TakingRefusal } from './command.ts'
import type { LiveMarket } from './state.ts'
import { marketAuctionOnly, orderCollarWithoutReference, orderOutOfCollar } from './refusals.ts'
import { orderPriceOutOfBand } from '@tessera/domain/trading/orders/refusals.ts'

type TypeAndSide = { readonly type: OrderType; readonly side: OrderSide }
type Priced = { readonly field: 'price' | 'stop'; readonly ticks: number }

/**
 * Returns the reasons for which the price rules reject an order before it enters the book. They are a market without a
 * reference price, a collar on the account, and an order that would rest outside the static band. Each refusal names
 * both bounds. An order that trades first is accepted; its remainder outside the band is cancelled after it has traded.
 */
export function* priceObjections(
  market: LiveMarket,
  collared: boolean,
  orderRequest: TypeAndSide,
  { ticks, stopTicks }: Pick<OrderTerms, 'ticks' | 'stopTicks'>,
): Generator<Refusal<TakingRefusal>> {
  const { reference, status, terms } = market
  if (collared && reference === undefined) {
    yield orderCollarWithoutReference
    return
  }
  if (status === 'open' && reference === undefined) {
    yield marketAuctionOnly
    return
  }
  const prices: Priced[] = [
    ...(orderRequest.type === 'market' ? [] : [{ field: 'price' as const, ticks }]),
    ...(stopTicks === 0 ? [] : [{ field: 'stop' as const, ticks: stopTicks }]),
  ]
  const collar = collarRange(reference)
  const held = collared ? prices.find((price) => !isWithin(price.ticks, collar)) : undefined
  if (held !== undefined) yield orderOutOfCollar(held.field, boundsOf(market, collar))
  const band = staticBand(reference, bandIn(status, terms.band))
  const stray = prices.find((price) => !isWithin(price.ticks, band) && !tradesFirst(market, orderRequest, price, band))
  if (stray !== undefined) yield orderPriceOutOfBand(stray.field, boundsOf(market, band))
}

/** True if an order beyond the far bound trades at once. */
function tradesFirst(
  { book, status }: LiveMarket,
  { type, side }: TypeAndSide,
  { ticks }: Priced,
  band: PriceRange,
): boolean {
  if (status !== 'open' || type !== 'limit') return false
  const isFar = side === 'buy' ? ticks > band.high : ticks < band.low
  return isFar && crosses(book, side === 'buy' ? 0 : 1, ticks)
}

const boundsOf = (
  { terms }: LiveMarket,
  { low, high }: PriceRange,
): { readonly low: string; readonly high: string; readonly coin: string } => ({
  low: priceText(terms, Math.ceil(low / terms.priceTicks) * terms.priceTicks),
  high: priceText(terms, high - (high % terms.priceTicks)),
  coin: terms.quote,
})
