import { type Amount, amount, type Ppm } from '#books/money/amount.ts'

/** The largest share of a fee that a customer saves by paying it with the fee coin. */
export const MAX_COIN_DISCOUNT = 500_000

/** The coin with which customers may pay trading fees, and the share of a fee that they save. */
export type FeeCoin = { readonly coin: string; readonly scale: number; readonly discount: Ppm }
/** The prices of the fee coin and of the coin of the fee in the same currency, at `RATE_SCALE`. */
export type FeePrices = { readonly coin: Amount; readonly quote: Amount }

const MILLION = 1_000_000n

/**
 * The amount of the fee coin that pays a fee in a coin of `quoteScale`: the fee less the discount, at these prices,
 * rounded up. A fee above zero never becomes zero.
 */
export function inFeeCoin(fee: Amount, quoteScale: number, { scale, discount }: FeeCoin, prices: FeePrices): Amount {
  const share = MILLION - BigInt(discount)
  const value = fee * share * prices.quote * 10n ** BigInt(scale)
  const unit = MILLION * prices.coin * 10n ** BigInt(quoteScale)
  return amount((value + unit - 1n) / unit)
}
