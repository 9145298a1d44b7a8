import { type Amount, amount, parseAmount } from '#books/money/amount.ts'
import { PRICE_FIGURES } from '#trading/markets/price-figures.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { RATE_SCALE } from '#books/rates/rate.ts'
import { otcPriceOutOfBand } from './refusals.ts'

export const priceTypes = ['fixed', 'floating'] as const
export type PriceType = (typeof priceTypes)[number]
/** Decimals of a price that somebody types. */
export const PRICE_DECIMALS = 4
/** How far a price may be from the rate, in parts per million: a digit too many is seen before anybody takes it. */
export const PRICE_BAND_PPM = 200_000
const ONE = 1_000_000n

export type Priced =
  | { readonly type: 'fixed'; readonly price: Amount }
  /** So many parts per million above the rate of the moment, or below. */
  | { readonly type: 'floating'; readonly marginPpm: number }

/** The price of the moment, at the scale of rates; undefined where it needs a rate that nobody knows now. */
export const priceNow = (priced: Priced, rate: Amount | undefined): Amount | undefined =>
  priced.type === 'fixed' ? priced.price : rate === undefined ? undefined : floated(rate, priced.marginPpm)

/** Cut to the decimals that a person could type, so that what is shown is what is paid. */
function floated(rate: Amount, marginPpm: number): Amount | undefined {
  const step = 10n ** BigInt(RATE_SCALE - PRICE_DECIMALS)
  const price = ((rate * (ONE + BigInt(marginPpm))) / ONE / step) * step
  return price > 0n ? amount(price) : undefined
}

/** A price as its owner typed it; undefined for zero and for more decimals than a price has. */
export function parseTyped(text: string): Amount | undefined {
  const decimals = text.split('.')[1]?.length ?? 0
  const price = decimals > PRICE_DECIMALS ? undefined : parseAmount(text, RATE_SCALE)
  return price === undefined || price <= 0n ? undefined : price
}

/** A typed price must be near the rate, as long as one is known. */
export function withinBand(price: Amount, rate: Amount | undefined): Outcome<void, 'OTC_PRICE_OUT_OF_BAND'> {
  if (rate === undefined) return ok(undefined)
  const away = price > rate ? price - rate : rate - price
  return away * ONE <= rate * BigInt(PRICE_BAND_PPM) ? ok(undefined) : otcPriceOutOfBand(PRICE_BAND_PPM / 10_000)
}

/** While what leaves an account is frozen, its deals are made only this near the rate, and not at all without one. Source: decision 0055. */
export const isWithinCollar = (price: Amount, rate: Amount): boolean => {
  const away = price > rate ? price - rate : rate - price
  return away * ONE <= rate * BigInt(PRICE_FIGURES.collarPpm)
}

export type Scales = { readonly coin: number; readonly fiat: number }
const unit = (scales: Scales): bigint => 10n ** BigInt(scales.coin + RATE_SCALE)
const fiatUnit = (scales: Scales): bigint => 10n ** BigInt(scales.fiat)

/** What `coin` costs, rounded up: nobody is paid less than the price. */
export const fiatFor = (coin: Amount, price: Amount, scales: Scales): Amount =>
  amount((coin * price * fiatUnit(scales) + unit(scales) - 1n) / unit(scales))

/** What `fiat` buys, rounded down. */
export const coinFor = (fiat: Amount, price: Amount, scales: Scales): Amount =>
  amount((fiat * unit(scales)) / (price * fiatUnit(scales)))
