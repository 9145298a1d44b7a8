import { type Amount, amount, parseAmount } from '#books/money/amount.ts'
import { PRICE_FIGURES } from '#trading/markets/price-figures.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { RATE_SCALE } from '#books/rates/rate.ts'
import { otcPriceOutOfBand } from './refusals.ts'

export const priceTypes = ['fixed', 'floating'] as const
export type PriceType = (typeof priceTypes)[number]
/** Decimals of a typed price. */
export const PRICE_DECIMALS = 4
/** Maximum distance of a price from the rate, in parts per million. It catches a mistyped digit before a deal. */
export const PRICE_BAND_PPM = 200_000
const ONE = 1_000_000n

export type Priced =
  | { readonly type: 'fixed'; readonly price: Amount }
  /** Parts per million above or below the current rate. */
  | { readonly type: 'floating'; readonly marginPpm: number }

/** Returns the current price at the scale of rates; undefined if it depends on a missing rate. */
export const priceNow = (priced: Priced, rate: Amount | undefined): Amount | undefined =>
  priced.type === 'fixed' ? priced.price : rate === undefined ? undefined : floated(rate, priced.marginPpm)

/** Cut to the decimals of a typed price, so that the displayed price is the price paid. */
function floated(rate: Amount, marginPpm: number): Amount | undefined {
  const step = 10n ** BigInt(RATE_SCALE - PRICE_DECIMALS)
  const price = ((rate * (ONE + BigInt(marginPpm))) / ONE / step) * step
  return price > 0n ? amount(price) : undefined
}

/** Parses a typed price; undefined for zero and for too many decimals. */
export function parseTyped(text: string): Amount | undefined {
  const decimals = text.split('.')[1]?.length ?? 0
  const price = decimals > PRICE_DECIMALS ? undefined : parseAmount(text, RATE_SCALE)
  return price === undefined || price <= 0n ? undefined : price
}

/** Refuses a typed price far from the rate. Without a rate any price is allowed. */
export function withinBand(price: Amount, rate: Amount | undefined): Outcome<void, 'OTC_PRICE_OUT_OF_BAND'> {
  if (rate === undefined) return ok(undefined)
  const away = price > rate ? price - rate : rate - price
  return away * ONE <= rate * BigInt(PRICE_BAND_PPM) ? ok(undefined) : otcPriceOutOfBand(PRICE_BAND_PPM / 10_000)
}

/**
 * True if a price is within the collar. While an account's payments are frozen, its deals must be this near to the
 * rate, and are refused without a rate. Source: decision 0055.
 */
export const isWithinCollar = (price: Amount, rate: Amount): boolean => {
  const away = price > rate ? price - rate : rate - price
  return away * ONE <= rate * BigInt(PRICE_FIGURES.collarPpm)
}

export type Scales = { readonly coin: number; readonly fiat: number }
const unit = (scales: Scales): bigint => 10n ** BigInt(scales.coin + RATE_SCALE)
const fiatUnit = (scales: Scales): bigint => 10n ** BigInt(scales.fiat)

/** Returns the price of `coin`, rounded up, so that the seller never gets too little. */
export const fiatFor = (coin: Amount, price: Amount, scales: Scales): Amount =>
  amount((coin * price * fiatUnit(scales) + unit(scales) - 1n) / unit(scales))

/** Returns the amount of the coin for `fiat`, rounded down. */
export const coinFor = (fiat: Amount, price: Amount, scales: Scales): Amount =>
  amount((fiat * unit(scales)) / (price * fiatUnit(scales)))
