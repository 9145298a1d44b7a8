import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'
import { type Amount, amount, formatAmount, type Ppm, ppm, rescale } from '#books/money/amount.ts'
import { assert } from '#platform/outcome/outcome.ts'

/**
 * The statuses of a market. Trading stops in two steps and restarts in two, so that everybody can cancel orders first
 * (invariants §3). It restarts at once, or with an auction that collects orders and then trades them at one price. The
 * price rules interrupt trading with a volatility auction, or stop it.
 */
export const marketMachine = machine('closed', {
  closed: { open: 'open', call: 'auction' },
  open: { restrict: 'cancel_only', interrupt: 'auction', stop: 'halted' },
  cancel_only: { halt: 'halted', open: 'open', call: 'auction' },
  halted: { restrict: 'cancel_only' },
  auction: { open: 'open', restrict: 'cancel_only', stop: 'halted' },
})
export type MarketState = StatusOf<typeof marketMachine>
export type MarketEvent = EventOf<typeof marketMachine>
export const marketEvents = ['open', 'call', 'restrict', 'halt'] as const satisfies readonly MarketEvent[]

/** The party that last changed a market's status: staff, the price rules, or the trading hours. */
export const marketMovers = ['staff', 'volatility', 'schedule'] as const
export type MarketMover = (typeof marketMovers)[number]

/**
 * True if a pair accepts orders. One operator alone can stop it from such a status; a step back towards trading needs
 * two.
 */
export const takesOrders = (state: MarketState): boolean => state === 'open' || state === 'auction'

/**
 * The rules of one pair. `tick` is the smallest step of the price of one whole base unit, in minor quote units. `lot`
 * is the smallest quantity in minor base units. Fees are in parts per million of the quote value. `band` is the maximum
 * distance of a limit from the reference price. Source: decision G46.
 */
export type MarketTerms = {
  readonly symbol: string
  readonly base: string
  readonly quote: string
  readonly baseScale: number
  readonly quoteScale: number
  readonly tick: Amount
  readonly lot: Amount
  /**
   * The steps of new orders: a price must be a multiple of this number of ticks, a quantity of this number of lots.
   * Stored prices and quantities count ticks and lots, which never change; the steps can change.
   */
  readonly priceTicks: number
  readonly quantityLots: number
  readonly makerFee: Ppm
  readonly takerFee: Ppm
  readonly minValue: Amount
  readonly maxValue: Amount
  readonly band: Ppm
}

/** Returns the coin that an order of a side holds. */
export const heldCoin = ({ base, quote }: Pick<MarketTerms, 'base' | 'quote'>, side: 'buy' | 'sell'): string =>
  side === 'buy' ? quote : base

/**
 * Minimum number of minutes for which an auction collects orders. It ends at a random moment within the following half
 * minute. Source: decision G46.
 */
export const AUCTION_MINUTES = 10
export const AUCTION_END_SECONDS = 30

/** Returns the band in a status: in an auction prices may be twice as far from the reference. Source: decision G46. */
export const bandIn = (state: MarketState, band: Ppm): Ppm =>
  state === 'auction' ? ppm(Math.min(band * 2, 1_000_000)) : band

/**
 * Returns the minor quote units of one lot at a price of one tick. Throws for a market whose tick and lot do not divide
 * exactly, because no fill may need rounding.
 */
export function cashPerLotTick(terms: Pick<MarketTerms, 'tick' | 'lot' | 'baseScale'>): Amount {
  const one = 10n ** BigInt(terms.baseScale)
  const product = terms.tick * terms.lot
  assert(product > 0n && product % one === 0n, 'a lot at one tick is not a whole number of minor quote units')
  return amount(product / one)
}

/** Returns the exact value of `lots` at `ticks` in minor quote units. */
export const cashOf = (terms: MarketTerms, ticks: number, lots: number): Amount =>
  amount(cashPerLotTick(terms) * BigInt(ticks) * BigInt(lots))

/** Returns a price as an amount of quote for one whole base unit. */
export const priceOf = (terms: MarketTerms, ticks: number): Amount => amount(terms.tick * BigInt(ticks))

/** Returns a quantity as an amount of base. */
export const quantityOf = (terms: MarketTerms, lots: number): Amount => amount(terms.lot * BigInt(lots))

/**
 * Returns the decimals that a step of `step` minor units needs at `scale`: 0.01 at scale 6 needs 2. Prices and
 * quantities are displayed with no more.
 */
export function precisionOf(step: Amount, scale: number): number {
  let precision = scale
  for (let rest: bigint = step; precision > 0 && rest % 10n === 0n; rest /= 10n) precision--
  return precision
}

/** True if price, stop and open quantity of an order fit the steps of its market. */
export const fitsSteps = (
  { priceTicks, quantityLots }: Pick<MarketTerms, 'priceTicks' | 'quantityLots'>,
  { ticks, stopTicks, lots }: { readonly ticks: number; readonly stopTicks: number | null; readonly lots: number },
): boolean => ticks % priceTicks === 0 && (stopTicks ?? 0) % priceTicks === 0 && lots % quantityLots === 0

/** Formats a price for the API, with exactly the decimals of the tick. */
export const priceText = (terms: MarketTerms, ticks: number): string =>
  stepText(priceOf(terms, ticks), terms.tick, terms.quoteScale)

/** Formats a quantity for the API, with exactly the decimals of the lot. */
export const quantityText = (terms: MarketTerms, lots: number): string =>
  stepText(quantityOf(terms, lots), terms.lot, terms.baseScale)

/** Formats an amount that is a multiple of `step`, without the decimals that are always zero. */
export const stepText = (of: Amount, step: Amount, scale: number): string => {
  const precision = precisionOf(step, scale)
  return formatAmount(rescale(of, scale, precision), precision)
}
