import { HOUR_MS } from '#platform/clock/durations.ts'

/** Hours after the first approval of the identity in which the first factor of a kind pauses nothing. */
export const FIRST_FACTOR_HOURS = 24

/** The facts about an account at the moment at which it gets a factor. */
export type BindingFacts = {
  /** True if the account had a factor of this kind before, also one that was removed since. */
  readonly hadBefore: boolean
  /** The first approval of the identity; null before. */
  readonly verifiedAt: Date | null
  /** True if the account or one of its sub-accounts holds anything. */
  readonly holds: boolean
}

/** True if a new factor pauses withdrawals: it replaces another one, or the account holds something and is not new. */
export function pausesAtBinding({ hadBefore, verifiedAt, holds }: BindingFacts, now: Date): boolean {
  if (hadBefore) return true
  const isNew = verifiedAt !== null && now.getTime() - verifiedAt.getTime() < FIRST_FACTOR_HOURS * HOUR_MS
  return holds && !isNew
}
