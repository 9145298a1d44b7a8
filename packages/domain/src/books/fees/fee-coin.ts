import { type Amount, amount, type Ppm } from '#books/money/amount.ts'

/** The largest share of a fee, in parts per million, that a customer saves by paying with the fee coin. */
export const MAX_COIN_DISCOUNT = 500_000

/** The coin in which customers may pay trading fees, and the share of a fee that they save, in parts per million. */
export type FeeCoin = { readonly coin: string; readonly scale: number; readonly discount: Ppm }
/** The prices of the fee coin and of the fee's own coin in one currency, at `RATE_SCALE`. */
export type FeePrices = { readonly coin: Amount; readonly quote: Amount }

const MILLION = 1_000_000n

/**
 * Returns the amount of the fee coin that pays a fee in a coin of `quoteScale`. It is the fee less the discount,
 * converted at these prices and rounded up. A fee above zero never becomes zero.
 */
export function inFeeCoin(fee: Amount, quoteScale: number, { scale, discount }: FeeCoin, prices: FeePrices): Amount {
  const share = MILLION - BigInt(discount)
  const value = fee * share * prices.quote * 10n ** BigInt(scale)
  const unit = MILLION * prices.coin * 10n ** BigInt(quoteScale)
  return amount((value + unit - 1n) / unit)
}
