import { amountText } from '#books/money/amount-text.ts'
import { type Amount, amount, formatAmount, minus, rescale, ZERO } from '#books/money/amount.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { ONE, RATE_SCALE } from '#books/rates/rate.ts'
import { withdrawalDayLimitReached, withdrawalMonthLimitReached } from './refusals.ts'

/** Limits count US dollars in millionths, as the dollar coins do. */
export const LIMIT_SCALE = 6

export type LimitClass = 'ri' | 'ai' | 'ei' | 'corporate'
export type WithdrawalLimits = { readonly day: Amount; readonly month: Amount }

const dollars = (whole: bigint): Amount => amount(whole * 1_000_000n)
const accredited = { day: dollars(100_000n), month: dollars(1_000_000n) }
/** By investor class; who is not verified has none and withdraws nothing. Source: decision G30, whose figures are placeholders. */
export const withdrawalLimits: Readonly<Record<LimitClass, WithdrawalLimits>> = {
  ri: { day: dollars(5_000n), month: dollars(50_000n) },
  ai: accredited,
  ei: accredited,
  corporate: { day: dollars(500_000n), month: dollars(5_000_000n) },
}

/** Coins that are worth one US dollar each. */
const dollarCoins: ReadonlySet<string> = new Set(['tUSD', 'USDC', 'USDT'])

/** What an amount counts against the limits; undefined for a coin whose worth is not known: then nothing may leave. */
export const limitValue = (coin: string, minor: Amount, scale: number): Amount | undefined =>
  dollarCoins.has(coin) ? rescale(minor, scale, LIMIT_SCALE) : undefined

/** The same at a price in US dollars, rounded up: nothing counts for less than it is worth. */
export const limitValueAt = (minor: Amount, scale: number, price: Amount): Amount =>
  amount(ceiling(minor * price * 10n ** BigInt(LIMIT_SCALE), 10n ** BigInt(scale + RATE_SCALE)))

/** The price of a coin in US dollars for the limits: of a dollar coin never less than one; undefined for one whose worth is not known. */
export function limitPriceOf(coin: string, prices: ReadonlyMap<string, Amount>): Amount | undefined {
  const price = prices.get(coin)
  if (!dollarCoins.has(coin)) return price
  return price === undefined || price < ONE ? ONE : price
}

/** The price in US dollars of a whole token that costs `reference` minor units of a quote coin with that price. Rounded up. */
export const limitPriceThrough = (reference: Amount, quoteScale: number, quotePrice: Amount): Amount =>
  amount(ceiling(reference * quotePrice, 10n ** BigInt(quoteScale)))

/**
 * What one of any coin counts in US dollars: fiat its price of the moment, a token the reference price of its market; undefined for one
 * whose worth is not known.
 */
export function limitRateOf(
  { coin, kind }: { readonly coin: string; readonly kind: string },
  prices: ReadonlyMap<string, Amount>,
): Amount | undefined {
  if (dollarCoins.has(coin)) return ONE
  return kind === 'fiat' || kind === 'token' ? prices.get(coin) : undefined
}

/** The same of an amount, rounded up; without a worth nothing may leave. */
export function limitValueOf(
  { scale, ...coin }: { readonly coin: string; readonly kind: string; readonly scale: number },
  minor: Amount,
  prices: ReadonlyMap<string, Amount>,
): Amount | undefined {
  const rate = limitRateOf(coin, prices)
  return rate === undefined ? undefined : limitValueAt(minor, scale, rate)
}
const ceiling = (of: bigint, by: bigint): bigint => (of + by - 1n) / by

/** What has been asked for and not given back: in the last 24 hours, and since this month began (UTC). */
export type Used = { readonly last24Hours: Amount; readonly month: Amount }

export const remainingOf = (used: Used, limits: WithdrawalLimits): WithdrawalLimits => ({
  day: left(limits.day, used.last24Hours),
  month: left(limits.month, used.month),
})
const left = (cap: Amount, used: Amount): Amount => (used < cap ? minus(cap, used) : ZERO)

/** Refuses more than what remains of 24 hours or of the month; exactly all of it is allowed. `value` is above zero. */
export function withinRemaining(
  value: Amount,
  remaining: WithdrawalLimits,
): Outcome<WithdrawalLimits, 'WITHDRAWAL_DAY_LIMIT_REACHED' | 'WITHDRAWAL_MONTH_LIMIT_REACHED'> {
  if (value > remaining.day) return withdrawalDayLimitReached(inDollars(remaining.day))
  if (value > remaining.month) return withdrawalMonthLimitReached(inDollars(remaining.month))
  return ok(remaining)
}

/** The same of what has been used of `limits`. */
export const withinLimits = (value: Amount, used: Used, limits: WithdrawalLimits) =>
  withinRemaining(value, remainingOf(used, limits))

const inDollars = (rest: Amount): string => amountText(formatAmount(rest, LIMIT_SCALE))
