/**
 * The end of a session (decision G2): minutes without a request, and hours after the login in any case. `remembered`: on a
 * device with a passkey login, if its owner requested it.
 */
export const sessionLives = {
  usual: { idleMinutes: 30, hours: 12 },
  remembered: { idleMinutes: 7 * 24 * 60, hours: 7 * 24 },
} as const
export type SessionLife = (typeof sessionLives)[keyof typeof sessionLives]
/** Seconds before the end of a session in which its owner is asked whether to stay (decision G2). */
export const WARN_SECONDS = 60
/**
 * Minutes in which the second step must follow the first, as long as a code is valid (decision G1). Another code
 * restarts them.
 */
export const TICKET_MINUTES = 5
/** Seconds between requests near the end, because another tab may have extended the session. */
const NEAR_END_SECONDS = 5

/**
 * Seconds after which a screen requests the remaining life of its session: when the warning is due, then every few
 * seconds until the end.
 */
export function secondsToNextRequest(endsInSeconds: number | undefined): number {
  if (endsInSeconds === undefined) return WARN_SECONDS
  return endsInSeconds > WARN_SECONDS
    ? endsInSeconds - WARN_SECONDS
    : Math.min(NEAR_END_SECONDS, Math.max(1, endsInSeconds))
}
