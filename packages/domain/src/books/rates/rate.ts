import { type Amount, amount, parseAmount } from '#books/money/amount.ts'

/** Decimals of a price: 1.3402 is 13402000000. */
export const RATE_SCALE = 10
/** The currency of limits, in which rate sources are compared. */
export const USD = 'USD'
/** The price of a currency in itself. */
export const ONE: Amount = amount(10n ** BigInt(RATE_SCALE))
/**
 * A rate older than this many seconds is shown with a warning and used for no decision. Source: decision G35, threat
 * TRF-06.
 */
export const RATE_FRESH_SECONDS = 60
/** No coin of ours has such a high price in any fiat currency, so its source must be broken. */
const PRICE_LIMIT = 10n ** BigInt(9 + RATE_SCALE)

/**
 * A price as a source wrote it. Undefined for zero, signs, exponents, NaN and absurdly high prices. Digits beyond the
 * scale are truncated.
 */
export function parsePrice(text: string): Amount | undefined {
  const written = /^(\d+(?:\.\d{1,10})?)\d*$/.exec(text)?.[1]
  const price = written === undefined ? undefined : parseAmount(written, RATE_SCALE)
  return price === undefined || price === 0n || price >= PRICE_LIMIT ? undefined : price
}

/** Price of `coin` in `fiat` if both are priced in a third currency; undefined if it is indistinguishable from zero. */
export function crossPrice(coin: Amount, fiat: Amount): Amount | undefined {
  const price = (coin * 10n ** BigInt(RATE_SCALE)) / fiat
  return price === 0n ? undefined : amount(price)
}

/**
 * The value of `of` a coin of `scale` at `price`, in minor units of a fiat of `fiatScale`, rounded down. For display
 * only.
 */
export const worthOf = (of: Amount, scale: number, price: Amount, fiatScale: number): Amount =>
  amount((of * price * 10n ** BigInt(fiatScale)) / 10n ** BigInt(scale + RATE_SCALE))

/**
 * The price of one unit through another coin, for example a token at 16.72 tUSD with tUSD in the fiat currency. Rounded
 * down.
 */
export const priceThrough = (price: Amount, scale: number, rate: Amount): Amount =>
  amount((price * rate) / 10n ** BigInt(scale))

export const isStale = (asOf: Date, now: Date): boolean => now.getTime() - asOf.getTime() > RATE_FRESH_SECONDS * 1000
