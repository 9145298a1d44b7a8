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
 * The most that may leave in 24 hours, in a calendar day and in a calendar month (UTC). Null if the calendar day has no
 * limit of its own.
 */
export type WithdrawalLimits = {
  readonly day: Amount
  readonly calendarDay: Amount | null
  readonly month: Amount
}

/** A limit of whole units of the reference currency. */
export const wholeLimit = (whole: number): Amount => amount(BigInt(whole) * 10n ** BigInt(LIMIT_SCALE))

/** The smallest number of whole units that is at least this value. */
export const wholeAbove = (value: Amount): string => String(ceiling(value, wholeLimit(1)))

/** Coins with a value of one US dollar each. */
const dollarCoins: ReadonlySet<string> = new Set(['tUSD', 'USDC', 'USDT'])

/** Prices of one unit of each coin in one currency, at the scale of rates. The currency itself has the price one. */
export type LimitPrices = ReadonlyMap<string, Amount>

/** The value at a price, rounded up, so that nothing counts below its value. */
export const limitValueAt = (minor: Amount, scale: number, price: Amount): Amount =>
  amount(ceiling(minor * price * 10n ** BigInt(LIMIT_SCALE), 10n ** BigInt(scale + RATE_SCALE)))

/** The amount with this value at a price, rounded down, so that it never counts above the value. */
export const amountWorth = (value: Amount, scale: number, price: Amount): Amount =>
  amount((value * 10n ** BigInt(scale + RATE_SCALE)) / (price * 10n ** BigInt(LIMIT_SCALE)))

/**
 * The price of a coin in which others are traded: for a dollar coin at least that of a US dollar; undefined without a
 * known value.
 */
export function limitPriceOf(coin: string, prices: LimitPrices): Amount | undefined {
  const price = prices.get(coin)
  if (!dollarCoins.has(coin)) return price
  const dollar = prices.get(USD)
  return price === undefined || dollar === undefined || price < dollar ? dollar : price
}

/** The price of a whole token that costs `reference` minor units of a quote coin with the price `quotePrice`. Rounded up. */
export const limitPriceThrough = (reference: Amount, quoteScale: number, quotePrice: Amount): Amount =>
  amount(ceiling(reference * quotePrice, 10n ** BigInt(quoteScale)))

/**
 * The limit value of one unit of any coin: the current price of a US dollar for a dollar coin, the current price of a
 * fiat currency, the reference price of a token's market; undefined without a known value.
 */
export function limitRateOf(
  { coin, kind }: { readonly coin: string; readonly kind: string },
  prices: LimitPrices,
): Amount | undefined {
  if (dollarCoins.has(coin)) return prices.get(USD)
  return kind === 'fiat' || kind === 'token' ? prices.get(coin) : undefined
}

/** The limit value of an amount, rounded up. An amount without a known value may not leave. */
export function limitValueOf(
  { scale, ...coin }: { readonly coin: string; readonly kind: string; readonly scale: number },
  minor: Amount,
  prices: LimitPrices,
): Amount | undefined {
  const rate = limitRateOf(coin, prices)
  return rate === undefined ? undefined : limitValueAt(minor, scale, rate)
}
const ceiling = (of: bigint, by: bigint): bigint => (of + by - 1n) / by

/** The used amounts, without those given back: in the last 24 hours, and since this day and this month began (UTC). */
export type Used = { readonly last24Hours: Amount; readonly calendarDay: Amount; readonly month: Amount }

/** An amount that was counted in a currency that was the reference currency then. */
export type CountedUse = Used & { readonly currency: string }

/**
 * The used amounts in the reference currency, each rounded up. Undefined if an amount in an earlier reference currency
 * has no current price; nothing may leave then.
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

/** The rest of the limits; nothing if the used amounts are unknown. */
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
 * Refuses more than the rest of 24 hours, of the calendar day or of the month; exactly the rest is allowed. `value` is above zero. `coin`
 * names the currency of the limits in the refusal, or the coin of a cap with its `scale`.
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

/** The same check for the used amounts of `limits`. */
export const withinLimits = (
  value: Amount,
  used: Used | undefined,
  limits: WithdrawalLimits,
  coin: string,
  scale?: number,
) => withinRemaining(value, remainingOf(used, limits), coin, scale)

const restText = (rest: Amount, scale: number): string => amountText(formatAmount(rest, scale))
