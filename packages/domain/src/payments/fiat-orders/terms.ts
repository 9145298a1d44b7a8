import { type Amount, formatAmount, parseAmount } from '#books/money/amount.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { fiatAmountOutOfBounds, fiatAmountTooPrecise } from './refusals.ts'

/** An order waits this long for its payment; then it is canceled. Source: decision G33. */
export const FIAT_ORDER_HOURS = 72
/** What a customer says was paid is looked for this long after the order ran out; then it failed. */
export const FIAT_CHECKING_DAYS = 10
/** Orders of one customer that wait at once. */
export const FIAT_OPEN_ORDERS = 10

export type DepositBounds = { readonly scale: number; readonly min: Amount; readonly max: Amount }

/** The amount of a new order, within what the house takes by bank. */
export function depositAmount(
  text: string,
  { scale, min, max }: DepositBounds,
): Outcome<Amount, 'FIAT_AMOUNT_TOO_PRECISE' | 'FIAT_AMOUNT_OUT_OF_BOUNDS'> {
  const amount = parseAmount(text, scale)
  if (amount === undefined) return fiatAmountTooPrecise(scale)
  if (amount < min || amount > max)
    return fiatAmountOutOfBounds({ min: formatAmount(min, scale), max: formatAmount(max, scale) })
  return ok(amount)
}

/** A number for people: two letters, the day, and a count of at least four digits. */
export const numberFor = (letters: string, at: Date, count: bigint): string =>
  `${letters}${at.toISOString().slice(2, 10).replaceAll('-', '')}${String(count).padStart(4, '0')}`

/** What such a number says, in small letters too; undefined when it is none with these letters. */
export function numberIn(letters: string, typed: string): { day: string; count: bigint } | undefined {
  const [, head, day, count] = /^([A-Z]{2})(\d{6})(\d{4,15})$/.exec(typed.trim().toUpperCase()) ?? []
  return head === letters && day !== undefined && count !== undefined ? { day, count: BigInt(count) } : undefined
}
