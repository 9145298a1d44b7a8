import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { withdrawalMailLimit, withdrawalMailTooSoon } from './refusals.ts'

/** Hours for which a withdrawal waits for its confirmation by email. Source: decision G29. */
export const CONFIRM_HOURS = 24
/** Minimum number of seconds between two emails about one withdrawal. */
export const MAIL_PAUSE_SECONDS = 60
/** Maximum number of emails about one withdrawal, the first included. */
export const MAX_MAILS = 5

/** States of a withdrawal that the page of its link shows. */
export const linkStates = ['waiting', 'confirmed', 'ended'] as const
export type LinkState = (typeof linkStates)[number]

/**
 * Decides whether another email about a withdrawal may be sent. `sent` contains the times of earlier emails, in
 * milliseconds. The limit keeps a stolen session from flooding the inbox.
 */
export function mayMailAgain(
  sent: readonly number[],
  now: number,
): Outcome<void, 'WITHDRAWAL_MAIL_TOO_SOON' | 'WITHDRAWAL_MAIL_LIMIT'> {
  if (sent.length >= MAX_MAILS) return withdrawalMailLimit(MAX_MAILS)
  const seconds = Math.ceil((Math.max(0, ...sent) - now) / 1000) + MAIL_PAUSE_SECONDS
  return seconds > 0 ? withdrawalMailTooSoon(seconds) : ok(undefined)
}
