import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { markets } from '@tessera/contract/trading/markets/markets.ts'
import type { Indication } from '@tessera/domain/trading/matching/auction.ts'
import { priceText, quantityText } from '@tessera/domain/trading/markets/market.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Source } from '#platform/database/rows.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { readCall } from './read-call.sql.ts'
import { marketUnknown } from '@tessera/domain/trading/markets/refusals.ts'
import { tradingPaused } from '#trading/trading/refusals.ts'

type AuctionView = ReplyOf<typeof markets.auction>

/**
 * Milliseconds for which an indication is valid: everybody sees the same one, and nobody a newer one sooner (threat
 * TRD-11).
 */
const INDICATION_MS = 10_000

/** Returns the indicative result of an auction at the last tenth second, from committed orders only. */
export function auctionViews(source: Source, trading: TradingCore) {
  const saved = new Map<string, { readonly of: string; readonly indication: AuctionView['indication'] }>()
  return async (symbol: string): Promise<Outcome<AuctionView, 'MARKET_UNKNOWN' | 'TRADING_PAUSED'>> => {
    const call = await readCall(source, symbol)
    if (call === undefined) return marketUnknown
    const { state, until, now } = call
    const head = { symbol, state, until: until?.toISOString() ?? null }
    if (state !== 'auction') return ok({ ...head, at: now.toISOString(), indication: null })
    const book = trading.bookOf(symbol)
    if (book === undefined) return tradingPaused
    const window = Math.floor(now.getTime() / INDICATION_MS)
    const of = `${head.until} ${window}`
    const before = saved.get(symbol)
    const indication = before?.of === of ? before.indication : onWire(book.market, book.indication())
    saved.set(symbol, { of, indication })
    return ok({ ...head, at: new Date(window * INDICATION_MS).toISOString(), indication })
  }
}

function onWire(
  { terms }: NonNullable<ReturnType<TradingCore['bookOf']>>['market'],
  found: Indication | undefined,
): AuctionView['indication'] {
  if (found === undefined) return null
  const { price, lots, imbalance } = found
  return {
    price: priceText(terms, price),
    quantity: quantityText(terms, lots),
    imbalance: quantityText(terms, Math.abs(imbalance)),
    imbalanceSide: imbalance === 0 ? null : imbalance > 0 ? 'buy' : 'sell',
  }
}
