import { DAY_MS } from '#platform/clock/durations.ts'
import type { InvestorRules } from './rules.ts'

/** Returns the end of a class that is granted at `grantedAt`. */
export const endOfClass = (grantedAt: Date, { validDays }: Pick<InvestorRules, 'validDays'>): Date =>
  new Date(grantedAt.getTime() + validDays * DAY_MS)

/** True from the end of the class on. */
export const hasLapsed = (expiresAt: Date, now: Date): boolean => now >= expiresAt

/**
 * Returns the reminder that is due: the smallest number of days that is reached, unless a reminder with this or a
 * smaller number was sent. `reminded` has the days of the last reminder, or null before the first one. Undefined if
 * none is due or the class has ended.
 */
export function dueReminder(
  expiresAt: Date,
  { remindDays }: Pick<InvestorRules, 'remindDays'>,
  reminded: number | null,
  now: Date,
): number | undefined {
  if (hasLapsed(expiresAt, now)) return undefined
  const left = expiresAt.getTime() - now.getTime()
  const reached = remindDays.filter((days) => left <= days * DAY_MS)
  const nearest = reached.length === 0 ? undefined : Math.min(...reached)
  return nearest !== undefined && (reminded === null || nearest < reminded) ? nearest : undefined
}
