import type { ReplyOf } from '@tessera/contract/endpoint.ts'
import { type orders, PreviewReason } from '@tessera/contract/orders.ts'
import { depthOf } from '@tessera/domain/matching/book.ts'
import { isReached } from '@tessera/domain/matching/place.ts'
import {
  cashOf,
  cashPerLotTick,
  marketUnknown,
  priceOf,
  priceText,
  quantityText,
} from '@tessera/domain/markets/market.ts'
import { amount, formatAmount, minus, plus } from '@tessera/domain/money/amount.ts'
import { prospectOf, slippagePpm } from '@tessera/domain/orders/prospect.ts'
import { type OrderTerms, withoutBand } from '@tessera/domain/orders/terms.ts'
import { ok, type Outcome, type Refusal } from '@tessera/domain/outcome.ts'
import type { CustomerSession } from '../platform/call.ts'
import { type TakingRefusal, tradingPaused } from '../trading/command.ts'
import type { CommittedBook } from '../trading/committed-book.ts'
import type { TradingCore } from '../trading/core.ts'
import { objections, readTerms, type Wish } from '../trading/place.ts'
import { available, type LiveMarket, spotKey } from '../trading/state.ts'

type Preview = ReplyOf<typeof orders.preview>
export type Asked = Omit<Wish, 'customer'>

const standingOf = (customer: CustomerSession) => ({
  person: '',
  active: customer.status === 'active',
  approved: customer.kyc === 'approved',
  secured: customer.secured,
  trades: customer.sub?.tradingOpen !== false,
})

/** The refusal that placing the order would answer now; nothing is placed. */
export function testOrder(
  ...asked: Parameters<typeof reasonsAgainst>
): Outcome<ReplyOf<typeof orders.test>, TakingRefusal | 'TRADING_PAUSED'> {
  const [reason] = reasonsAgainst(...asked)
  return reason ?? ok({})
}

/** Everything for which placing the order would be refused now, the first one first. */
export function reasonsAgainst(
  trading: Pick<TradingCore, 'known'>,
  customer: CustomerSession,
  symbol: string,
  asked: Asked,
  now: Date,
): readonly Refusal<TakingRefusal | 'TRADING_PAUSED'>[] {
  const { known } = trading
  if (known === undefined) return [tradingPaused]
  const market = known.markets.get(symbol)
  if (market === undefined) return [marketUnknown]
  const wish = { ...asked, customer: customer.customerId }
  return [...objections(known, market, standingOf(customer), wish, now)]
}

/** What an order would cost and why it would not be taken, by the same rules that placement asks. Changes nothing. */
export function previewOrder(
  trading: TradingCore,
  customer: CustomerSession,
  symbol: string,
  asked: Asked,
  now: Date,
): Outcome<Preview, 'MARKET_UNKNOWN' | 'TRADING_PAUSED'> {
  const { known } = trading
  if (known === undefined) return tradingPaused
  const market = known.markets.get(symbol)
  const book = trading.bookOf(symbol)
  if (market === undefined || book === undefined) return marketUnknown
  const wish = { ...asked, customer: customer.customerId }
  const codes = new Set([...objections(known, market, standingOf(customer), wish, now)].map(({ code }) => code))
  const coin = wish.side === 'buy' ? market.terms.quote : market.terms.base
  const scale = wish.side === 'buy' ? market.terms.quoteScale : market.terms.baseScale
  const have = available(known.accounts.get(spotKey(wish.customer, coin)))
  // A price outside the band is told as a reason, and still costed.
  const inBand = readTerms(market, wish)
  const read = inBand.ok ? inBand : readTerms(market, wish, withoutBand(market.terms))
  return ok({
    eligible: codes.size === 0,
    reasons: PreviewReason.options.filter((reason) => codes.has(reason)),
    ...(read.ok ? costs(market, book, wish, read.value) : nothing),
    leaves: read.ok && read.value.hold <= have ? formatAmount(amount(have - read.value.hold), scale) : null,
    holdCoin: coin,
    available: formatAmount(amount(have), scale),
  })
}

type Costs = Omit<Preview, 'eligible' | 'reasons' | 'leaves' | 'holdCoin' | 'available'>
const nothing: Costs = {
  worst: null,
  quantity: null,
  value: null,
  fee: null,
  total: null,
  hold: null,
  fillsNow: null,
  average: null,
  slippagePpm: null,
  others: null,
}

function costs(market: LiveMarket, book: CommittedBook, { side, flag }: Wish, terms: OrderTerms): Costs {
  const { quoteScale, baseScale } = market.terms
  const quote = (minor: bigint) => formatAmount(amount(minor), quoteScale)
  const { stopTicks, ticks, lots } = terms
  const stopped = stopTicks > 0 && !isReached(market.book, side === 'buy' ? 0 : 1, stopTicks)
  const waits = market.status === 'auction' ? 'call' : stopped ? 'stop' : undefined
  const met = book.meets(side, ticks, lots)
  const prospect = prospectOf(flag, lots, met.lots, waits)
  const trades = prospect.lots > 0
  const average = () =>
    (met.tickLots * cashPerLotTick(market.terms) * priceOf(market.terms, 1)) / cashOf(market.terms, 1, met.lots)
  const best = depthOf(market.book, side === 'buy' ? 1 : 0, 1)[0]?.price ?? 0
  return {
    worst: priceText(market.terms, ticks),
    quantity: quantityText(market.terms, lots),
    value: quote(terms.value),
    fee: quote(terms.fee),
    total: quote(side === 'buy' ? plus(terms.value, terms.fee) : minus(terms.value, terms.fee)),
    hold: formatAmount(terms.hold, side === 'buy' ? quoteScale : baseScale),
    fillsNow: quantityText(market.terms, prospect.lots),
    average: trades ? quote(average()) : null,
    slippagePpm: trades ? slippagePpm(best, met.tickLots, met.lots) : null,
    others: prospect.others ?? null,
  }
}
