import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import { type orders, PreviewReason } from '@tessera/contract/orders.ts'
import { cashOf, cashPerLotTick, priceOf, quantityText } from '@tessera/domain/markets/market.ts'
import { amount, formatAmount, minus, plus, ppm } from '@tessera/domain/money/amount.ts'
import { type OrderTerms, termsOf } from '@tessera/domain/orders/terms.ts'
import { ok, type Outcome } from '@tessera/domain/outcome.ts'
import type { CustomerSession } from '../platform/call.ts'
import { marketUnknown } from '@tessera/domain/markets/market.ts'
import { tradingPaused } from '../trading/command.ts'
import type { CommittedBook } from '../trading/committed-book.ts'
import type { TradingCore } from '../trading/core.ts'
import { objections, type Wish } from '../trading/place.ts'
import { available, type LiveMarket, spotKey } from '../trading/state.ts'

/** A band that no safe price leaves. */
const ANY_PRICE = ppm(Number.MAX_SAFE_INTEGER)

type Preview = ReplyOf<typeof orders.preview>

/** What an order would cost and why it would not be taken, by the same rules that placement asks. Changes nothing. */
export function previewOrder(
  trading: TradingCore,
  customer: CustomerSession,
  symbol: string,
  asked: Omit<Wish, 'customer'>,
): Outcome<Preview, 'MARKET_UNKNOWN' | 'TRADING_PAUSED'> {
  const { view } = trading
  if (view === undefined) return tradingPaused
  const market = view.state.markets.get(symbol)
  const book = trading.bookOf(symbol)
  if (market === undefined || book === undefined) return marketUnknown
  const wish = { ...asked, customer: customer.customerId }
  const standing = { person: '', active: customer.status === 'active', approved: customer.kyc === 'approved' }
  const codes = new Set([...objections(view.state, market, standing, wish)].map(({ code }) => code))
  const coin = wish.side === 'buy' ? market.terms.quote : market.terms.base
  const scale = wish.side === 'buy' ? market.terms.quoteScale : market.terms.baseScale
  const spot = view.state.accounts.get(spotKey(wish.customer, coin))
  // A price outside the band is told as a reason, and still costed.
  const read = termsOf({ ...market.terms, band: ANY_PRICE }, { ...wish, referenceTicks: market.referenceTicks })
  return ok({
    eligible: codes.size === 0,
    reasons: PreviewReason.options.filter((reason) => codes.has(reason)),
    ...(read.ok ? costs(market, book, wish.side, read.value) : nothing),
    holdCoin: coin,
    available: formatAmount(amount(available(spot)), scale),
  })
}

type Costs = Pick<Preview, 'value' | 'fee' | 'total' | 'hold' | 'fillsNow' | 'average'>
const nothing: Costs = { value: null, fee: null, total: null, hold: null, fillsNow: null, average: null }

function costs(market: LiveMarket, book: CommittedBook, side: 'buy' | 'sell', terms: OrderTerms): Costs {
  const { quoteScale, baseScale } = market.terms
  const quote = (minor: bigint) => formatAmount(amount(minor), quoteScale)
  const meets = book.meets(side, terms.ticks, terms.lots)
  const average = (): bigint =>
    (meets.tickLots * cashPerLotTick(market.terms) * priceOf(market.terms, 1)) / cashOf(market.terms, 1, meets.lots)
  return {
    value: quote(terms.value),
    fee: quote(terms.fee),
    total: quote(side === 'buy' ? plus(terms.value, terms.fee) : minus(terms.value, terms.fee)),
    hold: formatAmount(terms.hold, side === 'buy' ? quoteScale : baseScale),
    fillsNow: quantityText(market.terms, meets.lots),
    average: meets.lots === 0 ? null : quote(average()),
  }
}
