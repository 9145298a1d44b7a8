/** A drift beyond ten years is no drift but a wrong number. */
const MAX_SECONDS = 315_360_000

/** Whole seconds by which a device's clock (milliseconds since 1970) is ahead of `now`; undefined if it said none, or nonsense. */
export function clockDrift(deviceMs: number | undefined, now: Date): number | undefined {
  if (deviceMs === undefined) return undefined
  const seconds = Math.round((deviceMs - now.getTime()) / 1000)
  return Math.abs(seconds) <= MAX_SECONDS ? seconds : undefined
}

/** From this drift on codes of an authenticator fail and shown times mislead, so the owner sees a warning. */
export const NOTABLE_DRIFT_SECONDS = 30
