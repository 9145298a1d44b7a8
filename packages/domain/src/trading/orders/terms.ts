import { type Amount, amount, feeOf, formatAmount, parseAmount, plus, type Ppm, ppm } from '#books/money/amount.ts'
import { bare } from '#books/money/amount-text.ts'
import { cashOf, cashPerLotTick, type MarketTerms, priceOf, quantityOf } from '#trading/markets/market.ts'
import { protectedPrice } from '#trading/matching/protection.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import type { OrderType } from './kinds.ts'
import { type Across, cashHold, spend } from './spend.ts'
import {
  orderAboveMaximum,
  orderBelowMinimum,
  orderBelowOneLot,
  orderCashTooPrecise,
  orderNobodyAcross,
  orderPriceOffTick,
  orderPriceOutOfBand,
  orderQuantityOffLot,
  orderStopOffTick,
} from './refusals.ts'

export type OrderSide = 'buy' | 'sell'

/**
 * The customer's input, the reference of the price band, and the best opposite price (0 if there is none), in ticks. A
 * cash quantity instead of a quantity also needs the opposite orders, best first.
 */
export type OrderRequest = {
  readonly type: OrderType
  readonly side: OrderSide
  readonly price?: string | undefined
  readonly stop?: string | undefined
  readonly quantity?: string | undefined
  readonly cashQuantity?: string | undefined
  readonly referenceTicks: number
  readonly bestTicks: number
  readonly across?: Iterable<Across> | undefined
  /** The seller's whole holding of the base coin, if no other order holds a part of it. */
  readonly holding?: Amount | undefined
}

/**
 * A request in ticks and lots with its maximum cost. `hold` is in quote for a buy and in base for a sell. `ticks` of a
 * market order is its worst price; `stopTicks` is 0 without a stop. With a cash quantity, `cash`, value and fee are
 * those of the orders that it meets.
 */
export type OrderTerms = {
  readonly ticks: number
  readonly stopTicks: number
  readonly lots: number
  readonly value: Amount
  readonly fee: Amount
  readonly hold: Amount
  readonly cash: Amount | undefined
}

export type OrderTermsRefusal =
  | 'ORDER_PRICE_OFF_TICK'
  | 'ORDER_STOP_OFF_TICK'
  | 'ORDER_NOBODY_ACROSS'
  | 'ORDER_QUANTITY_OFF_LOT'
  | 'ORDER_CASH_TOO_PRECISE'
  | 'ORDER_BELOW_MINIMUM'
  | 'ORDER_BELOW_ONE_LOT'
  | 'ORDER_ABOVE_MAXIMUM'
  | 'ORDER_PRICE_OUT_OF_BAND'

const MILLION = 1_000_000n

/** Maximum distance of a market order from the best price, in parts per million. Source: decision G46. */
const PROTECTION = 50_000

/** Returns the market with a band that includes every price, to compute the cost of an order that would be refused. */
export const withoutBand = (market: MarketTerms): MarketTerms => ({ ...market, band: ppm(Number.MAX_SAFE_INTEGER) })

/**
 * Reads an order by the rules of its market. The order of refusals is: price or stop off tick, no opposite order,
 * quantity off lot or cash quantity too precise. Then follow value below the minimum, less than one lot, above the
 * maximum, price outside the band. Only a sale of the whole holding may be below the minimum (decision 0191). Source:
 * decision G46, threats TRD-05, 07, 15.
 */
export function termsOf(market: MarketTerms, orderRequest: OrderRequest): Outcome<OrderTerms, OrderTermsRefusal> {
  const price = orderRequest.type === 'market' ? worstTicks(market, orderRequest) : limitTicks(market, orderRequest)
  if (!price.ok) return price
  const stopTicks = orderRequest.type === 'stop_limit' ? ticksOf(market, orderRequest.stop) : 0
  if (stopTicks === undefined || stopTicks % market.priceTicks !== 0) return orderStopOffTick(stepOf(market))
  const ticks = price.value
  const read =
    orderRequest.cashQuantity === undefined
      ? byQuantity(market, orderRequest, ticks)
      : byCash(market, orderRequest, ticks)
  if (!read.ok) return read
  const { field, orderValue, ...size } = read.value
  if (orderValue < market.minValue && !isWholeHolding(market, orderRequest, size.lots))
    return orderBelowMinimum(field, boundOf(market, market.minValue))
  if (size.lots === 0) return orderBelowOneLot(field, lotOf(market))
  if (orderValue > market.maxValue) return orderAboveMaximum(field, boundOf(market, market.maxValue))
  const strays = (of: number): boolean => outOfBand(of, orderRequest.referenceTicks, market.band)
  const stray = strays(ticks) ? 'price' : stopTicks > 0 && strays(stopTicks) ? 'stop' : undefined
  if (stray !== undefined) return orderPriceOutOfBand(stray, bandOf(market, orderRequest.referenceTicks))
  return ok({ ticks, stopTicks, ...size })
}

/**
 * True for a sale by quantity of all lots of a holding. The rest of the holding is less than the smallest quantity, so
 * no other order could sell it.
 */
const isWholeHolding = (market: MarketTerms, { side, quantity, holding }: OrderRequest, lots: number): boolean =>
  side === 'sell' && quantity !== undefined && holding !== undefined && lots > 0 && lots === wholeLots(market, holding)

/** The most lots of a holding that an order may sell. */
export function wholeLots({ lot, quantityLots }: MarketTerms, holding: Amount): number {
  const steps = holding / (lot * BigInt(quantityLots))
  const lots = steps * BigInt(quantityLots)
  return lots > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(lots)
}

/** The figures in a refusal, as decimal text without trailing zeros. */
const inQuote = (market: MarketTerms, of: Amount): string => bare(formatAmount(of, market.quoteScale))
const stepOf = (market: MarketTerms) => ({
  step: inQuote(market, priceOf(market, market.priceTicks)),
  coin: market.quote,
})
const lotOf = (market: MarketTerms) => ({
  step: bare(formatAmount(quantityOf(market, market.quantityLots), market.baseScale)),
  coin: market.base,
})
const boundOf = (market: MarketTerms, value: Amount) => ({ bound: inQuote(market, value), coin: market.quote })
function bandOf(market: MarketTerms, reference: number) {
  const [low = 0, high = 0] = (['sell', 'buy'] as const).map((side) => bandEdge(BigInt(reference), market.band, side))
  const textOf = (ticks: number): string => inQuote(market, priceOf(market, ticks))
  return { low: textOf(low), high: textOf(high), coin: market.quote }
}

/** `orderValue` is compared with the minimum and maximum value of the market; `field` is the customer's field. */
type Size = Omit<OrderTerms, 'ticks' | 'stopTicks'> & {
  readonly field: 'quantity' | 'cashQuantity'
  readonly orderValue: Amount
}

function byQuantity(
  market: MarketTerms,
  orderRequest: OrderRequest,
  ticks: number,
): Outcome<Size, 'ORDER_QUANTITY_OFF_LOT'> {
  const lots = lotsOf(market, orderRequest.quantity)
  if (lots === undefined || lots % market.quantityLots !== 0) return orderQuantityOffLot(lotOf(market))
  const value = cashOf(market, ticks, lots)
  const rate = higherFee(market)
  const hold = orderRequest.side === 'buy' ? buyHold(market, ticks, lots, rate) : quantityOf(market, lots)
  return ok({ field: 'quantity', orderValue: value, lots, value, fee: feeOf(value, rate), hold, cash: undefined })
}

/** Computes at most the maximum value of the market, because a larger cash quantity is refused. */
function byCash(
  market: MarketTerms,
  orderRequest: OrderRequest,
  worst: number,
): Outcome<Size, 'ORDER_CASH_TOO_PRECISE'> {
  const { side, across = [] } = orderRequest
  const cash = parseAmount(orderRequest.cashQuantity ?? '', market.quoteScale)
  if (cash === undefined) return orderCashTooPrecise({ decimals: market.quoteScale, coin: market.quote })
  const bounded = cash < market.maxValue ? cash : market.maxValue
  const { lots, cost, fee } = spend(market, { side, cash: bounded, worst }, across)
  const hold = side === 'buy' ? cashHold(cash, market.takerFee) : quantityOf(market, lots)
  return ok({ field: 'cashQuantity', orderValue: cash, lots, value: cost, fee, hold, cash })
}

function limitTicks(market: MarketTerms, { price }: OrderRequest): Outcome<number, 'ORDER_PRICE_OFF_TICK'> {
  const ticks = ticksOf(market, price)
  return ticks === undefined || ticks % market.priceTicks !== 0 ? orderPriceOffTick(stepOf(market)) : ok(ticks)
}

/**
 * Returns the worst price of a market order: beyond the best opposite one by the protection, but never outside the
 * band. If even the best price is outside, returns it, so that the band refuses the order.
 */
function worstTicks(market: MarketTerms, orderRequest: OrderRequest): Outcome<number, 'ORDER_NOBODY_ACROSS'> {
  const { bestTicks, side } = orderRequest
  if (bestTicks === 0) return orderNobodyAcross
  const worst = protectedPrice(side === 'buy' ? 0 : 1, bestTicks, PROTECTION)
  const edge = bandEdge(BigInt(orderRequest.referenceTicks), market.band, side)
  return ok(side === 'buy' ? Math.max(bestTicks, Math.min(worst, edge)) : Math.min(bestTicks, Math.max(worst, edge)))
}

/** Returns the last price inside the band: above the reference for a buy, below it for a sell. */
function bandEdge(reference: bigint, band: Ppm, side: OrderSide): number {
  const distance = (reference * BigInt(band)) / MILLION
  const edge = side === 'buy' ? reference + distance : reference - distance
  if (edge < 1n) return 1
  return edge > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(edge)
}

/** Returns the whole ticks of a price; undefined if it is between two ticks, or missing. */
export function ticksOf(market: MarketTerms, text: string | undefined): number | undefined {
  const price = text === undefined ? undefined : parseAmount(text, market.quoteScale)
  return price === undefined ? undefined : stepsOf(price, market.tick)
}

/** Returns the whole lots of a quantity; undefined if it is between two lots. */
export function lotsOf(market: MarketTerms, text: string | undefined): number | undefined {
  const quantity = text === undefined ? undefined : parseAmount(text, market.baseScale)
  return quantity === undefined ? undefined : stepsOf(quantity, market.lot)
}

/** Returns whole steps above zero within the safe integers; undefined if the amount is between two steps. */
function stepsOf(of: Amount, step: Amount): number | undefined {
  const steps = of / step
  return of > 0n && of % step === 0n && steps <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(steps) : undefined
}

const outOfBand = (ticks: number, reference: number, band: Ppm): boolean =>
  BigInt(Math.abs(ticks - reference)) * MILLION > BigInt(reference) * BigInt(band)

/** An order may become maker or taker, so it holds the higher fee. */
export const higherFee = (market: MarketTerms): Ppm =>
  market.makerFee > market.takerFee ? market.makerFee : market.takerFee

/**
 * Returns the hold of a buy: its value and the maximum of its fees. The fee of each fill is rounded up separately. So
 * an order that is filled lot by lot may pay up to one minor unit per lot more than for one fill. It never pays more
 * than the fee of one lot times the lots. The rest of the hold always covers the rest of the order.
 */
export function buyHold(market: MarketTerms, ticks: number, lots: number, rate: Ppm): Amount {
  const value = cashOf(market, ticks, lots)
  const inPieces = feeOf(amount(cashPerLotTick(market) * BigInt(ticks)), rate) * BigInt(lots)
  const rounded = feeOf(value, rate) + (rate === 0 ? 0n : BigInt(lots - 1))
  return plus(value, amount(inPieces < rounded ? inPieces : rounded))
}
