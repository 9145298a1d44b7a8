import type { Amount } from '#books/money/amount.ts'
import type { Used, WithdrawalLimits } from './withdrawal-limits.ts'

/** A limit before and after a change. Null means no limit. */
export type LimitChange = { readonly before: Amount | null; readonly after: Amount | null }

/**
 * The lowest accepted limit, if a change lowers a limit below the amount that one open withdrawal, or those of one
 * customer, hold. Undefined for a limit that covers it, and for a limit that the change does not lower.
 */
export function lowestAccepted(held: Amount, { before, after }: LimitChange): Amount | undefined {
  if (after === null || after >= held) return undefined
  return before === null || after < before ? held : undefined
}

const windows = [
  ['day', 'last24Hours'],
  ['calendarDay', 'calendarDay'],
  ['month', 'month'],
] as const
/** A limit of a period that a change sets below the held amounts, and its lowest accepted value. */
export type HeldConflict = { readonly window: keyof WithdrawalLimits; readonly lowest: Amount }
/** Limits before and after a change; undefined before if they applied to nobody. */
export type LimitsChange = { readonly before: WithdrawalLimits | undefined; readonly after: WithdrawalLimits }

/** The first limit of a period that a change sets below the amounts that open withdrawals hold, for any customer. */
export function heldConflict(held: readonly Used[], { before, after }: LimitsChange): HeldConflict | undefined {
  for (const [window, used] of windows) {
    const most = held.reduce<Amount | undefined>((found, each) => larger(found, each[used]), undefined)
    const lowest =
      most === undefined
        ? undefined
        : lowestAccepted(most, { before: before === undefined ? null : before[window], after: after[window] })
    if (lowest !== undefined) return { window, lowest }
  }
  return undefined
}

/** The first period whose limit a change lowers; undefined if it lowers none. */
export const loweredWindow = ({ before, after }: LimitsChange): keyof WithdrawalLimits | undefined =>
  windows.find(([window]) => {
    const [old, next] = [before?.[window] ?? null, after[window]]
    return next !== null && (old === null || next < old)
  })?.[0]

const larger = (a: Amount | undefined, b: Amount): Amount => (a === undefined || b > a ? b : a)
