import { type Amount, amount, parseAmount } from '#books/money/amount.ts'

/** Decimals of a price: 1.3402 is 13402000000. */
export const RATE_SCALE = 10
/** The currency of limits, in which rate sources are compared. */
export const USD = 'USD'
/** The price of a currency in itself. */
export const ONE: Amount = amount(10n ** BigInt(RATE_SCALE))
/**
 * Age in seconds above which a rate is shown with a warning and not used for decisions. Source: decision G35, threat
 * TRF-06.
 */
export const RATE_FRESH_SECONDS = 60
/** No listed coin has such a high price in any fiat currency, so a source that reports one is broken. */
const PRICE_LIMIT = 10n ** BigInt(9 + RATE_SCALE)

/**
 * Parses a price as a source wrote it. Returns undefined for zero, signs, exponents, NaN and absurdly high prices. Cuts
 * digits beyond the scale.
 */
export function parsePrice(text: string): Amount | undefined {
  const written = /^(\d+(?:\.\d{1,10})?)\d*$/.exec(text)?.[1]
  const price = written === undefined ? undefined : parseAmount(written, RATE_SCALE)
  return price === undefined || price === 0n || price >= PRICE_LIMIT ? undefined : price
}

/**
 * Returns the price of `coin` in `fiat` if both are priced in a third currency; undefined if it would be rounded to
 * zero.
 */
export function crossPrice(coin: Amount, fiat: Amount): Amount | undefined {
  const price = (coin * 10n ** BigInt(RATE_SCALE)) / fiat
  return price === 0n ? undefined : amount(price)
}

/**
 * Returns the value of `of` units of a coin at `price`, in minor units of a fiat currency, rounded down. For display
 * only.
 */
export const worthOf = (of: Amount, scale: number, price: Amount, fiatScale: number): Amount =>
  amount((of * price * 10n ** BigInt(fiatScale)) / 10n ** BigInt(scale + RATE_SCALE))

/**
 * Returns the price of one unit through another coin, for example of a token at 16.72 tUSD with tUSD in the fiat
 * currency. Rounded down.
 */
export const priceThrough = (price: Amount, scale: number, rate: Amount): Amount =>
  amount((price * rate) / 10n ** BigInt(scale))

export const isStale = (asOf: Date, now: Date): boolean => now.getTime() - asOf.getTime() > RATE_FRESH_SECONDS * 1000
