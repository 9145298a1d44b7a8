import { amountWorth, LIMIT_SCALE, type WithdrawalLimits } from '@tessera/domain/books/limits/withdrawal-limits.ts'
import { type Bound, mostOf } from '@tessera/domain/books/limits/most.ts'
import { type Amount, parseAmount } from '@tessera/domain/books/money/amount.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import type { Terms } from './withdrawals.queries.ts'

/**
 * The remaining amounts of the limits in the reference currency, or of a coin's cap in its units, as the server writes
 * them.
 */
type Rests = Pick<Terms, 'remaining24h' | 'remainingDay' | 'remainingMonth'>
/** The limits and the value of one coin. */
export type Limited = Pick<Terms, 'rate' | 'decimals' | 'cap'> & Rests
export type LimitFault = 'day' | 'calendarDay' | 'month' | 'capDay' | 'capCalendarDay' | 'capMonth'

/** The remaining amounts at a scale; undefined if one cannot be read. */
export function limitsLeft(rests: Rests, scale: number): WithdrawalLimits | undefined {
  const [day, month] = [parseAmount(rests.remaining24h, scale), parseAmount(rests.remainingMonth, scale)]
  const calendarDay = rests.remainingDay === null ? null : parseAmount(rests.remainingDay, scale)
  return day === undefined || calendarDay === undefined || month === undefined ? undefined : { day, calendarDay, month }
}

/** The rest of a coin's cap in its minor units; undefined without a cap. */
export const capOf = (cap: Terms['cap'], scale: number): WithdrawalLimits | undefined =>
  cap === null ? undefined : limitsLeft(cap, scale)

const inCurrency = { day: 'day', calendarDay: 'calendarDay', month: 'month' } as const
const inCoin = { day: 'capDay', calendarDay: 'capCalendarDay', month: 'capMonth' } as const
const windows = ['day', 'calendarDay', 'month'] as const

/** The limits that apply, each with its fault. A calendar day without a limit is left out. */
const named = (rests: WithdrawalLimits, names: Readonly<Record<keyof WithdrawalLimits, LimitFault>>) =>
  windows.flatMap((window) => {
    const rest = rests[window]
    return rest === null ? [] : [{ fault: names[window], rest }]
  })

/** The limit that an amount exceeds: those in the reference currency first, then the cap of its coin. */
export function limitFault(
  { amount, value }: { readonly amount: Amount; readonly value: Amount },
  remaining: WithdrawalLimits,
  cap: WithdrawalLimits | undefined,
): LimitFault | undefined {
  const over =
    named(remaining, inCurrency).find(({ rest }) => value > rest) ??
    (cap && named(cap, inCoin).find(({ rest }) => amount > rest))
  return over?.fault
}

/** The limits as bounds of a coin in its minor units; undefined without a current rate, when nothing may leave. */
export function boundsOf({ rate, decimals, cap, ...rests }: Limited): readonly Bound<LimitFault>[] | undefined {
  const price = rate === null ? undefined : parseAmount(rate, RATE_SCALE)
  const remaining = limitsLeft(rests, LIMIT_SCALE)
  if (price === undefined || remaining === undefined) return undefined
  const rest = capOf(cap, decimals)
  return [
    ...named(remaining, inCurrency).map(({ fault: name, rest: left }) => ({
      name,
      most: amountWorth(left, decimals, price),
    })),
    ...(rest === undefined ? [] : named(rest, inCoin).map(({ fault: name, rest: most }) => ({ name, most }))),
  ]
}

/** The limit that currently allows the smallest amount of a coin. */
export function bindingLimit(limited: Limited): LimitFault | undefined {
  const bounds = boundsOf(limited)
  return bounds && mostOf(bounds).bound
}
