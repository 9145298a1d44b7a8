import type { Amount } from '#books/money/amount.ts'

/** Prices move while the maker types. A larger change of the value, in percent, needs a new look. */
const TOLERATED_PERCENT = 1n

/** True if the value differs from the one that the maker saw by more than 1 %, or only one of them is known. */
export function hasMoved(seen: Amount | undefined, now: Amount | undefined): boolean {
  if (seen === undefined || now === undefined) return seen !== now
  const by = seen > now ? seen - now : now - seen
  return by * 100n > now * TOLERATED_PERCENT
}

/** True if one of these values is at least `from`, or unknown. All are millionths of the reference currency. */
export const mustWait = (values: readonly (Amount | undefined)[], from: Amount): boolean =>
  values.some((value) => value === undefined || value >= from)
