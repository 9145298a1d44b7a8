import { type Amount, amount, feeOf, parseAmount, plus, type Ppm } from '../money/amount.ts'
import { cashOf, cashPerLotTick, type MarketTerms } from '../markets/market.ts'
import { ok, type Outcome, refuse } from '../outcome.ts'

export type OrderSide = 'buy' | 'sell'

/** What a customer wrote, and the reference the price band is measured from, in ticks. */
export type Wish = {
  readonly side: OrderSide
  readonly price: string
  readonly quantity: string
  readonly referenceTicks: number
}

/** A wish in ticks and lots with what it costs at most; `hold` is in quote for a buy and in base for a sell. */
export type OrderTerms = {
  readonly ticks: number
  readonly lots: number
  readonly value: Amount
  readonly fee: Amount
  readonly hold: Amount
}

export type OrderTermsRefusal =
  | 'ORDER_PRICE_OFF_TICK'
  | 'ORDER_QUANTITY_OFF_LOT'
  | 'ORDER_BELOW_MINIMUM'
  | 'ORDER_ABOVE_MAXIMUM'
  | 'ORDER_PRICE_OUT_OF_BAND'

const MILLION = 1_000_000n

/**
 * Reads a limit order against the rules of its market. Order of refusals: price off tick, quantity off lot, value below
 * the minimum, above the maximum, price outside the band around the reference. Source: decision G46, threats TRD-05, 07, 15.
 */
export function termsOf(market: MarketTerms, wish: Wish): Outcome<OrderTerms, OrderTermsRefusal> {
  const price = parseAmount(wish.price, market.quoteScale)
  const ticks = price === undefined ? undefined : stepsOf(price, market.tick)
  if (ticks === undefined) return refuse('ORDER_PRICE_OFF_TICK', { field: 'price' })
  const quantity = parseAmount(wish.quantity, market.baseScale)
  const lots = quantity === undefined ? undefined : stepsOf(quantity, market.lot)
  if (lots === undefined) return refuse('ORDER_QUANTITY_OFF_LOT', { field: 'quantity' })
  const value = cashOf(market, ticks, lots)
  if (value < market.minValue) return refuse('ORDER_BELOW_MINIMUM', { field: 'quantity' })
  if (value > market.maxValue) return refuse('ORDER_ABOVE_MAXIMUM', { field: 'quantity' })
  if (outOfBand(BigInt(ticks), BigInt(wish.referenceTicks), market.band))
    return refuse('ORDER_PRICE_OUT_OF_BAND', { field: 'price' })
  const fee = feeOf(value, higherFee(market))
  const hold = wish.side === 'buy' ? buyHold(market, ticks, lots, higherFee(market)) : amount(market.lot * BigInt(lots))
  return ok({ ticks, lots, value, fee, hold })
}

/** Whole steps above zero that a safe integer can count; undefined for anything between two steps. */
function stepsOf(of: Amount, step: Amount): number | undefined {
  const steps = of / step
  return of > 0n && of % step === 0n && steps <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(steps) : undefined
}

const outOfBand = (ticks: bigint, reference: bigint, band: Ppm): boolean => {
  const distance = ticks > reference ? ticks - reference : reference - ticks
  return distance * MILLION > reference * BigInt(band)
}

/** Nobody knows beforehand whether an order makes or takes, so the dearer of the two is reserved. */
export const higherFee = (market: MarketTerms): Ppm =>
  market.makerFee > market.takerFee ? market.makerFee : market.takerFee

/**
 * What a buy reserves: its value and the most that fees may come to. Each fill's fee is rounded up by itself, so an order
 * filled lot by lot may pay up to one minor unit a lot more than its fee in one piece; never more than the fee of one lot
 * times the lots. What is left of the hold always covers what is left of the order.
 */
export function buyHold(market: MarketTerms, ticks: number, lots: number, rate: Ppm): Amount {
  const value = cashOf(market, ticks, lots)
  const inPieces = feeOf(amount(cashPerLotTick(market) * BigInt(ticks)), rate) * BigInt(lots)
  const rounded = feeOf(value, rate) + (rate === 0 ? 0n : BigInt(lots - 1))
  return plus(value, amount(inPieces < rounded ? inPieces : rounded))
}
