import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { type orders, PreviewReason } from '@tessera/contract/trading/orders/orders.ts'
import { decide, fixOf } from '@tessera/domain/identity/eligibility/decide.ts'
import { freeAsset } from '@tessera/domain/identity/eligibility/rules.ts'
import { depthOf } from '@tessera/domain/trading/matching/book.ts'
import { isReached } from '@tessera/domain/trading/matching/place.ts'
import {
  cashOf,
  cashPerLotTick,
  heldCoin,
  priceOf,
  priceText,
  quantityOf,
  quantityText,
} from '@tessera/domain/trading/markets/market.ts'
import { amount, formatAmount, minus, plus } from '@tessera/domain/books/money/amount.ts'
import { prospectOf, slippagePpm } from '@tessera/domain/trading/orders/prospect.ts'
import type { OrderSide, OrderTerms } from '@tessera/domain/trading/orders/terms.ts'
import { ok, type Outcome, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import { ratesOf, readFeeFacts } from '#books/fees/rates-of.ts'
import { findAsset, readActor, readOwned } from '#identity/eligibility/rights.sql.ts'
import type { CustomerSession } from '#platform/http/call.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { TakingRefusal } from '#trading/trading/command.ts'
import type { CommittedBook } from '#trading/trading/committed-book.ts'
import type { TradingCore } from '#trading/trading/core.ts'
import { holdingIn, objections, readTerms, type OrderRequest } from '#trading/trading/place.ts'
import type { OrderRights } from '#trading/trading/rights.ts'
import { available, type LiveMarket, spotKey } from '#trading/trading/state.ts'
import { marketUnknown } from '@tessera/domain/trading/markets/refusals.ts'
import { tradingPaused } from '#trading/trading/refusals.ts'

type Preview = ReplyOf<typeof orders.preview>
export type OrderInput = Omit<OrderRequest, 'customer'>

/** Returns the refusal that placing the order would get now. Places nothing. */
export async function testOrder(
  ...request: Parameters<typeof reasonsAgainst>
): Promise<Outcome<ReplyOf<typeof orders.test>, TakingRefusal | 'TRADING_PAUSED'>> {
  const [reason] = await reasonsAgainst(...request)
  return reason ?? ok({})
}

/** Reads the account and the product for a preview. It locks nothing, because placement checks again. */
async function rightsOf(
  tx: Tx,
  { customerId }: CustomerSession,
  { terms }: LiveMarket,
  side: OrderSide,
): Promise<OrderRights> {
  const { actor, exchange } = await readActor(tx, customerId)
  const asset = (await findAsset(tx, terms.base)) ?? freeAsset
  const isCounted = side === 'buy' && asset.cap !== null
  const owned = isCounted ? await readOwned(tx, customerId, terms.base) : 0n
  const against: OrderRights['against'] = (lots) => {
    const total = isCounted ? owned + quantityOf(terms, lots) : 0n
    const object = { asset, exchange, total, spends: heldCoin(terms, side) }
    return [
      ...decide(actor, 'place_order', object, tx.now).reasons,
      ...decide(actor, side, object, tx.now).reasons,
      ...decide(actor, 'spend', object, tx.now).reasons,
    ]
  }
  const rates = ratesOf(await readFeeFacts(tx, customerId), terms)
  return { against, collared: actor.pausedUntil !== null || actor.indebted, rates }
}

/** Returns all reasons for which placing the order would be refused now, in the order of the checks. */
export async function reasonsAgainst(
  tx: Tx,
  trading: Pick<TradingCore, 'known'>,
  customer: CustomerSession,
  symbol: string,
  request: OrderInput,
): Promise<readonly Refusal<TakingRefusal | 'TRADING_PAUSED'>[]> {
  const { known } = trading
  if (known === undefined) return [tradingPaused]
  const market = known.markets.get(symbol)
  if (market === undefined) return [marketUnknown]
  const orderRequest = { ...request, customer: customer.customerId }
  return [...objections(known, market, await rightsOf(tx, customer, market, orderRequest.side), orderRequest, tx.now)]
}

/**
 * Returns the cost of an order, and the reasons for which it would be refused, by the rules of placement. Changes
 * nothing.
 */
export async function previewOrder(
  tx: Tx,
  trading: TradingCore,
  customer: CustomerSession,
  symbol: string,
  request: OrderInput,
): Promise<Outcome<Preview, 'MARKET_UNKNOWN' | 'TRADING_PAUSED'>> {
  const { known } = trading
  if (known === undefined) return tradingPaused
  const market = known.markets.get(symbol)
  const book = trading.bookOf(symbol)
  if (market === undefined || book === undefined) return marketUnknown
  const orderRequest = { ...request, customer: customer.customerId }
  const rights = await rightsOf(tx, customer, market, orderRequest.side)
  const found = [...objections(known, market, rights, orderRequest, tx.now)]
  const codes = new Set(found.map(({ code }) => code))
  const coin = heldCoin(market.terms, orderRequest.side)
  const scale = orderRequest.side === 'buy' ? market.terms.quoteScale : market.terms.baseScale
  const have = available(known.accounts.get(spotKey(orderRequest.customer, coin)))
  // A price outside the band is a reason, and its cost is still computed.
  const read = readTerms(market, rights.rates, orderRequest, holdingIn(known, market, orderRequest.customer))
  return ok({
    eligible: codes.size === 0,
    reasons: PreviewReason.options.filter((reason) => codes.has(reason)),
    why: PreviewReason.options.flatMap((code) => whyOf(code, found)),
    ...(read.ok ? costs(market, book, orderRequest, read.value) : nothing),
    leaves: read.ok && read.value.hold <= have ? formatAmount(amount(have - read.value.hold), scale) : null,
    holdCoin: coin,
    available: formatAmount(amount(have), scale),
  })
}

/** Returns a reason with the arguments of its sentence, and the place at which the customer can resolve it. */
function whyOf(code: Preview['reasons'][number], found: readonly Refusal[]): Preview['why'] {
  const refusal = found.find((each) => each.code === code)
  if (refusal === undefined) return []
  const params = Object.fromEntries(Object.entries(refusal.params ?? {}).map(([name, value]) => [name, String(value)]))
  return [{ code, params, fix: fixOf(code) }]
}

type Costs = Omit<Preview, 'eligible' | 'reasons' | 'why' | 'leaves' | 'holdCoin' | 'available'>
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

function costs(market: LiveMarket, book: CommittedBook, { side, flag }: OrderRequest, terms: OrderTerms): Costs {
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
