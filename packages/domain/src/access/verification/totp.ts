/** Seconds a code of an authenticator stands for (RFC 6238). */
export const TOTP_PERIOD_SECONDS = 30
/** Steps a phone's clock may be ahead or behind. */
export const TOTP_WINDOW_STEPS = 1

/** The step in which this moment lies. */
export const totpStep = (at: Date): number => Math.floor(at.getTime() / 1000 / TOTP_PERIOD_SECONDS)

/** The steps whose code may be right now: near enough, and after the last one that was used. */
export const acceptableSteps = (at: Date, lastUsed: bigint): number[] => {
  const middle = totpStep(at)
  const steps: number[] = []
  for (let step = middle - TOTP_WINDOW_STEPS; step <= middle + TOTP_WINDOW_STEPS; step += 1)
    if (BigInt(step) > lastUsed) steps.push(step)
  return steps
}
