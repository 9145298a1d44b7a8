/**
 * The lifetime of a session (decision G2): minutes without a request, and a maximum of hours after the login.
 * `remembered` applies to a device with a passkey login if its owner chose it.
 */
export const sessionLives = {
  usual: { idleMinutes: 30, hours: 12 },
  remembered: { idleMinutes: 7 * 24 * 60, hours: 7 * 24 },
} as const
export type SessionLife = (typeof sessionLives)[keyof typeof sessionLives]
/** Seconds before the end of a session at which its owner is asked whether to continue it (decision G2). */
export const WARN_SECONDS = 60
/**
 * Minutes within which the second step must follow the first: the lifetime of a code (decision G1). Another code
 * restarts them.
 */
export const TICKET_MINUTES = 5
/** Seconds between requests near the end. Another tab may have extended the session in the meantime. */
const NEAR_END_SECONDS = 5

/**
 * Returns the seconds after which a screen requests the remaining lifetime of its session. It does so when the warning
 * is due, then every few seconds until the end.
 */
export function secondsToNextRequest(endsInSeconds: number | undefined): number {
  if (endsInSeconds === undefined) return WARN_SECONDS
  return endsInSeconds > WARN_SECONDS
    ? endsInSeconds - WARN_SECONDS
    : Math.min(NEAR_END_SECONDS, Math.max(1, endsInSeconds))
}
