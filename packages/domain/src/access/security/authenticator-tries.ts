import { DAY_MS } from '#platform/clock/durations.ts'

/** Consecutive wrong codes after which the account must wait. */
export const WRONG_TRIES = 5
export const WRONG_MINUTES = 15
/**
 * Wrong codes within a day, even with right ones in between, after which codes are disabled and withdrawals pause for a
 * day (threat AUT-06).
 */
export const DAY_TRIES = 20
export const DAY_HOURS = 24

/**
 * Returns the time until which codes are disabled: a day after the last of too many wrong codes within a day. `wrongAt`
 * has the newest first.
 */
export function closedUntil(wrongAt: readonly Date[]): Date | undefined {
  const last = wrongAt[0]
  const first = wrongAt[DAY_TRIES - 1]
  if (last === undefined || first === undefined || last.getTime() - first.getTime() >= DAY_MS) return undefined
  return new Date(last.getTime() + DAY_MS)
}

/** Returns the stored times after another wrong code. */
export const withWrong = (wrongAt: readonly Date[], at: Date): Date[] => [at, ...wrongAt].slice(0, DAY_TRIES)
