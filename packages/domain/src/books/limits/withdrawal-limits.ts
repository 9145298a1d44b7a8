import { amountText } from '#books/money/amount-text.ts'
import { type Amount, amount, formatAmount, minus, ZERO } from '#books/money/amount.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { ONE, RATE_SCALE, USD } from '#books/rates/rate.ts'
import {
  withdrawalCalendarDayLimitReached,
  withdrawalDayLimitReached,
  withdrawalMonthLimitReached,
} from './refusals.ts'

/** Limits are millionths of the reference currency, the scale of dollar coins. */
export const LIMIT_SCALE = 6

export type LimitClass = 'ri' | 'ai' | 'ei' | 'corporate'
/**
 * The maximum amounts that may leave within 24 hours, a calendar day and a calendar month (UTC). `calendarDay` is null
 * without a separate limit.
 */
export type WithdrawalLimits = {
  readonly day: Amount
  readonly calendarDay: Amount | null
  readonly month: Amount
}

/** Converts whole units of the reference currency to a limit. */
export const wholeLimit = (whole: number): Amount => amount(BigInt(whole) * 10n ** BigInt(LIMIT_SCALE))

/** The smallest number of whole units that is at least this value. */
export const wholeAbove = (value: Amount): string => String(ceiling(value, wholeLimit(1)))

/** Coins with a value of one US dollar each. */
const dollarCoins: ReadonlySet<string> = new Set(['tUSD', 'USDC', 'USDT'])

/** Prices of one unit of each coin in one currency, at the scale of rates. The currency itself has the price one. */
export type LimitPrices = ReadonlyMap<string, Amount>

/** Returns the value at a price, rounded up, so that no amount counts below its value. */
export const limitValueAt = (minor: Amount, scale: number, price: Amount): Amount =>
  amount(ceiling(minor * price * 10n ** BigInt(LIMIT_SCALE), 10n ** BigInt(scale + RATE_SCALE)))

/** Returns the amount with this value at a price, rounded down, so that it never counts above the value. */
export const amountWorth = (value: Amount, scale: number, price: Amount): Amount =>
  amount((value * 10n ** BigInt(scale + RATE_SCALE)) / (price * 10n ** BigInt(LIMIT_SCALE)))

/**
 * Returns the price of a coin in which others are traded. A dollar coin has at least the price of a US dollar.
 * Undefined without a known value.
 */
export function limitPriceOf(coin: string, prices: LimitPrices): Amount | undefined {
  const price = prices.get(coin)
  if (!dollarCoins.has(coin)) return price
  const dollar = prices.get(USD)
  return price === undefined || dollar === undefined || price < dollar ? dollar : price
}

/**
 * Returns the price of a whole token that costs `reference` minor units of a quote coin with the price `quotePrice`,
 * rounded up.
 */
export const limitPriceThrough = (reference: Amount, quoteScale: number, quotePrice: Amount): Amount =>
  amount(ceiling(reference * quotePrice, 10n ** BigInt(quoteScale)))

/**
 * Returns the limit value of one unit of any coin. For a dollar coin it is the current price of a US dollar. For fiat
 * it is its current price, for a token the reference price of its market. Undefined without a known value.
 */
export function limitRateOf(
  { coin, kind }: { readonly coin: string; readonly kind: string },
  prices: LimitPrices,
): Amount | undefined {
  if (dollarCoins.has(coin)) return prices.get(USD)
  return kind === 'fiat' || kind === 'token' ? prices.get(coin) : undefined
}

/** Returns the limit value of an amount, rounded up. Refuses an amount without a known value. */
export function limitValueOf(
  { scale, ...coin }: { readonly coin: string; readonly kind: string; readonly scale: number },
  minor: Amount,
  prices: LimitPrices,
): Amount | undefined {
  const rate = limitRateOf(coin, prices)
  return rate === undefined ? undefined : limitValueAt(minor, scale, rate)
}
const ceiling = (of: bigint, by: bigint): bigint => (of + by - 1n) / by

/**
 * The amounts used in the last 24 hours, since this day began and since this month began (UTC). Amounts that were
 * returned do not count.
 */
export type Used = { readonly last24Hours: Amount; readonly calendarDay: Amount; readonly month: Amount }

/** An amount that was counted in the reference currency of that time. */
export type CountedUse = Used & { readonly currency: string }

/**
 * Returns the used amounts in the reference currency, each rounded up. Undefined if an amount in an earlier reference
 * currency has no current price; then no payment may leave.
 */
export function usedIn(currency: string, counted: readonly CountedUse[], prices: LimitPrices): Used | undefined {
  let [last24Hours, calendarDay, month] = [ZERO, ZERO, ZERO]
  for (const each of counted) {
    const price = each.currency === currency ? ONE : prices.get(each.currency)
    if (price === undefined) return undefined
    last24Hours = amount(last24Hours + limitValueAt(each.last24Hours, LIMIT_SCALE, price))
    calendarDay = amount(calendarDay + limitValueAt(each.calendarDay, LIMIT_SCALE, price))
    month = amount(month + limitValueAt(each.month, LIMIT_SCALE, price))
  }
  return { last24Hours, calendarDay, month }
}

/** Returns the rest of the limits: nothing if the used amounts are unknown. */
export const remainingOf = (used: Used | undefined, limits: WithdrawalLimits): WithdrawalLimits => ({
  day: left(limits.day, used?.last24Hours),
  calendarDay: limits.calendarDay && left(limits.calendarDay, used?.calendarDay),
  month: left(limits.month, used?.month),
})
const left = (cap: Amount, used: Amount | undefined): Amount =>
  used !== undefined && used < cap ? minus(cap, used) : ZERO

export type LimitReached =
  | 'WITHDRAWAL_DAY_LIMIT_REACHED'
  | 'WITHDRAWAL_CALENDAR_DAY_LIMIT_REACHED'
  | 'WITHDRAWAL_MONTH_LIMIT_REACHED'

/**
 * Refuses more than the rest of 24 hours, of the calendar day or of the month, and allows exactly the rest. `value` is
 * above zero. `coin` is the currency of the limits in the refusal, or the coin of a cap with its `scale`.
 */
export function withinRemaining(
  value: Amount,
  remaining: WithdrawalLimits,
  coin: string,
  scale: number = LIMIT_SCALE,
): Outcome<WithdrawalLimits, LimitReached> {
  if (value > remaining.day) return withdrawalDayLimitReached(restText(remaining.day, scale), coin)
  if (remaining.calendarDay !== null && value > remaining.calendarDay)
    return withdrawalCalendarDayLimitReached(restText(remaining.calendarDay, scale), coin)
  if (value > remaining.month) return withdrawalMonthLimitReached(restText(remaining.month, scale), coin)
  return ok(remaining)
}

/** Makes the same check, with the used amounts subtracted from `limits`. */
export const withinLimits = (
  value: Amount,
  used: Used | undefined,
  limits: WithdrawalLimits,
  coin: string,
  scale?: number,
) => withinRemaining(value, remainingOf(used, limits), coin, scale)

const restText = (rest: Amount, scale: number): string => amountText(formatAmount(rest, scale))
