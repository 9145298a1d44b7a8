/** A drift of more than ten years counts as an invalid time. */
const MAX_SECONDS = 315_360_000

/**
 * Returns whole seconds by which a device's clock (milliseconds since 1970) is ahead of `now`; undefined if the time is
 * missing or invalid.
 */
export function clockDrift(deviceMs: number | undefined, now: Date): number | undefined {
  if (deviceMs === undefined) return undefined
  const seconds = Math.round((deviceMs - now.getTime()) / 1000)
  return Math.abs(seconds) <= MAX_SECONDS ? seconds : undefined
}

/** From this drift on, authenticator codes fail and displayed times are wrong, so the owner sees a warning. */
export const NOTABLE_DRIFT_SECONDS = 30
