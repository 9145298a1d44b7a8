import { DAY_MS } from '#platform/clock/durations.ts'

/** Wrong codes in a row, and the wait after them. */
export const WRONG_TRIES = 5
export const WRONG_MINUTES = 15
/**
 * Wrong codes in a day, regardless of right ones in between. Then codes are disabled and withdrawals pause for a day
 * (threat AUT-06).
 */
export const DAY_TRIES = 20
export const DAY_HOURS = 24

/**
 * Returns the time until which codes are disabled: a day after the last of too many wrong ones in a day. `wrongAt`:
 * newest first.
 */
export function closedUntil(wrongAt: readonly Date[]): Date | undefined {
  const last = wrongAt[0]
  const first = wrongAt[DAY_TRIES - 1]
  if (last === undefined || first === undefined || last.getTime() - first.getTime() >= DAY_MS) return undefined
  return new Date(last.getTime() + DAY_MS)
}

/** The stored times after another wrong code. */
export const withWrong = (wrongAt: readonly Date[], at: Date): Date[] => [at, ...wrongAt].slice(0, DAY_TRIES)
