/**
 * When a session is over (decision G2): so many minutes without a request, and so many hours after sign-in however busy it is.
 * `kept`: on a device that signed in with a passkey, where its owner asked for it.
 */
export const sessionLives = {
  usual: { idleMinutes: 30, hours: 12 },
  kept: { idleMinutes: 7 * 24 * 60, hours: 7 * 24 },
} as const
export type SessionLife = (typeof sessionLives)[keyof typeof sessionLives]
/** Seconds before a session ends in which its owner is asked whether to stay (decision G2). */
export const WARN_SECONDS = 60
/** Minutes in which the second step must follow the first, as long as a code lives (decision G1); the same again after another code. */
export const TICKET_MINUTES = 5
/** Between questions while the end is near: another tab may have kept the session alive. */
const NEAR_END_SECONDS = 5

/** Seconds after which a screen asks again how long its session lasts: when it is time to warn, then every few until the end. */
export function askAgainSeconds(endsInSeconds: number | undefined): number {
  if (endsInSeconds === undefined) return WARN_SECONDS
  return endsInSeconds > WARN_SECONDS
    ? endsInSeconds - WARN_SECONDS
    : Math.min(NEAR_END_SECONDS, Math.max(1, endsInSeconds))
}
