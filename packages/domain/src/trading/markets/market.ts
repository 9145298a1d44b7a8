import { type EventOf, machine, type StatusOf } from '#platform/machine/machine.ts'
import { type Amount, amount, formatAmount, type Ppm, ppm, rescale } from '#books/money/amount.ts'
import { assert } from '#platform/outcome/outcome.ts'

/**
 * The states of a market. Trading stops in two steps and starts again in two, so that everybody can cancel orders first
 * (invariants §3). It starts at once, or by an auction that collects orders and then trades them at one price. The
 * price rules interrupt trading for a volatility auction, or stop it.
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

/** The author of the last change of a market's state: staff, the price rules, or the trading hours. */
export const marketMovers = ['staff', 'volatility', 'schedule'] as const
export type MarketMover = (typeof marketMovers)[number]

/**
 * True if a pair accepts orders. From such a state one operator can stop it alone; a step back towards trading needs
 * two.
 */
export const takesOrders = (state: MarketState): boolean => state === 'open' || state === 'auction'

/**
 * The rules of one pair. `tick` is the smallest price step in minor quote units for one whole base unit, `lot` the
 * smallest quantity in minor base units. Fees are in parts per million of the quote value. `band` is the maximum
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
   * The steps of new orders: a price is a multiple of so many ticks, a quantity of so many lots. Prices and quantities
   * are stored in ticks and lots, which never change; these do.
   */
  readonly priceTicks: number
  readonly quantityLots: number
  readonly makerFee: Ppm
  readonly takerFee: Ppm
  readonly minValue: Amount
  readonly maxValue: Amount
  readonly band: Ppm
}

/** The coin that an order of a side holds. */
export const heldCoin = ({ base, quote }: Pick<MarketTerms, 'base' | 'quote'>, side: 'buy' | 'sell'): string =>
  side === 'buy' ? quote : base

/**
 * Minutes for which an auction collects orders at least. It ends at a random moment within half a minute after. Source:
 * decision G46.
 */
export const AUCTION_MINUTES = 10
export const AUCTION_END_SECONDS = 30

/** In an auction prices may be twice as far from the reference. Source: decision G46. */
export const bandIn = (state: MarketState, band: Ppm): Ppm =>
  state === 'auction' ? ppm(Math.min(band * 2, 1_000_000)) : band

/**
 * Minor quote units of one lot at a price of one tick. A market whose tick and lot do not divide exactly is a bug in
 * its setup, because cash would need rounding and no fill may round.
 */
export function cashPerLotTick(terms: Pick<MarketTerms, 'tick' | 'lot' | 'baseScale'>): Amount {
  const one = 10n ** BigInt(terms.baseScale)
  const product = terms.tick * terms.lot
  assert(product > 0n && product % one === 0n, 'a lot at one tick is not a whole number of minor quote units')
  return amount(product / one)
}

/** The value of `lots` at `ticks` in minor quote units, exact. */
export const cashOf = (terms: MarketTerms, ticks: number, lots: number): Amount =>
  amount(cashPerLotTick(terms) * BigInt(ticks) * BigInt(lots))

/** A price as an amount of quote for one whole base unit. */
export const priceOf = (terms: MarketTerms, ticks: number): Amount => amount(terms.tick * BigInt(ticks))

/** A quantity as an amount of base. */
export const quantityOf = (terms: MarketTerms, lots: number): Amount => amount(terms.lot * BigInt(lots))

/** Decimals that a step of `step` minor units needs at `scale`: 0.01 at scale 6 needs 2. Prices and quantities show no more. */
export function precisionOf(step: Amount, scale: number): number {
  let precision = scale
  for (let rest: bigint = step; precision > 0 && rest % 10n === 0n; rest /= 10n) precision--
  return precision
}

/** True if an order with this price, stop and open quantity fits the steps of its market. */
export const fitsSteps = (
  { priceTicks, quantityLots }: Pick<MarketTerms, 'priceTicks' | 'quantityLots'>,
  { ticks, stopTicks, lots }: { readonly ticks: number; readonly stopTicks: number | null; readonly lots: number },
): boolean => ticks % priceTicks === 0 && (stopTicks ?? 0) % priceTicks === 0 && lots % quantityLots === 0

/** A price on the wire: exactly the decimals of the tick. */
export const priceText = (terms: MarketTerms, ticks: number): string =>
  stepText(priceOf(terms, ticks), terms.tick, terms.quoteScale)

/** A quantity on the wire: exactly the decimals of the lot. */
export const quantityText = (terms: MarketTerms, lots: number): string =>
  stepText(quantityOf(terms, lots), terms.lot, terms.baseScale)

/** An amount that is a multiple of `step`, without the decimals that are always zero. */
export const stepText = (of: Amount, step: Amount, scale: number): string => {
  const precision = precisionOf(step, scale)
  return formatAmount(rescale(of, scale, precision), precision)
}
