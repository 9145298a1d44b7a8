import { amountText } from '#books/money/amount-text.ts'
import { type Amount, amount, formatAmount, minus, rescale, ZERO } from '#books/money/amount.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { ONE, RATE_SCALE, USD } from '#books/rates/rate.ts'
import { withdrawalDayLimitReached, withdrawalMonthLimitReached } from './refusals.ts'

/** Limits are US dollars in millionths, the scale of dollar coins. */
export const LIMIT_SCALE = 6
/** The currency in which limits of customers and operators count. */
export const LIMIT_CURRENCY = USD

export type LimitClass = 'ri' | 'ai' | 'ei' | 'corporate'
export type WithdrawalLimits = { readonly day: Amount; readonly month: Amount }

/** A limit of whole US dollars. */
export const limitOfDollars = (whole: number): Amount => amount(BigInt(whole) * 10n ** BigInt(LIMIT_SCALE))

/** Coins with a value of one US dollar each. */
const dollarCoins: ReadonlySet<string> = new Set(['tUSD', 'USDC', 'USDT'])

/** The value of an amount for the limits; undefined for a coin without a known value, which may not leave. */
export const limitValue = (coin: string, minor: Amount, scale: number): Amount | undefined =>
  dollarCoins.has(coin) ? rescale(minor, scale, LIMIT_SCALE) : undefined

/** The value at a price in US dollars, rounded up, so that nothing counts below its value. */
export const limitValueAt = (minor: Amount, scale: number, price: Amount): Amount =>
  amount(ceiling(minor * price * 10n ** BigInt(LIMIT_SCALE), 10n ** BigInt(scale + RATE_SCALE)))

/**
 * The price of a coin in US dollars for the limits: at least one for a dollar coin; undefined without a known value.
 */
export function limitPriceOf(coin: string, prices: ReadonlyMap<string, Amount>): Amount | undefined {
  const price = prices.get(coin)
  if (!dollarCoins.has(coin)) return price
  return price === undefined || price < ONE ? ONE : price
}

/** The price in US dollars of a whole token that costs `reference` minor units of a quote coin with that price. Rounded up. */
export const limitPriceThrough = (reference: Amount, quoteScale: number, quotePrice: Amount): Amount =>
  amount(ceiling(reference * quotePrice, 10n ** BigInt(quoteScale)))

/**
 * The limit value of one unit of any coin in US dollars: the current price of a fiat currency, the reference price of a
 * token's market; undefined without a known value.
 */
export function limitRateOf(
  { coin, kind }: { readonly coin: string; readonly kind: string },
  prices: ReadonlyMap<string, Amount>,
): Amount | undefined {
  if (dollarCoins.has(coin)) return ONE
  return kind === 'fiat' || kind === 'token' ? prices.get(coin) : undefined
}

/** The limit value of an amount, rounded up. An amount without a known value may not leave. */
export function limitValueOf(
  { scale, ...coin }: { readonly coin: string; readonly kind: string; readonly scale: number },
  minor: Amount,
  prices: ReadonlyMap<string, Amount>,
): Amount | undefined {
  const rate = limitRateOf(coin, prices)
  return rate === undefined ? undefined : limitValueAt(minor, scale, rate)
}
const ceiling = (of: bigint, by: bigint): bigint => (of + by - 1n) / by

/** The used amounts, without those given back: in the last 24 hours, and since this month began (UTC). */
export type Used = { readonly last24Hours: Amount; readonly month: Amount }

export const remainingOf = (used: Used, limits: WithdrawalLimits): WithdrawalLimits => ({
  day: left(limits.day, used.last24Hours),
  month: left(limits.month, used.month),
})
const left = (cap: Amount, used: Amount): Amount => (used < cap ? minus(cap, used) : ZERO)

/** Refuses more than the rest of 24 hours or of the month; exactly the rest is allowed. `value` is above zero. */
export function withinRemaining(
  value: Amount,
  remaining: WithdrawalLimits,
): Outcome<WithdrawalLimits, 'WITHDRAWAL_DAY_LIMIT_REACHED' | 'WITHDRAWAL_MONTH_LIMIT_REACHED'> {
  if (value > remaining.day) return withdrawalDayLimitReached(inDollars(remaining.day))
  if (value > remaining.month) return withdrawalMonthLimitReached(inDollars(remaining.month))
  return ok(remaining)
}

/** The same check for the used amounts of `limits`. */
export const withinLimits = (value: Amount, used: Used, limits: WithdrawalLimits) =>
  withinRemaining(value, remainingOf(used, limits))

const inDollars = (rest: Amount): string => amountText(formatAmount(rest, LIMIT_SCALE))
